import { parseCookie } from 'cookie'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, type Config } from '../config.ts'
import { answerAs } from '../http/answered.ts'
import { writeCookie } from '../http/cookies.ts'
import { encodingOf } from '../http/encoding.ts'
import type { GuestIds } from '../http/guest-ids.ts'
import type { NetworkLimit } from '../http/network-limit.ts'
import { forwardedFor } from '../http/forwarded-for.ts'
import { sendProblem } from '../http/problem.ts'
import { chosenLanguage, isLanguage } from '../http/visitor-language.ts'
import type { Catalogue } from '../releases/catalogue.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Resolver } from '../releases/resolver.ts'
import type { Versions } from '../releases/set-id.ts'
import { mayChoose, type versionChooser } from './chosen-versions.ts'
import type { DocumentCache } from './document-cache.ts'
import { encodedDocument } from './encoded-document.ts'
import { documentSearch } from './document-search.ts'
import type { GuestTokens } from './guest-tokens.ts'
import type { DocumentRequest } from './document-request.ts'
import type { MakeDocument } from './make-document.ts'
import { marksOf } from './marks.ts'
import { preparingPage } from './preparing-page.ts'
import { sendDocument, streamDocument, type Personal } from './respond.ts'

export interface Served {
  catalogue: Catalogue
  resolver: Resolver
}

interface Options {
  config: Config
  served(): Served | undefined
  chooseVersions: ReturnType<typeof versionChooser>
  guests: GuestIds
  tokens: GuestTokens
  cache: DocumentCache
  /** Whether another page may be rendered for the network of this request. */
  mayRender: NetworkLimit
  looked(found: 'hit' | 'stale' | 'miss' | 'limited'): void
  /** A visitor got a document that shows these versions. */
  onServed(request: IncomingMessage, visitor: string, units: Versions): void
  makeDocument: MakeDocument
  /** Resolves when all releases that may be chosen are here. */
  arrived(): Promise<void>
}

export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  search: string,
) => Promise<void>

const GUEST_ID_MS = 3 * 24 * 60 * 60 * 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NOT_A_PAGE = new Set([
  'image',
  'script',
  'style',
  'font',
  'audio',
  'video',
  'manifest',
  'worker',
  'serviceworker',
])

export function pageHandler({
  config,
  served,
  chooseVersions,
  guests,
  tokens,
  cache,
  mayRender,
  looked,
  onServed,
  makeDocument,
  arrived,
}: Options): PageHandler {
  const place = { domain: config.runtime.cookieDomain, secure: isSecure(config) }

  return async (request, response, pathname, search) => {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const preferred = chosenLanguage(cookies.lang)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', preferred)
    }
    const now = served()
    const fetched = request.headers['sec-fetch-dest']
    const known = UUID.test(cookies.guest_id ?? '')
    const guestId = known ? (cookies.guest_id ?? '') : guests.issue()
    const usual = now?.resolver.forVisitor(guestId)
    if (!now || !usual) return sendPreparing(response, preferred)

    const query = new URLSearchParams(search)
    const choosing = { request, pathname, query, cookies, language: preferred }
    if (mayChoose(choosing)) await arrived()
    const chosen = mayChoose(choosing)
      ? await chooseVersions(choosing, { usual: versionsIn(usual), ...(served() ?? now) })
      : undefined
    if (chosen && 'answer' in chosen) return chosen.answer(response)
    const set = chosen?.set ?? usual
    const match = set.table.match(pathname)
    answerAs(response, { route: match?.route.path ?? 'unknown page', set })
    if (!match && typeof fetched === 'string' && NOT_A_PAGE.has(fetched))
      return sendProblem(response, 'NOT_FOUND', preferred)
    const inPath = match?.params.lang
    const language = isLanguage(inPath) ? inPath : preferred
    const documentRequest: DocumentRequest = {
      set,
      match,
      pathname,
      // The badge of overrides links to the whole address.
      search: chosen?.overrides ? query : documentSearch(match, query),
      language,
      marks: marksOf(cookies),
      from: forwardedFor(request),
      overrides: chosen?.overrides,
    }

    const isGuest = !cookies.access_token && !cookies.grant_token && match !== undefined
    const personal = async (): Promise<Personal> => {
      const written: string[] = []
      if (!known)
        written.push(
          writeCookie('guest_id', guestId, {
            ...place,
            expires: new Date(Date.now() + GUEST_ID_MS),
          }),
        )
      const token = isGuest ? await tokens.take(documentRequest.from) : undefined
      if (token)
        written.push(writeCookie('grant_token', token.value, { ...place, expires: token.expires }))
      return { cookies: written }
    }
    await answer(request, response, documentRequest, personal)
    if (!chosen && isNavigation(request) && guests.isIssued(guestId))
      onServed(request, guestId, shownBy(documentRequest))
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    documentRequest: DocumentRequest,
    personal: () => Promise<Personal>,
  ) {
    const encoding = encodingOf(request.headers['accept-encoding'])
    const key = documentRequest.overrides ? undefined : keyOf(documentRequest)
    const found = key === undefined ? undefined : cache.find(key)
    const running = key === undefined ? undefined : cache.coming(key)
    const isFresh = running !== undefined || (found !== undefined && !found.isStale)
    const isShell = !isFresh && !mayRender(request)
    if (key !== undefined) looked(isFresh ? 'hit' : found ? 'stale' : isShell ? 'limited' : 'miss')
    if (key !== undefined && found && !isFresh && !isShell)
      cache.store(key, makeDocument(documentRequest).then(encodedDocument))
    if (found || running) {
      const document = found?.document ?? (await running!)
      return sendDocument(request, response, document, encoding, await personal())
    }

    const stream =
      request.method === 'HEAD' ? undefined : streamDocument(response, encoding, personal)
    const making = makeDocument({ ...documentRequest, isShell }, stream?.onHead)
    if (key !== undefined && !isShell) cache.store(key, making.then(encodedDocument))
    const made = await making
    if (stream) return stream.end(made.rest)
    return sendDocument(request, response, encodedDocument(made), encoding, await personal())
  }
}

const keyOf = ({ set, language, marks, pathname, search }: DocumentRequest) =>
  `${[set.revision, language, ...marks].join(' ')} ${pathname}?${search}`

/** Whether a browser shows the document to its visitor. Programs and prefetches get documents too. */
const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined

/** The units that the document's visitor reports on: the host, and the remote of a page that everybody may see. */
function shownBy({ set, match }: DocumentRequest): Versions {
  const all = versionsIn(set)
  const isPublic = match?.route.guard === 'public'
  const shown = new Set([set.host.release.unit, ...(isPublic ? [match.route.unit] : [])])
  return Object.fromEntries(Object.entries(all).filter(([unit]) => shown.has(unit)))
}

const versionsIn = ({ units }: ReleaseSet) =>
  Object.fromEntries(units.map(({ release }) => [release.unit, release.version]))

function sendPreparing(response: ServerResponse, language: 'id' | 'en') {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  response.end(preparingPage(language))
}
