import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Rendered, Renderer } from '../rendering/renderer.ts'
import type { Match } from '../routes/route-table.ts'
import { bootFrame, bootOwn, bootText, type Overrides } from './boot.ts'
import { criticalStyle, type CriticalStyle } from './critical-style.ts'
import { decidesStatus, type FirstData, type ReadFirstData } from './first-data.ts'
import { hintsFor, stylesOf } from './hints.ts'
import { documentBody, documentHead } from './html.ts'
import { securityHeaders } from './security-headers.ts'

/** A page that was asked for. */
export interface Asked {
  set: ReleaseSet
  match: Match | undefined
  pathname: string
  search: URLSearchParams
  language: Language
  overrides?: Overrides
}

export interface Document {
  status: number
  headers: Record<string, string>
  html: string
  /** Whether everything that it should hold is in it. */
  isComplete: boolean
}

/** Takes a document's beginning as soon as its status is certain, before the rest is there. */
export type OnHead = (beginning: Pick<Document, 'status' | 'headers'>, head: string) => void

/** The answer's `rest` is what belongs behind a beginning that `onHead` took. */
export type MakeDocument = (asked: Asked, onHead?: OnHead) => Promise<Document & { rest: string }>

interface Options {
  config: Config
  store: FileStore
  readFirstData: ReadFirstData
  renderer: Renderer
  now(): number
}

export function documentMaker({
  config,
  store,
  readFirstData,
  renderer,
  now,
}: Options): MakeDocument {
  const styles = new WeakMap<ReleaseSet, Promise<CriticalStyle | undefined>>()
  const frames = new WeakMap<ReleaseSet, Map<string, string>>()

  function styleOf(set: ReleaseSet) {
    const known = styles.get(set)
    if (known) return known
    const reading = criticalStyle(set, store).catch(() => undefined)
    styles.set(set, reading)
    return reading
  }

  // The routes of all remotes and the hashes of the page's are most of a document's own bytes: written out once for each set.
  function frameOf({ set, overrides }: Asked, remotes: readonly string[]): string {
    if (overrides) return bootFrame(set, new Set(remotes), config.runtime, overrides)
    const key = remotes.toSorted().join()
    const known = frames.get(set) ?? new Map<string, string>()
    frames.set(set, known)
    const frame = known.get(key) ?? bootFrame(set, new Set(remotes), config.runtime)
    known.set(key, frame)
    return frame
  }

  return async (asked, onHead) => {
    const { set, match, language, search, overrides } = asked
    const developed = Object.values(overrides?.development ?? {})
    const critical = await styleOf(set)
    const headers = {
      ...securityHeaders(config, critical ? [critical.source] : [], developed),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'x-release-set': set.id,
    }
    // A developer's new page stands in no published table: the host decides there.
    const isKnown = match !== undefined || developed.length > 0
    const reading: Promise<FirstData> = match
      ? readFirstData(match, search, language)
      : Promise.resolve({ data: [], status: 200, isComplete: true })
    const hints = hintsFor(set, match, language, new Set(Object.keys(overrides?.development ?? {})))
    const early = decidesStatus(match) ? undefined : documentHead(language, hints, critical)
    if (early) onHead?.({ status: isKnown ? 200 : 404, headers }, early)

    const first = await reading
    const status = isKnown ? first.status : 404
    const owner = match ? [match.route.unit] : []
    const own = bootOwn({ language, data: first.data, now: now(), status })
    const url = asked.pathname + (search.size > 0 ? `?${search}` : '')
    const isDrawn = developed.length === 0 && !isPersonal(match)
    const rendered: Rendered = isDrawn
      ? await renderer.render({
          set,
          route: match?.route.path,
          url,
          language,
          frame: frameOf(asked, owner),
          own,
        })
      : { ok: false, reason: 'unsupported', message: 'The page is the visitor’s own' }

    const head = documentHead(language, hints, critical, rendered.ok ? rendered.head : '')
    if (!early) onHead?.({ status, headers }, head)
    const drawn = rendered.ok
      ? { html: rendered.html, styles: stylesOf(set, rendered.used, hints) }
      : undefined
    const remotes = rendered.ok
      ? [...new Set([...owner, ...rendered.used.map(({ unit }) => unit)])]
      : owner
    const rest = documentBody(language, bootText(frameOf(asked, remotes), own), drawn)
    return {
      status,
      headers,
      html: head + rest,
      rest,
      isComplete: first.isComplete && (rendered.ok || rendered.reason === 'unsupported'),
    }
  }
}

const isPersonal = (match: Match | undefined) =>
  match?.route.guard === 'login' || match?.route.guard === 'adult'
