import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Rendered, Renderer } from '../rendering/renderer.ts'
import type { Match } from '../routes/route-table.ts'
import {
  bootFrame,
  bootOwn,
  bootText,
  uniqueModules,
  type Overrides,
  type PageModules,
} from './boot.ts'
import { decidesStatus, type FirstData, type ReadFirstData } from './first-data.ts'
import { hintsFor, laterStylesOf, onePerAddress, stylesOf, type StyleFile } from './hints.ts'
import { documentBeginning, documentRest } from './html.ts'
import { styleReader, type Style } from './inline-styles.ts'
import { laterStyleFinder } from './later-styles.ts'
import type { Mark } from './marks.ts'
import { securityHeaders } from './security-headers.ts'

/** A page that was asked for. */
export interface Asked {
  set: ReleaseSet
  match: Match | undefined
  pathname: string
  search: URLSearchParams
  language: Language
  marks: readonly Mark[]
  /** For whom it is made first: whoever asks too often is refused by the gateway, and nobody else for him. */
  from: string
  overrides?: Overrides
}

export interface Document {
  status: number
  headers: Record<string, string>
  html: Buffer
  /** Whether everything that it should hold is in it. */
  isComplete: boolean
}

/** Takes a document's beginning as soon as its status is certain, before the rest is there. */
export type OnHead = (beginning: Pick<Document, 'status' | 'headers'>, head: string) => void

/** The answer's `rest` is what belongs behind a beginning that `onHead` took. */
export type MakeDocument = (asked: Asked, onHead?: OnHead) => Promise<Document & { rest: Buffer }>

interface Options {
  config: Config
  store: FileStore
  readFirstData: ReadFirstData
  renderer: Renderer
  now(): number
}

const MOST_FRAMES = 500

export function documentMaker({
  config,
  store,
  readFirstData,
  renderer,
  now,
}: Options): MakeDocument {
  const readStyles = styleReader(store)
  const findLaterStyles = laterStyleFinder(store)
  const frames = new WeakMap<ReleaseSet, Map<string, string>>()
  /** The stylesheets that a route's page was drawn with: the next document of the route begins with them. */
  const drawnWith = new WeakMap<ReleaseSet, Map<string, readonly StyleFile[]>>()

  function drawnWithOf(set: ReleaseSet) {
    const known = drawnWith.get(set) ?? new Map<string, readonly StyleFile[]>()
    drawnWith.set(set, known)
    return known
  }

  // The routes of all remotes and the hashes of the page's are most of a document's own bytes: written out once for each set.
  function frameOf({ set, overrides }: Asked, page: PageModules): string {
    if (overrides) return bootFrame(set, page, config.runtime, overrides)
    const key = page
      .map(({ unit, module }) => `${unit} ${module}`)
      .toSorted()
      .join()
    const known = frames.get(set) ?? new Map<string, string>()
    frames.set(set, known)
    const frame = known.get(key) ?? bootFrame(set, page, config.runtime)
    if (known.size >= MOST_FRAMES) known.clear()
    known.set(key, frame)
    return frame
  }

  return async (asked, onHead) => {
    const { set, match, language, search, overrides } = asked
    const developed = Object.values(overrides?.development ?? {})
    // A developer's new page stands in no published table: the host decides there.
    const isKnown = match !== undefined || developed.length > 0
    const isDrawn =
      set.host.release.server !== undefined &&
      developed.length === 0 &&
      match?.route.unit !== 'host'
    const hints = hintsFor(set, match, language, new Set(Object.keys(overrides?.development ?? {})))
    // A page that can be seen without its scripts leaves the line to its pictures first.
    const scripts = isDrawn && !isPersonal(match) ? { last: hints } : { first: hints }
    const headersWith = (styles: readonly Style[]) => ({
      ...securityHeaders(
        config,
        styles.flatMap(({ inline }) => inline?.source ?? []),
        developed,
      ),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'x-release-set': set.id,
    })

    const route = match?.route.path ?? ''
    const expected = isDrawn ? drawnWithOf(set).get(route) : []
    let styles = await readStyles(onePerAddress([...hints.styles, ...(expected ?? [])]))
    let headers = headersWith(styles)
    const early =
      decidesStatus(match) || !expected
        ? undefined
        : documentBeginning(asked, styles, scripts.first)
    if (early) onHead?.({ status: isKnown ? 200 : 404, headers }, early)

    const first: FirstData = match
      ? await readFirstData(match, asked)
      : { data: [], status: 200, isComplete: true }
    const status = isKnown ? first.status : 404
    const owner = match
      ? [match.route.screen, `./messages/${language}`].map((module) => ({
          unit: match.route.unit,
          module,
        }))
      : []
    const { data, refused } = first
    const own = bootOwn({ language, data, refused, now: now(), status })
    const url = asked.pathname + (search.size > 0 ? `?${search}` : '')
    const rendered: Rendered = isDrawn
      ? await renderer.render({
          set,
          route: match?.route.path,
          url,
          language,
          frame: frameOf(asked, owner),
          own,
        })
      : { ok: false, reason: 'unsupported', message: 'The page is left to the browser' }

    const used = rendered.ok ? rendered.used : []
    const drawn = onePerAddress(stylesOf(set, used))
    if (rendered.ok) {
      const here = [...hints.styles, ...drawn]
      drawn.push(...(await findLaterStyles(rendered.html, here, laterStylesOf(set, used))))
      drawnWithOf(set).set(route, drawn)
    }
    const known = new Set(styles.map(({ href }) => href))
    const lacking = await readStyles(drawn.filter(({ href }) => !known.has(href)))
    if (!early && lacking.length > 0) {
      styles = [...styles, ...lacking]
      headers = headersWith(styles)
    }
    const beginning = early ?? documentBeginning(asked, styles, scripts.first)
    if (!early) onHead?.({ status, headers }, beginning)
    const parts = documentRest(language, {
      boot: bootText(frameOf(asked, uniqueModules([...owner, ...used])), own),
      // Its policy, which is sent already, knows nothing of styles that came late.
      styles: early ? lacking.map(({ href, integrity }) => ({ href, integrity })) : [],
      ...(rendered.ok ? { drawn: rendered } : {}),
      needsScripts: !rendered.ok || isPersonal(match),
      ...(scripts.last ? { last: scripts.last } : {}),
    })
    const begun = Buffer.from(beginning)
    const html = Buffer.concat([begun, ...parts])
    return {
      status,
      headers,
      html,
      rest: html.subarray(begun.length),
      isComplete:
        first.isComplete && (rendered.ok ? rendered.isWhole : rendered.reason === 'unsupported'),
    }
  }
}

// What stands in such a page is the visitor's own, and comes with the scripts.
const isPersonal = (match: Match | undefined) =>
  match?.route.guard === 'login' || match?.route.guard === 'adult'
