import { cartGraphql } from './cart.ts'
import { specifiedCartOperation, wholeCartReply } from './specified-cart.ts'

/** A call whose body and reply a server changes on the way to a back end and back. */
export interface AdaptedCall {
  request(body: unknown): unknown
  reply(body: unknown): unknown
}

/** The call at this address, when the back end of the shop has it with fewer fields. Only servers read this. */
export function adaptedCall(
  { method, path }: { method: string | undefined; path: string },
  has: (feature: 'cart-details') => boolean,
): AdaptedCall | undefined {
  const isCart = method === cartGraphql.method && path === cartGraphql.path
  if (!isCart || has('cart-details')) return undefined
  return {
    request: (body) => (isOperation(body) ? specifiedCartOperation(body) : body),
    reply: (body) => (isRecord(body) ? wholeCartReply(body, Date.now()) : body),
  }
}

const isRecord = (body: unknown): body is { data?: Record<string, unknown> | null } =>
  typeof body === 'object' && body !== null

const isOperation = (body: unknown): body is Parameters<typeof specifiedCartOperation>[0] =>
  isRecord(body) && typeof (body as { query?: unknown }).query === 'string'
