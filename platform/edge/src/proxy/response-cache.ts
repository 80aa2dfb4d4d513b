import { LRUCache } from 'lru-cache'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/**
 * A cache of answers that are equal for all visitors and never change: images. A page has dozens of them, and each
 * would cost the service behind this edge as much as any other call.
 */
export interface ResponseCache {
  /** Sends the cached answer to the request; false when the request must be forwarded. */
  give(request: IncomingMessage, response: ServerResponse, address: string): boolean
  /** Whether an answer may be sent to other visitors too. */
  isForAll(request: IncomingMessage, status: number, headers: IncomingHttpHeaders): boolean
  store(request: IncomingMessage, address: string, answer: CachedResponse): void
}

interface CachedResponse {
  headers: IncomingHttpHeaders
  body: Buffer
}

const MOST_BYTES = 64 * 1024 * 1024
const LONGEST_BYTES = 512 * 1024
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

export function createResponseCache(): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })

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
    isForAll: (request, status, headers) =>
      isPlain(request) &&
      status === 200 &&
      /\bpublic\b.*\bimmutable\b/.test(headers['cache-control'] ?? '') &&
      Number(headers['content-length'] ?? Infinity) <= LONGEST_BYTES &&
      /^(accept)?$/i.test(headers.vary ?? '') &&
      !headers['set-cookie'],
    store(request, address, { headers, body }) {
      const named = OF_CONTENT.filter((name) => headers[name] !== undefined)
      const ofContent = Object.fromEntries(named.map((name) => [name, headers[name]]))
      cache.set(keyOf(request, address), { headers: ofContent, body })
    },
  }
}

const isPlain = ({ method, headers }: IncomingMessage) => method === 'GET' && !headers.range

// The format of an image depends on `Accept`.
const keyOf = ({ headers }: IncomingMessage, address: string) => `${headers.accept} ${address}`
