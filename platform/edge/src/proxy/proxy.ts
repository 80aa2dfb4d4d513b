import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { addAbortSignal, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { answerAs } from '../http/answered.ts'
import { encodingOf } from '../http/encoding.ts'
import { forwardedFor } from '../http/forwarded-for.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { imageAccept } from '../http/image-accept.ts'
import { packer } from '../http/packing.ts'
import { sendProblem } from '../http/problem.ts'
import { askedLanguage } from '../http/visitor-language.ts'
import type { Connections } from './connections.ts'
import { createResponseCache } from './response-cache.ts'

export interface JsonAnswer {
  status: number
  body: unknown
}

export interface Proxied {
  origin: string
  /** Path and query in the form that the service behind expects. */
  path: string
  /** The request's body, when it has one. */
  body: Buffer | undefined
  /** How long the service may take before it begins to answer. */
  milliseconds: number
  /** Changes the answer, when it is JSON. */
  adapt?: ((answer: JsonAnswer) => JsonAnswer) | undefined
  /** Replace those of the request. */
  headers?: IncomingHttpHeaders | undefined
}

export type Proxy = (
  request: IncomingMessage,
  response: ServerResponse,
  to: Proxied,
) => Promise<void>

/** Headers that belong to one connection, not to the message. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
])
const SMALLEST_PACKED = 1024
/**
 * The part of an answer that is buffered for a slow client, so that it does not occupy a connection to the service.
 */
const HELD_BYTES = 1024 * 1024

/** Forwards requests to a service behind this edge, and streams its answers back. Event streams end when it stops. */
export function makeProxy(
  connections: Connections,
  log: Log,
  stopping: AbortSignal,
  cacheBytes: number,
  looked: (found: 'hit' | 'miss') => void,
): Proxy {
  const responseCache = createResponseCache(cacheBytes)
  return async (request, response, to) => {
    const address = to.origin + to.path
    if (responseCache.give(request, response, address)) return looked('hit')
    const left = new AbortController()
    response.once('close', () => left.abort())
    try {
      const answer = await ask(request, to, left.signal)
      if (to.adapt && answer.headers['content-type']?.includes('json'))
        return await sendAdapted(request, response, answer, to.adapt)
      if (responseCache.isForAll(request, address, answer)) {
        const body = Buffer.from(await answer.body.arrayBuffer())
        // Answers that cannot be cached are no misses.
        looked('miss')
        responseCache.store(request, address, { headers: answer.headers, body })
        return void response.writeHead(200, headersBack(answer.headers, undefined)).end(body)
      }
      if (isStream(answer.headers['content-type'])) {
        // It lasts as long as its page, which is no duration of a request.
        answerAs(response, { route: 'event stream' })
        return await sendStream(response, answer, stopping)
      }
      const packing = packingFor(request, answer.headers)
      response.writeHead(answer.statusCode, headersBack(answer.headers, packing?.encoding))
      // The headers confirm the request to a client that waits for its first event or bytes.
      response.flushHeaders()
      const held = new PassThrough({ highWaterMark: HELD_BYTES })
      if (packing) await pipeline(answer.body, packing.stream, held, response)
      else await pipeline(answer.body, held, response)
    } catch (error) {
      if (left.signal.aborted && response.writableEnded === false && response.destroyed) return
      log('warn', 'A request could not be handed on', {
        path: to.path.split('?')[0],
        reason: reasonOf(error),
      })
      if (response.headersSent) return void response.destroy()
      const isSlow = (error as { code?: string }).code === 'UND_ERR_HEADERS_TIMEOUT'
      const language = askedLanguage(request.headers['accept-language'])
      sendProblem(response, isSlow ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY', language)
    }
  }

  async function ask(
    request: IncomingMessage,
    to: Proxied,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const isRead = /^(GET|HEAD)$/.test(request.method ?? '')
    const send = (dispatcher: Dispatcher) =>
      dispatcher.request({
        origin: to.origin,
        path: to.path,
        method: request.method as Dispatcher.HttpMethod,
        headers: {
          ...headersOn(request),
          ...(to.adapt ? adaptedHeaders(to.body) : {}),
          ...to.headers,
        },
        body: to.body ?? null,
        headersTimeout: to.milliseconds,
        bodyTimeout: 0,
        signal,
      })
    if (!isRead) return send(connections.writes)
    if (isStream(request.headers.accept)) return send(connections.streams)
    const answer = await sendTwice(() => send(connections.reads))
    if (!isStream(answer.headers['content-type'])) return answer
    // A stream would occupy a connection of the reads for minutes.
    answer.body.destroy()
    return send(connections.streams)
  }
}

const isForImages = (accept = '') => accept.includes('image/') && !accept.includes('text/html')

const isStream = (type: string | string[] | undefined) => String(type).includes('text/event-stream')

async function sendStream(
  response: ServerResponse,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  stopping: AbortSignal,
) {
  response.writeHead(statusCode, headersBack(headers, undefined))
  // The headers are sent before the first event, so the client sees that it is connected.
  response.flushHeaders()
  const events = async function* () {
    try {
      yield* addAbortSignal(stopping, body)
    } catch (error) {
      // The client reopens a stream that ends regularly, but not one that breaks.
      if (!stopping.aborted) throw error
    }
  }
  await pipeline(events, response)
}

/** A service may close an idle connection in the moment that it is reused. */
async function sendTwice(send: () => Promise<Dispatcher.ResponseData>) {
  try {
    return await send()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!['UND_ERR_SOCKET', 'ECONNRESET'].includes(code)) throw error
    return send()
  }
}

// The answer is read here, so it is not packed, and the body has another length than the request's.
const adaptedHeaders = (body: Buffer | undefined): IncomingHttpHeaders => ({
  'accept-encoding': 'identity',
  ...(body ? { 'content-length': String(body.length) } : {}),
})

async function sendAdapted(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Dispatcher.ResponseData,
  adapt: (answer: JsonAnswer) => JsonAnswer,
) {
  const { status, body } = adapt({ status: answer.statusCode, body: await answer.body.json() })
  const text = JSON.stringify(body)
  const { 'content-length': _, ...headers } = answer.headers
  const packing = packingFor(request, headers)
  response.writeHead(status, headersBack(headers, packing?.encoding))
  if (!packing) return void response.end(text)
  packing.stream.end(text)
  await pipeline(packing.stream, response)
}

function headersOn(request: IncomingMessage): IncomingHttpHeaders {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !HOP.has(name)),
  )
  return {
    ...headers,
    ...(isForImages(request.headers.accept) ? { accept: imageAccept(request.headers.accept) } : {}),
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}

function headersBack(
  headers: IncomingHttpHeaders,
  encoding: string | undefined,
): IncomingHttpHeaders {
  const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)))
  if (!encoding) return forwarded
  delete forwarded['content-length']
  return {
    ...forwarded,
    'content-encoding': encoding,
    vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  }
}

function packingFor(request: IncomingMessage, headers: IncomingHttpHeaders) {
  const isText = /json|^text\/|javascript|svg|xml/.test(headers['content-type'] ?? '')
  const length = headers['content-length']
  const isSmall = length !== undefined && Number(length) < SMALLEST_PACKED
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (!isText || isSmall || headers['content-encoding'] || request.method === 'HEAD')
    return undefined
  const stream = packer(encoding)
  return stream && { encoding, stream }
}
