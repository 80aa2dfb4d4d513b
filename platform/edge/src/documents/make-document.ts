import type { Config } from '../config.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Rendered, Renderer } from '../rendering/renderer.ts'
import type { Match } from '../routes/route-table.ts'
import { bootOwn, bootText, uniqueModules, type PageModules } from './boot.ts'
import type { DocumentRequest } from './document-request.ts'
import { decidesStatus, type FirstData, type ReadFirstData } from './first-data.ts'
import { frameWriter } from './frame-writer.ts'
import {
  hintsFor,
  laterStylesOf,
  onePerAddress,
  stylesOf,
  type Hints,
  type StyleFile,
} from './hints.ts'
import { chunkHasher } from './chunk-hashes.ts'
import { documentBeginning, documentRest } from './html.ts'
import { styleReader, type Style } from './inline-styles.ts'
import { laterStyleFinder } from './later-styles.ts'
import { securityHeaders } from './security-headers.ts'

export interface Document {
  status: number
  headers: Record<string, string>
  html: Buffer
  /** Whether all of its first data is in it. */
  isComplete: boolean
}

/** Receives a document's beginning as soon as its status is certain, before the rest is ready. */
export type OnHead = (beginning: Pick<Document, 'status' | 'headers'>, head: string) => void

/** The answer's `rest` follows the beginning that `onHead` received. */
export type MakeDocument = (
  request: DocumentRequest,
  onHead?: OnHead,
) => Promise<Document & { rest: Buffer; rendered: Rendered }>

interface Options {
  config: Config
  store: FileStore
  readFirstData: ReadFirstData
  renderer: Renderer
  now(): number
}

/** The plan of a document. It depends on its address and release set alone. */
interface Plan {
  request: DocumentRequest
  /** False for an address that is no page of any remote or the host. */
  isKnown: boolean
  isRendered: boolean
  route: string
  hints: Hints
  scripts: { first?: Hints; last?: Hints }
  /** The development servers from which the page loads remotes. */
  developed: readonly string[]
}

/** Everything up to the first byte that depends on data. */
interface Opening {
  styles: readonly Style[]
  /** The document's beginning, when its status does not depend on data. */
  beginning: string | undefined
}

/** The content of the page, and the files that it was rendered with. */
interface Content {
  first: FirstData
  status: number
  own: string
  owner: PageModules
  rendered: Rendered
  styles: readonly StyleFile[]
}

export function documentMaker(options: Options): MakeDocument {
  const { config, store, readFirstData, renderer, now } = options
  const readStyles = styleReader(store)
  const findLaterStyles = laterStyleFinder(store)
  const withChunkHashes = chunkHasher(store)
  const frameOf = frameWriter(config)
  /** The stylesheets that a route's page was rendered with: the next document of the route begins with them. */
  const renderedWith = new WeakMap<ReleaseSet, Map<string, readonly StyleFile[]>>()

  function renderedWithOf(set: ReleaseSet) {
    const known = renderedWith.get(set) ?? new Map<string, readonly StyleFile[]>()
    renderedWith.set(set, known)
    return known
  }

  async function open({ request, isRendered, route, hints, scripts }: Plan): Promise<Opening> {
    const expected = isRendered ? renderedWithOf(request.set).get(route) : []
    const styles = await readStyles(onePerAddress([...hints.styles, ...(expected ?? [])]))
    const mustWait = decidesStatus(request.match) || !expected
    return {
      styles,
      beginning: mustWait ? undefined : documentBeginning(request, styles, scripts.first),
    }
  }

  async function fill({ request, isKnown, isRendered, route, hints }: Plan): Promise<Content> {
    const { set, match, language, pathname, search } = request
    const first = match ? await readFirstData(match, request) : WITHOUT_DATA
    const status = isKnown ? first.status : 404
    const { data, refused } = first
    const own = bootOwn({ language, data, refused, now: now(), status })
    const owner = ownModules(request)
    const url = pathname + (search.size > 0 ? `?${search}` : '')
    const rendered: Rendered = isRendered
      ? await renderer.render({
          set,
          route: match?.route.path,
          url,
          language,
          frame: frameOf(request, owner),
          own,
        })
      : { ok: false, reason: 'unsupported', message: 'The page is left to the browser' }
    if (!rendered.ok) return { first, status, own, owner, rendered, styles: [] }

    const styles = onePerAddress(stylesOf(set, rendered.used))
    const here = [...hints.styles, ...styles]
    styles.push(...(await findLaterStyles(rendered.html, here, laterStylesOf(set, rendered.used))))
    renderedWithOf(set).set(route, styles)
    return { first, status, own, owner, rendered, styles }
  }

  async function close(plan: Plan, opening: Opening, content: Content, onHead?: OnHead) {
    const { request, scripts } = plan
    const { first, status, own, owner, rendered } = content
    const known = new Set(opening.styles.map(({ href }) => href))
    const lacking = await readStyles(content.styles.filter(({ href }) => !known.has(href)))
    const isOpen = opening.beginning !== undefined
    const styles = isOpen ? opening.styles : [...opening.styles, ...lacking]
    const headers = headersOf(config, plan, styles)
    const beginning = opening.beginning ?? documentBeginning(request, styles, scripts.first)
    if (!isOpen) onHead?.({ status, headers }, beginning)

    const used = rendered.ok ? rendered.used : []
    const parts = documentRest(request.language, {
      boot: bootText(frameOf(request, uniqueModules([...owner, ...used])), own),
      // The policy of a beginning that is already sent lacks the hashes of further inline styles.
      styles: isOpen ? lacking.map(({ href, integrity }) => ({ href, integrity })) : [],
      ...(rendered.ok ? { rendered } : {}),
      needsScripts: !rendered.ok || isPersonal(request.match),
      ...(scripts.last ? { last: scripts.last } : {}),
    })
    const begun = Buffer.from(beginning)
    const html = Buffer.concat([begun, ...parts])
    const isWhole = rendered.ok ? rendered.isWhole : rendered.reason === 'unsupported'
    const isComplete = first.isComplete && isWhole
    const rest = html.subarray(begun.length)
    return { status, headers, html, rest, rendered, isComplete }
  }

  return async (request, onHead) => {
    const plan = planOf(request, await withChunkHashes(hintsOf(request)))
    const opening = await open(plan)
    if (opening.beginning !== undefined)
      onHead?.(
        { status: plan.isKnown ? 200 : 404, headers: headersOf(config, plan, opening.styles) },
        opening.beginning,
      )
    return close(plan, opening, await fill(plan), onHead)
  }
}

const WITHOUT_DATA: FirstData = { data: [], status: 200, isComplete: true }

const hintsOf = ({ set, match, language, overrides }: DocumentRequest): Hints =>
  hintsFor(set, match, language, new Set(Object.keys(overrides?.development ?? {})))

function planOf(request: DocumentRequest, hints: Hints): Plan {
  const { set, match, overrides, isShell } = request
  const development = overrides?.development ?? {}
  const developed = Object.values(development)
  const isRendered =
    set.host.release.server !== undefined &&
    developed.length === 0 &&
    match?.route.unit !== 'host' &&
    !isShell
  return {
    request,
    // A developer's new page is in no published table: the host decides there.
    isKnown: match !== undefined || developed.length > 0,
    isRendered,
    route: match?.route.path ?? '',
    hints,
    // A page that is visible without its scripts loads its images first.
    scripts: isRendered && !isPersonal(match) ? { last: hints } : { first: hints },
    developed,
  }
}

const headersOf = (
  config: Config,
  { request, developed }: Plan,
  styles: readonly Style[],
): Record<string, string> => ({
  ...securityHeaders(
    config,
    styles.flatMap(({ inline }) => inline?.source ?? []),
    developed,
  ),
  'content-type': 'text/html; charset=utf-8',
  'content-language': request.language,
  'x-release-set': request.set.id,
  // The service worker must not cache it for other visits.
  ...(request.overrides ? { 'x-preview': '1' } : {}),
})

const ownModules = ({ match, language }: DocumentRequest): PageModules =>
  match
    ? [match.route.screen, `./messages/${language}`].map((module) => ({
        unit: match.route.unit,
        module,
      }))
    : []

// The content of such a page belongs to the visitor, and is rendered by scripts.
const isPersonal = (match: Match | undefined) =>
  match?.route.guard === 'login' || match?.route.guard === 'adult'
