import type { CallInput } from '@borong/api/define'
import type { createOrder } from '@borong/api/orders'
import { cartTotals, type TotalsVoucher } from '@borong/api/rules/cart-totals'
import { randomUUID } from 'node:crypto'
import { findAddress } from '../addresses/saved-address.ts'
import type { TestBuyer } from '../cart/testing-shop.ts'
import type { Database } from '../server/database.ts'
import { quoteLines } from '../shipping/baskets.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { readLines, bySeller } from './draft.ts'

type Body = CallInput<typeof createOrder>['body']
export type Wanted = { id_item: string; quantity: number }[]
export interface DraftOptions extends Partial<Body> {
  voucher?: TotalsVoucher
  points?: number
}

/** The draft that a browser would send for these goods: the first courier for each seller, and totals by the shared rules. */
export async function draftFor(db: Database, buyer: Pick<TestBuyer, 'userId' | 'addressId'>, items: Wanted, options: DraftOptions = {}, now = new Date()): Promise<Body> {
  const { voucher, ...more } = options
  const draft = { items, shipping_address_id: buyer.addressId, shipping_used: [], payment_id: 'va-bca', total_payment: 0, ...more }
  const address = (await findAddress(db, buyer.userId, buyer.addressId))!
  const groups = bySeller(await readLines(db, buyer.userId, draft as never, now))
  const vendors = []
  const shipping_used = []
  for (const [sellerId, lines] of groups) {
    const sent = lines.map((line) => ({ productId: line.goods.id, quantity: line.quantity }))
    const options = (await quoteLines(db, sent, address, now)).get(sellerId)!
    const option = options.find((candidate) => candidate.kind !== 'pickup' && candidate.feature_flag === 'Y')!
    const insurance_fee = option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0
    vendors.push({ id: String(sellerId), lines, shipping_price: option.price, insurance_fee })
    shipping_used.push({ vendor_id: String(sellerId), shipping_id: option.id })
  }
  const totals = cartTotals({
    vendors,
    voucher,
    points: more.points ?? 0,
    credit: more.credit_amount ?? 0,
    wallet: more.use_wallet ? (more.wallet_amount ?? 0) : 0,
  })
  return { ...draft, shipping_used, total_payment: totals.total_payment, ...(more.shipping_used ? { shipping_used: more.shipping_used } : {}) }
}

/** Orders as a browser does. */
export function testOrders(test: TestGateway) {
  const post = (buyer: TestBuyer, body: Body, key: string = randomUUID()) =>
    test.call('createOrder', { as: buyer.token, params: { version: 'v3' }, body, headers: { 'idempotency-key': key } })
  return {
    post,
    async order(buyer: TestBuyer, items: Wanted, options: DraftOptions = {}) {
      const answer = await post(buyer, await draftFor(test.gateway.db, buyer, items, options, test.gateway.now()))
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem))
      return answer.body.data
    },
    read: async (buyer: TestBuyer, orderId: string) => (await test.call('order', { as: buyer.token, params: { orderId } })).body.data,
    /** Does what a person does on the bank's page, and answers where the page goes. */
    async atBank(url: string, fields: Record<string, string>) {
      const path = url.slice(url.indexOf('/bank/'))
      const answer = await test.gateway.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      return { status: answer.statusCode, location: answer.headers.location, page: answer.body }
    },
    bankPage: async (url: string) => (await test.gateway.app.inject({ url: url.slice(url.indexOf('/bank/')) })).body,
  }
}
