import * as orderCalls from '@borong/api/orders'
import type { FastifyRequest } from 'fastify'
import { chooseCompany } from '../cart/public.ts'
import { knownDevice } from '../identity/public.ts'
import { ownerOfCode } from '../invitations/public.ts'
import type { Gateway } from '../server/domain.ts'
import { findByKey, makeOrder } from './create.ts'
import { readCreated } from './read.ts'
import { orderFor } from './visible.ts'

const KEY = /^[\x21-\x7e]{8,100}$/

/** C-27: makes one order per key, and finds it by the key. */
export function serveCreate(gateway: Gateway) {
  gateway.serve(orderCalls.createOrder, async ({ body, buyerId, language, request, refuse }) => {
    const key = keyOf(request)
    if (!key) return refuse('IDEMPOTENCY_KEY_MISSING')
    // The cart keeps the prices of this purchase, so that a refused order is priced again as it was sent.
    if (body.cart_id !== undefined)
      await chooseCompany(gateway.db, buyerId, body.business?.company_id ?? null)
    const orderId = await makeOrder(gateway, {
      buyerId,
      key,
      draft: body,
      language,
      isDeviceOfReferrer: await isDeviceOfReferrer(gateway, request, body.referral_code),
    })
    return readCreated(gateway, orderId)
  })

  gateway.serve(orderCalls.orderByKey, async ({ params, buyerId, refuse }) => {
    const made = await findByKey(gateway.db, buyerId, params.key)
    const order = made && (await orderFor(gateway.db, 'pay', { buyerId, orderId: made.id }))
    return order ? readCreated(gateway, order.id) : refuse('ORDER_UNKNOWN')
  })
}

async function isDeviceOfReferrer(
  gateway: Gateway,
  request: FastifyRequest,
  code: string | undefined,
): Promise<boolean> {
  const owner = code ? await ownerOfCode(gateway.db, code) : undefined
  return owner !== undefined && (await knownDevice(gateway, request, owner)) !== undefined
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}
