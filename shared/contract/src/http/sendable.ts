import type { CallAccess, CallHost, CallMethod } from '@borong/api/call'

/** The descriptor fields that a contract can send, with their supported values. Part of the host's release record. */
export type Sendable = Readonly<Record<string, 'any' | readonly string[]>>

const access: readonly CallAccess[] = ['open', 'basic', 'guest', 'login', 'refresh']
const host: readonly CallHost[] = ['main', 'identity', 'access', 'api', 'static', 'service']
const method: readonly CallMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The descriptors that this contract can send. Any other call needs a newer host. */
export const sendable: Sendable = {
  id: 'any',
  path: 'any',
  method,
  host,
  access,
  headers: 'any',
  guestId: ['true'],
  response: ['json', 'blob', 'stream'],
  keepalive: ['true'],
  recovery: ['keep-session', 'login'],
  // Only the gateway reads this field.
  limit: 'any',
}

const PATH = /^\/(?![/\\])[^\\?#]*$/

/** The part of a descriptor that cannot be sent, for a message. Undefined when the descriptor can be sent. */
export function unsendable(call: object, by: Sendable): string | undefined {
  for (const [field, value] of Object.entries(call)) {
    if (value === undefined) continue
    const values = Object.hasOwn(by, field) ? by[field]! : []
    const isKnown = values === 'any' || values.includes(String(value))
    if (!isKnown || (field === 'path' && !PATH.test(String(value))))
      return `${field} ${String(value)}`
  }
  return undefined
}
