import { parseCookie } from 'cookie'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { answerAs } from '../http/answered.ts'
import { encodingOf } from '../http/encoding.ts'
import type { GuestIds } from '../http/guest-ids.ts'
import type { NetworkLimit } from '../http/network-limit.ts'
import { forwardedFor } from '../http/forwarded-for.ts'
import { sendProblem } from '../http/problem.ts'
import { chosenLanguage, isLanguage } from '../http/visitor-language.ts'
import type { Catalogue } from '../releases/catalogue.ts'
import type { Resolver } from '../releases/resolver.ts'
import { mayChoose, type versionChooser } from './chosen-versions.ts'
import type { DocumentCache } from './document-cache.ts'
import { encodedDocument } from './encoded-document.ts'
import { documentSearch } from './document-search.ts'
import type { GuestTokens } from './guest-tokens.ts'
import type { DocumentRequest } from './document-request.ts'
import type { MakeDocument } from './make-document.ts'
import { marksOf } from './marks.ts'
import { preparingPage } from './preparing-page.ts'
import { sendDocument, sendShared, streamDocument, type Personal } from './respond.ts'
import { shownBy, versionsIn, type OnServed } from './shown-versions.ts'
import { readVariant, type Variant } from './variant.ts'
import { knownGuestId, visitorCookies } from './visitor-cookies.ts'

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
  onServed: OnServed
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
  const cookie = visitorCookies(config, tokens)

  return async (request, response, pathname, search) => {
    const variant = readVariant(request.headers)
    // A document for many visitors depends on nothing else of one.
    const cookies = variant ? {} : parseCookie(request.headers.cookie ?? '')
    const preferred = variant?.language ?? chosenLanguage(cookies.lang)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', preferred)
    }
    const now = served()
    const fetched = request.headers['sec-fetch-dest']
    const known = knownGuestId(cookies)
    const guestId = known ?? (variant ? '' : guests.issue())
    const usual = variant
      ? now?.resolver.forSlice(variant.slice)
      : now?.resolver.forVisitor(guestId)
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
      marks: variant?.marks ?? marksOf(cookies),
      from: forwardedFor(request),
      overrides: chosen?.overrides,
    }

    if (variant && !chosen) return answerShared(request, response, documentRequest, variant)

    const personal = async (): Promise<Personal> => ({
      cookies: [
        ...(known ? [] : [cookie.guestId(guestId)]),
        ...(match ? await cookie.token(cookies, documentRequest.from) : []),
      ],
    })
    await answer(request, response, documentRequest, personal)
    if (!chosen && isNavigation(request) && guests.isIssued(guestId))
      onServed(request, guestId, shownBy(documentRequest))
  }

  /** Looks for the document, and renders the successor of a stale one. */
  function look(request: IncomingMessage, documentRequest: DocumentRequest) {
    const key = documentRequest.overrides ? undefined : keyOf(documentRequest)
    const found = key === undefined ? undefined : cache.find(key)
    const running = key === undefined ? undefined : cache.coming(key)
    const isFresh = running !== undefined || (found !== undefined && !found.isStale)
    const isShell = !isFresh && !mayRender(request)
    if (key !== undefined) looked(isFresh ? 'hit' : found ? 'stale' : isShell ? 'limited' : 'miss')
    if (key !== undefined && found && !isFresh && !isShell)
      cache.store(key, makeDocument(documentRequest).then(encodedDocument))
    return { key, found, running, isShell }
  }

  async function answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    documentRequest: DocumentRequest,
    { slice }: Variant,
  ) {
    const { key, found, running, isShell } = look(request, documentRequest)
    const make = () => {
      const making = makeDocument({ ...documentRequest, isShell }).then(encodedDocument)
      if (key !== undefined && !isShell) cache.store(key, making)
      return making
    }
    const document = found?.document ?? (await (running ?? make()))
    const { set } = documentRequest
    // A shell is for the network that asks for too many pages.
    if (isShell && !found)
      return sendDocument(request, response, document, encodingOfRequest(request), { cookies: [] })
    return sendShared(request, response, document, { set, slice, config })
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    documentRequest: DocumentRequest,
    personal: () => Promise<Personal>,
  ) {
    const encoding = encodingOfRequest(request)
    const { key, found, running, isShell } = look(request, documentRequest)
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

const encodingOfRequest = ({ headers }: IncomingMessage) => encodingOf(headers['accept-encoding'])

/** Whether a browser shows the document to its visitor. Programs and prefetches get documents too. */
const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined

function sendPreparing(response: ServerResponse, language: 'id' | 'en') {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  response.end(preparingPage(language))
}
