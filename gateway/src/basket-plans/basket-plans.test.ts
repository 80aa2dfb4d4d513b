import { cartTotals } from '@borong/api/rules/cart-totals'
import { cheapestDelivery } from '@borong/api/rules/shipping-option'
import type { CallReply } from '@borong/api/shape'
import type { planBasket } from '@borong/api/basket-plans.shapes'
import { sql } from 'kysely'
import { readCart } from '../cart/public.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { bySeller, readLines, sentLines } from '../orders/draft.ts'
import { quoteLines } from '../shipping/public.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

type Plan = NonNullable<CallReply<typeof planBasket>['result']['cheapest']>

const JAKARTA = '317405'
const MEDAN = { latitude: 3.59, longitude: 98.67, province: 'Sumatera Utara', city: 'Medan' }

const gateway = openTestGateway()
const shop = testShop(gateway)
const db = () => gateway.gateway.db
let buyer: TestBuyer
beforeEach(async () => {
  buyer = await shop.buyer()
})

/** Makes these products offers of the same goods. */
async function sameGoods(key: number, ids: readonly string[]): Promise<void> {
  await sql`insert into product_search (id, words, head, popularity, price, discount_percentage, rating, sold, listed_at, category1,
      category2, category3, city, membership, free_shipping, personal_courier, seller_id, in_stock, is_adult, hides_price,
      group_key)
    select p.id, ''::tsvector, ''::tsvector, 1, (p.tiers->0->>'price')::integer, 0, 0, 0, now(), 1, 1, 1, '', 3, false, false,
      p.seller_id, true, false, false, ${key}
    from products p where p.id = any(${ids.map(Number)}::integer[])`.execute(db())
}

let lastKey = 1_000
/** Two lines of two sellers, and a third seller who has both for a little more. */
async function threeSellers() {
  const [rice, oil] = [
    { name: 'Beras', price: 60_000 },
    { name: 'Minyak', price: 80_000 },
  ]
  const [first, second, both] = [await shop.seller(), await shop.seller(), await shop.seller()]
  const product = (seller_id: number, { name, price }: typeof rice, more = 0) =>
    shop.product({
      seller_id,
      name,
      stock: 500,
      weight_grams: 5_000,
      tiers: [{ quantity_end: 1_000_000, price: price + more, discount: null }],
    })
  const asked = [await product(first, rice), await product(second, oil)]
  const other = [await product(both, rice, 500), await product(both, oil, 500)]
  for (const at of [0, 1]) await sameGoods(++lastKey, [asked[at]!, other[at]!])
  return { asked, other, sellers: { first, second, both } }
}

const linesOf = (ids: readonly string[], quantity = 2) =>
  ids.map((product_id) => ({ product_id, quantity }))

async function plans(lines?: ReturnType<typeof linesOf>, district_id = JAKARTA) {
  const body = { district_id, ...(lines ? { lines } : {}) }
  return (await gateway.call('planBasket', { as: buyer.token, body })).body.result
}

const put = (ids: readonly string[]) =>
  shop.updateCart(buyer, {
    lines: ids.map((id_item) => ({ id_item, product_quantity: 2, selected: true })),
  })

async function quantities(): Promise<Record<string, number>> {
  const { stored } = await readCart(db(), buyer.userId, gateway.gateway.now())
  const live = stored.lines.filter(({ quantity }) => quantity > 0)
  return Object.fromEntries(live.map(({ product_id, quantity }) => [product_id, quantity]))
}

const boughtIn = (plan: Plan | null) =>
  plan?.parcels.flatMap(({ lines }) => lines.map(({ product }) => product.id)).toSorted()

/** The sum of an order of the lines of a plan with the couriers that the checkout preselects. */
async function ordered(plan: Plan): Promise<number> {
  const { now } = gateway.gateway
  const items = plan.parcels.flatMap((parcel) =>
    parcel.lines.map(({ product, quantity }) => ({ id_item: product.id, quantity })),
  )
  const lines = await readLines(db(), buyer.userId, { items }, now(), 'id')
  const quotes = await quoteLines(db(), sentLines(lines), { district_id: JAKARTA }, now())
  const vendors = [...bySeller(lines)].map(([id, own]) => {
    const option = cheapestDelivery(quotes.get(id)!)!
    const insurance_fee = option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0
    return { id: String(id), lines: own, shipping_price: option.price, insurance_fee }
  })
  return cartTotals({ vendors }).grand_total
}

test('C-17 C-22: one seller of both goods saves a courier, and the order asks what the plan says', async () => {
  const { asked, other } = await threeSellers()
  const { current, cheapest, fewest, left_out } = await plans(linesOf(asked))
  expect(boughtIn(current)).toEqual(asked.toSorted())
  expect(boughtIn(cheapest)).toEqual(other.toSorted())
  expect(boughtIn(fewest)).toEqual(other.toSorted())
  expect(cheapest!.total).toBeLessThan(current!.total)
  expect(left_out).toEqual([])
  for (const plan of [current!, cheapest!]) {
    expect(plan.total).toBe(plan.goods + plan.tax + plan.shipping)
    expect(await ordered(plan)).toBe(plan.total)
  }
})

test('C-17: the earliest plan is from a seller nearby, although another one is cheaper', async () => {
  const far = await shop.seller(MEDAN)
  const near = await shop.seller()
  const offer = (seller_id: number, price: number) =>
    shop.product({
      seller_id,
      stock: 500,
      tiers: [{ quantity_end: 1_000_000, price, discount: null }],
    })
  const [cheap, quick] = [await offer(far, 10_000), await offer(near, 90_000)]
  await sameGoods(++lastKey, [cheap, quick])
  const { cheapest, earliest } = await plans(linesOf([cheap], 40))
  expect(boughtIn(cheapest)).toEqual([cheap])
  expect(boughtIn(earliest)).toEqual([quick])
  expect(earliest!.days_longest).toBeLessThan(cheapest!.days_longest)
  expect(await ordered(earliest!)).toBeLessThanOrEqual(earliest!.total)
})

test('C-17: offers that cannot be bought in this quantity are in no plan', async () => {
  for (const broken of [{ is_open: false }, { minimum_purchase: 5_000_000 }]) {
    const { asked, sellers } = await threeSellers()
    await db().updateTable('sellers').set(broken).where('id', '=', sellers.both).execute()
    expect(boughtIn((await plans(linesOf(asked))).cheapest)).toEqual(asked.toSorted())
  }
  for (const broken of [{ minimum_order: 5 }, { step: 3 }, { is_app_only: true }]) {
    const { asked, other } = await threeSellers()
    await db().updateTable('products').set(broken).where('id', 'in', other.map(Number)).execute()
    expect(boughtIn((await plans(linesOf(asked))).cheapest)).toEqual(asked.toSorted())
  }
})

test('C-17: a line that nobody can deliver is left out with its reason, and the others are planned', async () => {
  const { asked } = await threeSellers()
  const empty = await shop.product({ seller_id: await shop.seller(), stock: 0, name: 'Habis' })
  const large = await shop.product({
    seller_id: await shop.seller({ minimum_purchase: 50_000_000 }),
    name: 'Sedikit',
  })
  const { current, cheapest, left_out } = await plans(linesOf([...asked, empty, large]))
  expect(current).toBeNull()
  expect(boughtIn(cheapest)).toHaveLength(2)
  expect(left_out).toEqual([
    { product_id: empty, name: 'Habis', reason: 'unavailable' },
    { product_id: large, name: 'Sedikit', reason: 'minimum' },
  ])
  expect((await plans(linesOf([empty]))).cheapest).toBeNull()
})

test('C-17: goods that two lines ask for stay with their sellers', async () => {
  const { asked, other } = await threeSellers()
  const { cheapest } = await plans(linesOf([asked[0]!, other[0]!]))
  expect(boughtIn(cheapest)).toEqual([asked[0]!, other[0]!].toSorted())
})

test('R-18 C-17: the plan of the cart replaces its lines in one write, and the way back restores them', async () => {
  const { asked, other } = await threeSellers()
  const saved = await shop.product({ seller_id: await shop.seller() })
  await put(asked)
  await shop.updateCart(buyer, { lines: [{ id_item: saved, product_quantity: 1, saved: true }] })
  const { cheapest } = await plans()
  expect(boughtIn(cheapest)).toEqual(other.toSorted())
  const replace = (lines: { product_id: string; quantity: number; replaces: string }[]) =>
    gateway.call('linesToCart', { as: buyer.token, body: { lines } })
  const swapped = cheapest!.parcels.flatMap(({ lines }) =>
    lines.map(({ for_product, product, quantity }) => ({
      product_id: product.id,
      quantity,
      replaces: for_product,
    })),
  )
  await replace(swapped)
  expect(await quantities()).toEqual({ [other[0]!]: 2, [other[1]!]: 2, [saved]: 1 })
  await replace(
    swapped.map(({ product_id, quantity, replaces }) => ({
      product_id: replaces,
      quantity,
      replaces: product_id,
    })),
  )
  expect(await quantities()).toEqual({ [asked[0]!]: 2, [asked[1]!]: 2, [saved]: 1 })
})

test('R-18: a product that can no longer be bought does not take the place of another', async () => {
  const { asked, other } = await threeSellers()
  await put([asked[0]!])
  await sql`update product_stock set stock = 0 where product_id = ${Number(other[0])}`.execute(db())
  const { body } = await gateway.call('linesToCart', {
    as: buyer.token,
    body: { lines: [{ product_id: other[0]!, quantity: 2, replaces: asked[0]! }] },
  })
  expect(body.result.skipped).toHaveLength(1)
  expect(await quantities()).toEqual({ [asked[0]!]: 2 })
})

test('C-17: an unknown district is refused', async () => {
  const body = { district_id: 'nowhere', lines: linesOf(['1']) }
  const { status, problem } = await gateway.call('planBasket', { as: buyer.token, body })
  expect([status, problem.message]).toEqual([422, 'Kecamatan tidak ditemukan'])
})
