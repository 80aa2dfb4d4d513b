import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection, not of the message. */
const HOP = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** The shop's knowledge of its visitor, and names that a service could believe although a visitor wrote them. */
const OF_THE_SHOP = new Set([
  ...HOP,
  'authorization',
  'content-length',
  'cookie',
  'forwarded',
  'origin',
  'referer',
  'x-guest-id',
  'x-real-ip',
  'x-recalled',
])
const OF_THE_SHOP_BEGIN = /^(sec-|x-forwarded-|cf-|x-request-id$|traceparent$|tracestate$|baggage$)/

/** Names with which a service would decide for the whole origin of the shop. */
const OF_THE_ORIGIN = new Set([
  ...HOP,
  'alt-svc',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'link',
  'nel',
  'origin-agent-cluster',
  'permissions-policy',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'strict-transport-security',
  'www-authenticate',
  'x-recalled',
])
const OF_THE_ORIGIN_BEGIN = /^(access-control-|sec-|server-timing$)/

/** The headers of a visitor's request that a squad's own service gets. */
export const headersToService = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, OF_THE_SHOP, OF_THE_SHOP_BEGIN)

/**
 * The headers of its answer that the visitor gets. The answer has the shop's origin, so it never runs as a page, and no
 * shared cache keeps what a buyer got.
 */
export function headersFromService(
  headers: IncomingHttpHeaders,
  { isForBuyer }: { isForBuyer: boolean },
): IncomingHttpHeaders {
  const caching = headers['cache-control']
  const isKept = caching && (!isForBuyer || /\b(private|no-store)\b/.test(caching))
  return {
    ...without(headers, OF_THE_ORIGIN, OF_THE_ORIGIN_BEGIN),
    'cache-control': isKept ? caching : isForBuyer ? 'private, no-store' : 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: [headers.vary, 'Authorization'].filter(Boolean).join(', '),
  }
}

function without(
  headers: IncomingHttpHeaders,
  names: ReadonlySet<string>,
  begin: RegExp,
): IncomingHttpHeaders {
  const listed = String(headers.connection ?? '').split(',')
  const ofConnection = new Set(listed.map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !names.has(name) && !begin.test(name) && !ofConnection.has(name),
    ),
  )
}
