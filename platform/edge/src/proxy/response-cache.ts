import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { imageAccept } from '../http/image-accept.ts'
import { sizedCache } from '../http/sized-cache.ts'

/**
 * A cache of answers that are equal for all visitors and never change: images. A page has dozens of them, and each
 * would cost the service behind this edge as much as any other call.
 */
export interface ResponseCache {
  /** Sends the cached answer to the request; false when the request must be forwarded. */
  give(request: IncomingMessage, response: ServerResponse, address: string): boolean
  /** Whether an answer may be sent to other visitors too. */
  isForAll(
    request: IncomingMessage,
    address: string,
    answer: { statusCode: number; headers: IncomingHttpHeaders },
  ): boolean
  store(request: IncomingMessage, address: string, answer: CachedResponse): void
}

interface CachedResponse {
  headers: IncomingHttpHeaders
  body: Buffer
}

const LONGEST_BYTES = 512 * 1024
/** No address of an image is longer. */
const LONGEST_ADDRESS = 512
/** The headers that describe the content. All others (counts, limits, request names) belong to the first requester. */
const OF_CONTENT = [
  'access-control-allow-origin',
  'cache-control',
  'content-length',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'timing-allow-origin',
  'vary',
  'x-content-type-options',
] as const

export function createResponseCache(mostBytes: number): ResponseCache {
  const cache = sizedCache<CachedResponse>(mostBytes, ({ body }) => body.length)

  return {
    give(request, response, address) {
      const found = isPlain(request) ? cache.get(keyOf(request, address)) : undefined
      if (!found) return false
      const { headers, body } = found
      const isKnown = headers.etag && request.headers['if-none-match']?.includes(headers.etag)
      if (isKnown) {
        const { 'content-length': _, ...rest } = headers
        response.writeHead(304, rest).end()
      } else response.writeHead(200, headers).end(body)
      return true
    },
    isForAll: (request, address, { statusCode, headers }) =>
      isPlain(request) &&
      address.length <= LONGEST_ADDRESS &&
      statusCode === 200 &&
      /\bpublic\b.*\bimmutable\b/.test(headers['cache-control'] ?? '') &&
      Number(headers['content-length'] ?? Infinity) <= LONGEST_BYTES &&
      (!headers.vary || (/^accept$/i.test(headers.vary) && isImage(headers))) &&
      !headers['set-cookie'],
    store(request, address, { headers, body }) {
      const named = OF_CONTENT.filter((name) => headers[name] !== undefined)
      const ofContent = Object.fromEntries(named.map((name) => [name, headers[name]]))
      cache.set(keyOf(request, address), { headers: ofContent, body })
    },
  }
}

const isImage = (headers: IncomingHttpHeaders) => !!headers['content-type']?.startsWith('image/')

const isPlain = ({ method, headers }: IncomingMessage) => method === 'GET' && !headers.range

const keyOf = ({ headers }: IncomingMessage, address: string) =>
  `${imageAccept(headers.accept)} ${address}`
