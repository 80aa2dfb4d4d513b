import type { IncomingMessage } from 'node:http'

/** The `X-Forwarded-For` for the gateway: the addresses that a request has passed, the visitor's first. */
export function forwardedFor(request: IncomingMessage): string {
  const before = request.headers['x-forwarded-for']
  const from = request.socket.remoteAddress ?? ''
  return before ? `${String(before)}, ${from}` : from
}
