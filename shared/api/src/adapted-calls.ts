import { cartGraphql } from './cart.ts'
import type { Call } from './call.ts'
import { searchPlaces } from './places.ts'
import { searchItems, searchSellers } from './search.ts'
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

/** The calls that the specification names with a page. A client asks for the first page without its number. */
const paged: readonly Call[] = [searchItems, searchSellers, searchPlaces]

/** The query of a call with the number of its page, as the specification has it. */
export const specifiedQuery = (
  { id }: Pick<Call, 'id'>,
  query: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> | undefined =>
  paged.some((call) => call.id === id) ? { page: '1', ...query } : query

/** The same for an address: `/search/v3/items?keyword=beras`. */
export function specifiedAddress(address: string): string {
  const [path, query = ''] = address.split('?')
  if (!paged.some((call) => call.path === path) || new URLSearchParams(query).has('page'))
    return address
  return `${path}?${query}${query === '' ? '' : '&'}page=1`
}

const isRecord = (body: unknown): body is { data?: Record<string, unknown> | null } =>
  typeof body === 'object' && body !== null

const isOperation = (body: unknown): body is Parameters<typeof specifiedCartOperation>[0] =>
  isRecord(body) && typeof (body as { query?: unknown }).query === 'string'
