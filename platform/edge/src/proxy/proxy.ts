import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { encodingOf } from '../http/encoding.ts'
import { forwardedFor } from '../http/forwarded-for.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { packer } from '../http/packing.ts'
import { sendProblem } from '../http/problem.ts'
import { askedLanguage } from '../http/visitor-language.ts'
import { keptAnswers } from './kept-answers.ts'

export interface Proxied {
  origin: string
  /** Path and query as the service behind knows them. */
  path: string
  /** How long the service may take before it begins to answer. */
  milliseconds: number
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

/** Hands requests on to a service behind this edge, in both directions as they flow. */
export function makeProxy(dispatcher: Dispatcher, log: Log): Proxy {
  const kept = keptAnswers()
  return async (request, response, to) => {
    const address = to.origin + to.path
    if (kept.give(request, response, address)) return
    const left = new AbortController()
    response.once('close', () => left.abort())
    try {
      const answer = await ask(request, to, left.signal)
      if (kept.isForAll(request, answer.statusCode, answer.headers)) {
        const body = Buffer.from(await answer.body.arrayBuffer())
        kept.keep(request, address, { headers: answer.headers, body })
        return void response.writeHead(200, headersBack(answer.headers, undefined)).end(body)
      }
      const packing = packingFor(request, answer.headers)
      response.writeHead(answer.statusCode, headersBack(answer.headers, packing?.encoding))
      // What waits for its first event or its first bytes must see that it was heard.
      response.flushHeaders()
      if (packing) await pipeline(answer.body, packing.stream, response)
      else await pipeline(answer.body, response)
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
    const hasBody =
      request.headers['content-length'] !== undefined ||
      request.headers['transfer-encoding'] !== undefined
    const send = () =>
      dispatcher.request({
        origin: to.origin,
        path: to.path,
        method: request.method as Dispatcher.HttpMethod,
        headers: headersOn(request),
        body: hasBody ? request : null,
        headersTimeout: to.milliseconds,
        bodyTimeout: 0,
        signal,
      })
    try {
      return await send()
    } catch (error) {
      // The service may close an idle connection in the moment that it is used again.
      const wasIdle = ['UND_ERR_SOCKET', 'ECONNRESET'].includes(
        (error as { code?: string }).code ?? '',
      )
      if (!wasIdle || hasBody || !/^(GET|HEAD)$/.test(request.method ?? '')) throw error
      return send()
    }
  }
}

function headersOn(request: IncomingMessage): IncomingHttpHeaders {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !HOP.has(name)),
  )
  return {
    ...headers,
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}

function headersBack(
  headers: IncomingHttpHeaders,
  encoding: string | undefined,
): IncomingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)))
  if (!encoding) return kept
  delete kept['content-length']
  return {
    ...kept,
    'content-encoding': encoding,
    vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  }
}

// Replies are text for a slow phone; events have to arrive one by one and stay as they are.
function packingFor(request: IncomingMessage, headers: IncomingHttpHeaders) {
  const type = headers['content-type'] ?? ''
  const isText = /json|^text\/|javascript|svg|xml/.test(type) && !type.includes('event-stream')
  const length = headers['content-length']
  const isSmall = length !== undefined && Number(length) < SMALLEST_PACKED
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (!isText || isSmall || headers['content-encoding'] || request.method === 'HEAD')
    return undefined
  const stream = packer(encoding)
  return stream && { encoding, stream }
}
