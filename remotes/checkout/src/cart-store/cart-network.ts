import { cartGraphql } from '@borong/api/cart'
import { deleteCart, getCart, updateCart } from '@borong/api/cart-operations'
import type { CartAnswer } from '@borong/api/cart-schema'
import { call, callQuery, isApiError, type useQueryClient } from '@borong/contract'
import { idOf, isLine, type CartPart } from './cart-part.ts'
import type { CartNetwork, Failure } from './cart-sync-dependencies.ts'

// A background write of the cart does not redirect a buyer whose session has just ended to the login.
const quietly = { requireLogin: false }
// A response that the route requested before its screen was rendered is not fetched a second time.
const JUST_READ_MS = 1000

/** The cart's GraphQL operations (C-23). */
export function cartNetwork(queries: ReturnType<typeof useQueryClient>): CartNetwork {
  return {
    async read(isForced) {
      const query = callQuery(cartGraphql, { body: { query: getCart } }, quietly)
      return answerOf(
        (
          await queries.fetchQuery({
            ...query,
            staleTime: isForced ? 0 : JUST_READ_MS,
            retry: false,
          })
        ).data,
      )
    },
    async write(parts) {
      const isRemoval = parts.every((part) => part.line?.product_quantity === 0)
      const [query, input] = isRemoval
        ? [deleteCart, removalOf(parts)]
        : [updateCart, updateOf(parts)]
      return answerOf(
        (await call(cartGraphql, { body: { query, variables: { input } } }, quietly)).data,
      )
    },
  }
}

const removalOf = (parts: readonly CartPart[]) => ({
  id_items: parts.map(idOf),
  sequence: Math.max(...parts.map((part) => part.sequence)),
})

const updateOf = (parts: readonly CartPart[]) => ({
  lines: parts
    .filter(isLine)
    .map((part) => ({ id_item: idOf(part), ...part.line, sequence: part.sequence })),
  notes: parts
    .filter((part) => !isLine(part))
    .map((part) => ({ id_vendor: idOf(part), note: part.note ?? '', sequence: part.sequence })),
})

function answerOf(data: Record<string, unknown> | null | undefined): CartAnswer {
  const [answer] = Object.values(data ?? {})
  if (!answer) throw new Error('The cart answered without a result')
  return answer as CartAnswer
}

/** How a failed cart call affects the pending mutations that it carried. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return 'later'
  // The tokens remain (T-05). The session's own end disconnects the cart.
  if (error.status === 401 || error.status === 403) return 'later'
  return error.retry ? 'later' : 'never'
}

/** the message of the operation's own result, when the server refused the call. */
export function refusalOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  const { data } = error.body as { data?: Record<string, { message?: string } | null> | null }
  return Object.values(data ?? {}).find((answer) => answer?.message)?.message
}
