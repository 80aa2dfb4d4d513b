import { parseCookie } from 'cookie'
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import type { Served } from '../documents/page-handler.ts'
import { answerAs } from '../http/answered.ts'
import { forwardedFor } from '../http/forwarded-for.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { networkLimit, type NetworkLimit } from '../http/network-limit.ts'
import { sendProblem } from '../http/problem.ts'
import type { VisitorAddress } from '../http/visitor-address.ts'
import { askedLanguage, type Language } from '../http/visitor-language.ts'
import { findService } from './find-service.ts'
import { ServiceBusy, type ServiceClient } from './service-client.ts'
import { headersFromService, headersToService } from './service-headers.ts'
import { servicePath, type ServicePath } from './service-path.ts'
import type { VisitorTokens } from './visitor-tokens.ts'
import type { FindVisitor } from './visitors.ts'

interface Options {
  served(): Served | undefined
  client: ServiceClient
  tokens: VisitorTokens
  findVisitor: FindVisitor
  addressOf: VisitorAddress
  callsPerMinute: number
  /** Whether pages may load remotes from the machines of developers. */
  allowsDevelopment: boolean
  /** Whether the client itself sends the place of a trace. */
  isTraced: boolean
  log: Log
}

/** Answers a path below `/api`. */
export type ServiceHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: Buffer | undefined,
) => Promise<void>

export const SERVICES = '/api'
const KEYS = '/jwks.json'
const TOKEN = /^\/([a-z][a-z0-9-]{0,39})\.token$/
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** The uses of an answer in a browser. A script of a service would run unverified. */
const USES = new Set([undefined, 'empty', 'image', 'audio', 'video', 'document'])
const CODE = /javascript|ecmascript|\bcss\b|wasm/

/** Sends the calls of a unit to the squad's own services, with a token that says who the visitor is. */
export function serviceHandler(options: Options): ServiceHandler {
  const { served, client, tokens, findVisitor, addressOf, callsPerMinute, log } = options
  const limits = new Map<string, NetworkLimit>()

  function mayCall(request: IncomingMessage, unit: string) {
    const limit = limits.get(unit) ?? networkLimit(addressOf, callsPerMinute)
    limits.set(unit, limit)
    return limit(request)
  }

  function addressFor(request: IncomingMessage, { unit, name }: ServicePath) {
    const now = served()
    if (!now) return 'unknown'
    const { guest_id: guestId = '' } = parseCookie(request.headers.cookie ?? '')
    const set = now.resolver.forVisitor(guestId)
    const release = set?.units.find((one) => one.release.unit === unit)?.release
    return findService(now.catalogue, { unit, name, version: release?.version })
  }

  /** The visitor's token; undefined when the request is answered already. */
  async function tokenFor(
    unit: string,
    request: IncomingMessage,
    response: ServerResponse,
    language: Language,
  ) {
    const accessToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    try {
      const visitor = await findVisitor(accessToken, { language, from: forwardedFor(request) })
      if (typeof visitor === 'object' && 'status' in visitor) {
        response.writeHead(visitor.status, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        })
        return void response.end(visitor.body)
      }
      return { text: tokens.issue(unit, visitor), isBuyer: visitor !== 'guest' }
    } catch (error) {
      log('warn', 'The back end does not say who a visitor is', { unit, reason: reasonOf(error) })
      return void sendProblem(response, 'BAD_GATEWAY', language)
    }
  }

  async function sendToken(unit: string, request: IncomingMessage, response: ServerResponse) {
    const token = await tokenFor(unit, request, response, languageOf(request))
    if (!token) return
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ token: token.text }))
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    { service, address, body }: { service: ServicePath; address: string; body: Buffer | undefined },
  ) {
    const { unit, name, rest } = service
    const language = languageOf(request)
    const token = await tokenFor(unit, request, response, language)
    if (!token) return
    const id = randomUUID()
    const left = new AbortController()
    response.once('close', () => left.abort())
    const fail = (problem: Parameters<typeof sendProblem>[1], reason: string) => {
      if (left.signal.aborted) return
      log('warn', 'A call to a service of a squad has failed', { unit, service: name, id, reason })
      if (response.headersSent) return void response.destroy()
      if (problem === 'SERVICE_BUSY') response.setHeader('retry-after', '1')
      sendProblem(response, problem, language)
    }
    try {
      const answer = await client.send({
        unit,
        address,
        path: rest,
        method: request.method as Dispatcher.HttpMethod,
        headers: {
          ...headersToService(request.headers),
          authorization: `Bearer ${token.text}`,
          'x-forwarded-for': addressOf(request),
          'x-request-id': id,
          ...(options.isTraced ? {} : { traceparent: traceParent() }),
        },
        body,
        signal: left.signal,
      })
      const refusal = refusalOf(answer, { address, service })
      if (typeof refusal === 'string') {
        answer.body.destroy()
        answer.body.on('error', () => {})
        return fail('BAD_GATEWAY', refusal)
      }
      const headers = headersFromService(answer.headers, { isForBuyer: token.isBuyer })
      response.writeHead(answer.statusCode, { ...headers, ...refusal, 'x-request-id': id })
      await pipeline(answer.body, response)
    } catch (error) {
      fail(problemOf(error), reasonOf(error))
    }
  }

  return async (request, response, path, body) => {
    const language = languageOf(request)
    if (path === KEYS) {
      response.writeHead(200, {
        'content-type': 'application/jwk-set+json',
        'cache-control': 'public, max-age=300',
      })
      return void response.end(JSON.stringify(tokens.keys()))
    }
    const unit = options.allowsDevelopment ? TOKEN.exec(path)?.[1] : undefined
    if (unit) return sendToken(unit, request, response)
    if (!METHODS.has(request.method ?? '')) {
      response.setHeader('allow', [...METHODS].join(', '))
      return sendProblem(response, 'METHOD_NOT_ALLOWED', language)
    }
    const service = servicePath(path)
    if (!service || !USES.has(request.headers['sec-fetch-dest'] as string | undefined))
      return sendProblem(response, 'NOT_FOUND', language)
    const found = addressFor(request, service)
    if (found === 'unknown') return sendProblem(response, 'NOT_FOUND', language)
    if (found === 'not approved') {
      log('warn', 'A call goes to a service that is not approved', { ...service, rest: undefined })
      return sendProblem(response, 'SERVICE_NOT_APPROVED', language)
    }
    answerAs(response, { route: `service ${service.unit}/${service.name}` })
    if (!mayCall(request, service.unit)) {
      response.setHeader('retry-after', '10')
      return sendProblem(response, 'TOO_MANY_CALLS', language)
    }
    await forward(request, response, { service, address: found.address, body })
  }
}

const languageOf = (request: IncomingMessage) => askedLanguage(request.headers['accept-language'])

/** A trace that begins here, not sampled by the shop. */
const traceParent = () =>
  `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`

/**
 * The reason why a visitor does not get an answer, or the headers to replace. A service that refuses the token of the edge is
 * out of order: the session of the visitor is not over.
 */
function refusalOf(
  { statusCode, headers }: Dispatcher.ResponseData,
  to: { address: string; service: ServicePath },
): string | IncomingHttpHeaders {
  if (statusCode === 401) return 'it refuses the token of the edge'
  if (CODE.test(String(headers['content-type'] ?? '')))
    return `it answers with code, ${String(headers['content-type'])}`
  const { location } = headers
  if (location === undefined) return {}
  const own = ownLocation(String(location), to)
  return own === undefined ? `it leads to another place, ${String(location)}` : { location: own }
}

/** A redirect within the service, as an address of the shop. */
function ownLocation(
  location: string,
  { address, service: { unit, name, rest } }: { address: string; service: ServicePath },
): string | undefined {
  const url = URL.parse(location, address + rest)
  if (!url || !`${url.href}/`.startsWith(`${address}/`)) return undefined
  const path = servicePath(`/${unit}/${name}${url.href.slice(address.length)}`)
  return path && `${SERVICES}/${unit}/${name}${path.rest}`
}

function problemOf(error: unknown) {
  if (error instanceof ServiceBusy) return 'SERVICE_BUSY'
  const { name, code = '' } = error as { name?: string; code?: string }
  const isSlow = name === 'TimeoutError' || /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(code)
  return isSlow ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY'
}
