import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Match } from '../routes/route-table.ts'
import { bootFrame, bootText, type Overrides } from './boot.ts'
import { criticalStyle, type CriticalStyle } from './critical-style.ts'
import { decidesStatus, type FirstData, type ReadFirstData } from './first-data.ts'
import { hintsFor } from './hints.ts'
import { documentHead, documentTail } from './html.ts'
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

export type MakeDocument = (asked: Asked, onHead?: OnHead) => Promise<Document>

interface Options {
  config: Config
  store: FileStore
  readFirstData: ReadFirstData
  renderer: Renderer
  now(): number
}

export function documentMaker({ config, store, readFirstData, renderer, now }: Options): MakeDocument {
  const styles = new WeakMap<ReleaseSet, Promise<CriticalStyle | undefined>>()
  const frames = new WeakMap<ReleaseSet, Map<string, string>>()

  function styleOf(set: ReleaseSet) {
    const known = styles.get(set)
    if (known) return known
    const reading = criticalStyle(set, store).catch(() => undefined)
    styles.set(set, reading)
    return reading
  }

  // The routes of all remotes and the hashes of the owner are most of a document's own bytes: written out once for each set.
  function frameOf({ set, match, overrides }: Asked): string {
    const owner = match?.route.unit
    if (overrides) return bootFrame(set, owner, config.runtime, overrides)
    const known = frames.get(set) ?? new Map<string, string>()
    frames.set(set, known)
    const frame = known.get(owner ?? '') ?? bootFrame(set, owner, config.runtime)
    known.set(owner ?? '', frame)
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
    const head = documentHead(language, hintsFor(set, match, language, new Set(Object.keys(overrides?.development ?? {}))), critical)
    const waits = decidesStatus(match)
    if (!waits) onHead?.({ status: isKnown ? 200 : 404, headers }, head)

    const first = await reading
    const status = isKnown ? first.status : 404
    if (waits) onHead?.({ status, headers }, head)
    const time = now()
    const url = asked.pathname + (search.size > 0 ? `?${search}` : '')
    const rendered = await renderer.render({ set, url, language, data: first.data, status, now: time })
    const boot = bootText(frameOf(asked), { language, data: first.data, now: time, status })
    const html = head + (rendered.ok ? rendered.html : '') + documentTail(language, boot, rendered.ok)
    return { status, headers, html, isComplete: first.isComplete && (rendered.ok || rendered.reason === 'unsupported') }
  }
}
