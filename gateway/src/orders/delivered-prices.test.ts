import type { Delivered, ShippingOption } from '@borong/api/shipping.shapes'
import { readProductCode } from '@borong/api/rules/product-code'
import { cartTotals } from '@borong/api/rules/cart-totals'
import { cheapestDelivery } from '@borong/api/rules/shipping-option'
import { sql } from 'kysely'
import { atlas } from '../places/public.ts'
import { quoteLines } from '../shipping/public.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { bySeller, readLines, sentLines } from './draft.ts'
import { OrderRefused } from './refused.ts'

const PRODUCTS = 400
const GROUPS = 40
const LISTS = 8
const FIRST_GROUP = 5_000

const gateway = openTestGateway({ market: true, config: { scale: 2_500 } })
const db = () => gateway.gateway.db
const random = randomFrom(20261128)
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
let buyer: { token: string; userId: string }
let districts: string[]
beforeAll(async () => {
  buyer = await gateway.signedIn()
  districts = [...atlas().byId.keys()]
  // Some goods are insured, below the minimum purchase of their seller, taxed on top, large, cold or sold out.
  await sql`update sellers set minimum_purchase = 300000 * (id % 4), personal_courier = id % 2 = 0,
    free_shipping = id % 3 = 0, is_open = id % 11 <> 0`.execute(db())
  await sql`update products set is_app_only = false, is_adult = false, ppn_included = id % 2 = 0, length_cm = 10 * (id % 9 + 1),
    storage = case when id % 7 = 0 then 'frozen' else 'ambient' end`.execute(db())
  await sql`update product_search set group_key = ${FIRST_GROUP}::integer + id % ${GROUPS}::integer`.execute(
    db(),
  )
})

/** The sum of an order of this product with the courier that the checkout preselects; null where it refuses one. */
async function ordered(id: string, quantity: number, district_id: string): Promise<number | null> {
  const { now } = gateway.gateway
  const items = [{ id_item: id, quantity }]
  try {
    const lines = await readLines(db(), buyer.userId, { items }, now(), 'id')
    if (lines[0]!.goods.stock < quantity) return null
    const quotes = await quoteLines(db(), sentLines(lines), { district_id }, now())
    const [[seller]] = [...bySeller(lines)] as [[number, unknown]]
    const option = cheapestDelivery(quotes.get(seller) ?? [])
    if (!option) return null
    const insurance_fee = option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0
    const vendor = { id: String(seller), lines, shipping_price: option.price, insurance_fee }
    return cartTotals({ vendors: [vendor] }).grand_total
  } catch (error) {
    if (error instanceof OrderRefused) return null
    throw error
  }
}

async function deliveredTo(
  district_id: string,
  listed: { ids?: string; groups?: string },
  as = buyer.token,
) {
  const { body } = await gateway.call('deliveredPrices', { as, query: { district_id, ...listed } })
  return body.result
}

interface Promised {
  id: string
  district_id: string
  delivered: Delivered
}

/** Expects that an order asks what was promised, and that a price which is missing could not be ordered. */
async function expectKept(promises: readonly Promised[]): Promise<void> {
  for (const { id, district_id, delivered } of promises) {
    const { quantity, total, per_unit, obstacle } = delivered
    const asked = await ordered(id, quantity, district_id)
    expect({ id, district_id, quantity, total }).toEqual({
      id,
      district_id,
      quantity,
      total: asked,
    })
    expect(obstacle === undefined).toBe(total !== null)
    expect(per_unit).toBe(total === null ? null : Math.ceil(total / quantity))
  }
}

test('C-17 R-12: an order of a random product, district and quantity asks what its page promises', async () => {
  const rows = await db()
    .selectFrom('products')
    .select(['id', 'seller_id', 'minimum_order', 'step'])
    .execute()
  const promises: Promised[] = []
  for (let at = 0; at < PRODUCTS; at++) {
    const { id, seller_id, minimum_order, step } = pick(rows)
    const district_id = pick(districts)
    const quantity = minimum_order + step * Math.floor(random() * 40)
    const { body } = await gateway.call('productShippingEstimate', {
      as: buyer.token,
      query: {
        district_id,
        vendor_id: String(seller_id),
        weight: '0',
        product_id: String(id),
        quantity: String(quantity),
        group: 'false',
      },
    })
    const { delivered, data } = body as { delivered: Delivered; data: ShippingOption[] }
    expect(delivered.quantity).toBe(quantity)
    if (delivered.total !== null)
      expect(cheapestDelivery(data)?.price).toBeLessThanOrEqual(delivered.shipping!)
    promises.push({ id: String(id), district_id, delivered })
  }
  await expectKept(promises)
  const kept = promises.filter(({ delivered }) => delivered.total !== null)
  expect(kept.length).toBeGreaterThan(PRODUCTS / 4)
  expect(new Set(promises.map(({ delivered }) => delivered.obstacle))).toEqual(
    new Set([undefined, 'closed', 'stock', 'minimum', 'courier']),
  )
})

test('C-22 C-17: an order of a seller of a group asks what the comparison of the sellers promises', async () => {
  const promises: Promised[] = []
  for (let at = 0; at < GROUPS; at++) {
    const district_id = pick(districts)
    const { body } = await gateway.call('productGroup', {
      as: buyer.token,
      params: { group: (FIRST_GROUP + at).toString(36) },
      query: { district_id },
    })
    for (const { product, landed } of body.data.items)
      promises.push({ id: product.id, district_id, delivered: landed! })
  }
  expect(promises.length).toBeGreaterThan(2 * GROUPS)
  await expectKept(promises)
})

test('C-22 C-17: an order asks what a card promises, in the order of these prices', async () => {
  const promises: Promised[] = []
  for (let at = 0; at < LISTS; at++) {
    const district_id = pick(districts)
    const query = { district_id, order_by: 'delivered_asc', page: String(1 + (at % 4)) } as const
    const { body } = await gateway.call('searchItems', { as: buyer.token, query })
    const ids = body.data.items.map(({ id }) => id)
    const { products } = await deliveredTo(district_id, { ids: ids.join(',') })
    const prices = ids.map((id) => products[id]!.per_unit ?? Infinity)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b || 0))
    promises.push(...ids.map((id) => ({ id, district_id, delivered: products[id]! })))
  }
  await expectKept(promises)
})

test('C-21 R-01 C-17: an order asks what a suggestion and a product of the home page promise', async () => {
  const district_id = pick(districts)
  const ids = new Set<string>()
  for (const keyword of ['beras', 'minyak', 'kertas', 'gula', 'helm']) {
    const query = { keyword, limit: '10' }
    const { body } = await gateway.call('suggestions', { as: buyer.token, query })
    for (const { id } of body.data.products) ids.add(id!)
  }
  expect(ids.size).toBeGreaterThan(5)
  const { body } = await gateway.call('homeProducts', { as: buyer.token, query: {} })
  for (const { items } of body.result) for (const { id } of items) ids.add(id)
  const promises: Promised[] = []
  const listed = [...ids]
  for (let at = 0; at < listed.length; at += 20) {
    const some = listed.slice(at, at + 20)
    const { products } = await deliveredTo(district_id, { ids: some.join(',') })
    promises.push(...some.map((id) => ({ id, district_id, delivered: products[id]! })))
  }
  await expectKept(promises)
})

test('C-22: the card of a group promises the price of the first seller in its comparison', async () => {
  const district_id = pick(districts)
  const query = { district_id, order_by: 'delivered_asc', group: '1' } as const
  const { body } = await gateway.call('searchItems', { as: buyer.token, query })
  const keys = body.data.items.flatMap(({ group }) => group?.key ?? [])
  expect(keys.length).toBeGreaterThan(10)
  const { groups } = await deliveredTo(district_id, { groups: keys.join(',') })
  const prices = keys.map((key) => groups[key]?.per_unit ?? Infinity)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b || 0))
  for (const group of keys) {
    const { body: compared } = await gateway.call('productGroup', {
      as: buyer.token,
      params: { group },
      query: { district_id },
    })
    expect(groups[group]).toEqual(compared.data.items[0]?.landed)
  }
})

test('F-08 C-17: a file of products has the prices at the door and the days of arrival', async () => {
  const district_id = pick(districts)
  const query = { district_id, order_by: 'delivered_asc', in_stock: '1' } as const
  const { body } = await gateway.call('searchFile', { as: buyer.token, query })
  const [head, ...rows] = String(body).trim().split('\r\n')
  expect(head).toMatch(
    /Jumlah dikirim,Total sampai di tempat,Harga satuan sampai di tempat,Tiba paling cepat,Tiba paling lambat,Kendala/,
  )
  const [code, , , , , , , , , , quantity, total, , from] = rows[0]!.split(',')
  expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
  const id = readProductCode(code!)!
  expect(await ordered(id, Number(quantity), district_id)).toBe(Number(total))
})

test('C-22 P-01: a guest gets no hidden price at the door', async () => {
  const { id } = await db()
    .updateTable('products')
    .set({ hides_price: true })
    .where('id', '=', (eb) => eb.selectFrom('products').select(eb.fn.min('id').as('id')))
    .returning('id')
    .executeTakeFirstOrThrow()
  const given = { ids: String(id) }
  const district_id = pick(districts)
  expect(Object.keys((await deliveredTo(district_id, given)).products)).toEqual([String(id)])
  expect((await deliveredTo(district_id, given, await gateway.token())).products).toEqual({})
})

test('C-22 C-17: a product names the best offers of its group, with the prices of the comparison', async () => {
  const district_id = pick(districts)
  const as = buyer.token
  const group = FIRST_GROUP.toString(36)
  const { body: compared } = await gateway.call('productGroup', {
    as,
    params: { group },
    query: { district_id },
  })
  const best = compared.data.items.slice(0, 4)
  const { body } = await gateway.call('sameProduct', {
    as,
    params: { productId: best.at(-1)!.product.id },
    query: { district_id },
  })
  expect(body.data).toMatchObject({ key: group, total_count: compared.data.total_count })
  expect(body.data.items).toEqual(best)
  const unknown = await gateway.call('sameProduct', { as, params: { productId: '99999999' } })
  expect(unknown.status).toBe(404)
})
