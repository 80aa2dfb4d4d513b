import { DAY_MS } from '@borong/api/rules/time'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { demoAddressIds } from './addresses.ts'
import { goodsOf, type Goods } from '@borong/gateway/cart/goods'
import { writeCart } from '@borong/gateway/cart/store'
import { paymentOf } from '@borong/gateway/payments/public'
import { applyEvent } from '@borong/gateway/payments/settle'
import { atomically } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { demoBuyers } from './buyers.ts'
import { seedCompanyRequest } from './company-request.ts'
import { seedQuote } from './demo-quote.ts'
import { withDefaults } from './draft-defaults.ts'
import { seedPastBills } from './past-bills.ts'
import { seedTender } from './past-tender.ts'
import { judge } from '@borong/gateway/vouchers/use'
import { move } from '@borong/gateway/wallet/ledger'
import { advance } from '@borong/gateway/orders/advance'
import { makeOrder } from '@borong/gateway/orders/create'
import { endUnpaid } from '@borong/gateway/orders/end'
import { quotedDraft, type DraftOptions, type Wanted } from '@borong/gateway/orders/quoted-draft'

// Slows open orders of the demo down to days, so that every state can be viewed.
const SLOW = 1 / 40

interface PastOrder {
  daysAgo: number
  /**
   * The number of completed steps of each parcel; an end for orders that were never paid; undefined for an open one.
   */
  steps?: number
  end?: 'cancelled' | 'expired'
  sellers: number
  options?: DraftOptions
}

/** From the oldest to the newest: one order in every state. */
const past: PastOrder[] = [
  {
    daysAgo: 62,
    steps: 6,
    sellers: 2,
    options: { promo_code: 'SELAMATDATANG', payment_id: 'va-bca' },
  },
  { daysAgo: 40, steps: 6, sellers: 1, options: { payment_id: 'qris' } },
  {
    daysAgo: 26,
    steps: 6,
    sellers: 1,
    options: { promo_code: 'CASHBACK5', payment_id: 'pay-later' },
  },
  { daysAgo: 18, end: 'expired', sellers: 1, options: { payment_id: 'transfer-bca' } },
  { daysAgo: 11, end: 'cancelled', sellers: 1, options: { payment_id: 'gopay' } },
  {
    daysAgo: 6,
    steps: 5,
    sellers: 1,
    options: { use_wallet: true, wallet_amount: 150_000, payment_id: 'va-mandiri' },
  },
  { daysAgo: 3, steps: 3, sellers: 2, options: { payment_id: 'credit-card' } },
  { daysAgo: 0.05, steps: 0, sellers: 1, options: { payment_id: 'va-bni' } },
  { daysAgo: 0.01, sellers: 1, options: { payment_id: 'transfer-bca' } },
]

/** Seeds Budi's wallet, orders, bills, quote and cart with the functions that serve real orders. */
export async function seedPast(gateway: Gateway, progress: (done: number) => void): Promise<void> {
  const { db } = gateway
  const { budi } = demoBuyers
  if (!(await db.selectFrom('users').select('id').where('id', '=', budi.id).executeTakeFirst()))
    return
  if (
    await db
      .selectFrom('wallet_entries')
      .select('id')
      .where('user_id', '=', budi.id)
      .limit(1)
      .executeTakeFirst()
  )
    return
  const goods = await believableGoods(gateway)
  await fillWallet(gateway, budi.id)
  let left: readonly Goods[] = goods
  for (const [at, order] of past.entries()) {
    const usual = await usualGoods(gateway, left, timeOf(gateway, order))
    const chosen = usual.slice(0, order.sellers)
    left = left.filter(({ id }) => !chosen.some((product) => product.id === id))
    if (chosen.length === order.sellers) await live(gateway, order, at, chosen)
    progress((at + 1) / past.length)
  }
  await seedPastBills(gateway)
  await seedTender(gateway, goods)
  await seedCompanyRequest(gateway, left.slice(3))
  await seedQuote(gateway, goods)
  const lines = left
    .slice(0, 3)
    .map((product) => ({ id_item: String(product.id), product_quantity: enough(product) }))
  if (lines.length > 0) await writeCart(db, budi.id, { lines, notes: [] }, gateway.now(), 'id')
}

async function fillWallet(gateway: Gateway, userId: string) {
  const at = new Date(gateway.now().getTime() - 70 * DAY_MS)
  const movements = [
    { currency: 'IDR', amount: 2_500_000, category: 'TOP_UP', counter: 'shop:bank' },
    { currency: 'CREDIT', amount: 1_000_000, category: 'CREDIT_GRANT', counter: 'shop:promotion' },
  ] as const
  for (const movement of movements) {
    await atomically(gateway.db, (trx) =>
      move(trx, { ...movement, userId, reference: `demo/${movement.category}`, at }),
    )
  }
}

/** One product of each of the first sellers that are open, nearby and sell to every buyer. */
async function believableGoods(gateway: Gateway): Promise<readonly Goods[]> {
  const rows = await gateway.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .select((eb) => eb.fn.min<number>('products.id').as('id'))
    .where('sellers.is_open', '=', true)
    .where('sellers.province', 'ilike', '%jakarta%')
    .where('products.is_adult', '=', false)
    .where('products.is_app_only', '=', false)
    .where('product_stock.stock', '>', 200)
    .groupBy('products.seller_id')
    .orderBy('id')
    .limit(20)
    .execute()
  const goods = await goodsOf(
    gateway.db,
    rows.map((row) => row.id),
    gateway.now(),
  )
  const inStock = [...goods.values()].filter((product) => enough(product) <= product.stock)
  return usualGoods(gateway, inStock, gateway.now())
}

/** Those that are no daily deal at this time: deals have few pieces, and each day has its own. */
async function usualGoods(
  { db }: Gateway,
  goods: readonly Goods[],
  at: Date,
): Promise<readonly Goods[]> {
  const then = await goodsOf(
    db,
    goods.map(({ id }) => id),
    at,
  )
  return goods.filter(({ id }) => then.get(id)?.deal === null)
}

const timeOf = (gateway: Gateway, order: PastOrder) =>
  new Date(gateway.now().getTime() - order.daysAgo * DAY_MS)

/** The smallest quantity that reaches the seller's minimum purchase in whole steps. */
function enough({ prices, seller, minimumOrder, step }: Goods): number {
  const cheapest = Math.min(...prices.map(unitPrice), unitPrice(tierFor(prices, minimumOrder)!))
  return Math.ceil(Math.max(minimumOrder, seller.minimumPurchase / cheapest) / step) * step
}

async function live(gateway: Gateway, order: PastOrder, index: number, goods: readonly Goods[]) {
  const { db } = gateway
  const { budi } = demoBuyers
  let clock = timeOf(gateway, order).getTime()
  const then: Gateway = {
    ...gateway,
    now: () => new Date(clock),
    config: { ...gateway.config, demoSpeed: SLOW },
  }
  const items: Wanted = goods.map((product) => ({
    id_item: String(product.id),
    quantity: enough(product),
  }))
  const options = await withVoucher(then, order.options ?? {}, goods)
  const draft = await quotedDraft(
    db,
    { userId: budi.id, addressId: demoAddressIds.shop },
    items,
    options,
    then.now(),
  )
  const orderId = await makeOrder(then, {
    buyerId: budi.id,
    key: `demo-past-${index}`,
    draft: withDefaults(draft),
    language: 'id',
  })
  const payment = await paymentOf(then, { type: 'order', id: orderId })
  if (order.end) {
    clock += 0.5 * DAY_MS
    await atomically(db, (trx) =>
      endUnpaid(trx, {
        orderId,
        as: order.end!,
        reason: order.end === 'cancelled' ? 'Ingin mengubah pesanan' : '',
        at: then.now(),
      }),
    )
  }
  if (order.steps === undefined || payment.reference === null) return
  // The bank has the money too, so that a comparison of both finds no difference.
  await db
    .updateTable('bank_bills')
    .set({ state: 'paid', paid_at: then.now() })
    .where('reference', '=', payment.reference)
    .execute()
  await applyEvent(then, {
    payment_id: payment.id,
    reference: payment.reference,
    event: 'paid',
    amount: payment.amount,
  })
  const pace = Math.min(order.daysAgo / 8, 0.8) * DAY_MS
  for (let step = 0; step < order.steps; step++) {
    clock += pace
    const parcels = await db
      .selectFrom('order_parcels')
      .select('id')
      .where('order_id', '=', orderId)
      .execute()
    for (const { id } of parcels) {
      await atomically(db, (trx) =>
        advance(trx, { orderId, parcelId: id, from: step, at: then.now(), demoSpeed: SLOW }),
      )
    }
  }
}

async function withVoucher(
  then: Gateway,
  options: DraftOptions,
  goods: readonly Goods[],
): Promise<DraftOptions> {
  if (!options.promo_code) return options
  const worth = goods.reduce(
    (sum, product) => sum + enough(product) * unitPrice(tierFor(product.prices, enough(product))!),
    0,
  )
  const judged = await judge(
    then.db,
    demoBuyers.budi.id,
    options.promo_code,
    { goods: worth },
    then.now(),
  )
  return judged.reason ? { ...options, promo_code: '' } : { ...options, voucher: judged.effect }
}
