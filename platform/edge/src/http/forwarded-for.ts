import type { IncomingMessage } from 'node:http'

/** For whom the gateway is asked: the addresses that a request has come through, the visitor's first. */
export function forwardedFor(request: IncomingMessage): string {
  const before = request.headers['x-forwarded-for']
  const from = request.socket.remoteAddress ?? ''
  return before ? `${String(before)}, ${from}` : from
}
