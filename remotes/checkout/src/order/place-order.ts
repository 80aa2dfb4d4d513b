import { createOrder, orderByKey } from '@borong/api/orders'
import {
  atom,
  call,
  isApiError,
  type ApiError,
  type Input,
  type Reply,
  storedKeys,
} from '@borong/contract'

export type OrderBody = Input<typeof createOrder>['body']
type Created = Reply<typeof createOrder>['data']

export interface ShortLine {
  id_item: string
  name: string
  asked: number
  stock: number
}

/** T-13: the outcome of sending an order. */
export type Placed =
  | { state: 'finished'; order: Created }
  | { state: 'insufficient-stock'; lines: readonly ShortLine[] }
  | { state: 'refused'; reason: string; message: string | undefined }
  /** The session has ended. The sign-in, which opens by itself, says why and leads back. */
  | { state: 'signed-out' }
  /** No response, and no way to check: the order may be made. The same key makes another attempt safe. */
  | { state: 'unknown' }

const ASK_AGAIN_MS = [0, 1000, 3000, 6000]

interface Attempt {
  version: 'v2' | 'v3'
  body: OrderBody
  /** The version of the cart that the buyer sees. */
  cartVersion: number
}

type PlaceOrder = (attempt: Attempt) => Promise<Placed>

/** C-27: sends an order of one page once, however often the button is pressed. */
export function createPlaceOrder(): PlaceOrder {
  // An old tab has the key of its order for good.
  const keys = storedKeys('checkout.order-keys', Infinity)
  let running: Promise<Placed> | undefined
  return (attempt) => {
    running ??= place(keys, attempt).finally(() => (running = undefined))
    return running
  }
}

/** Sends the orders of this page. */
export const placeOrderAtom = atom<PlaceOrder>(createPlaceOrder)

async function place(
  keys: ReturnType<typeof storedKeys>,
  { version, body, cartVersion }: Attempt,
): Promise<Placed> {
  // An order removes its lines from the cart, so that a repeated order has a new key. The key stays after the order, so
  // that no old tab makes a second one.
  const content = JSON.stringify([cartVersion, body])
  const key = keys.keyFor(content)
  try {
    const { data } = await call(
      createOrder,
      { params: { version }, body },
      { headers: { 'Idempotency-Key': key } },
    )
    return { state: 'finished', order: data }
  } catch (error) {
    if (!isApiError(error)) throw error
    // A missing response does not prove a missing order: the order is fetched by its key, not sent again.
    if (error.kind === 'network' || error.status >= 500) return await askFor(key, error)
    if (error.status === 401) return { state: 'signed-out' }
    if (error.reason === 'IDEMPOTENCY_KEY_REUSED') keys.finish(content)
    if (error.status === 422 && error.reason === 'INSUFFICIENT_STOCK') {
      const { data } = error.body as { data?: { lines?: ShortLine[] } }
      return { state: 'insufficient-stock', lines: data?.lines ?? [] }
    }
    return {
      state: 'refused',
      reason: error.reason,
      message: error.serverMessage,
    }
  }
}

async function askFor(key: string, { reason, serverMessage }: ApiError): Promise<Placed> {
  for (const wait of ASK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const { data } = await call(orderByKey, { params: { key } })
      return { state: 'finished', order: data }
    } catch (error) {
      const isMissing = isApiError(error) && error.status === 404
      // the server itself has said why it made no order. A proxy has no message.
      if (isMissing && serverMessage) return { state: 'refused', reason, message: serverMessage }
      if (isMissing) continue
      if (!isApiError(error) || !error.retry) break
    }
  }
  return { state: 'unknown' }
}
