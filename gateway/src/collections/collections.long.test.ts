import { unitPrice } from '@borong/api/rules/price-tier'
import { testShop } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { trades } from './trades.ts'

const gateway = openTestGateway({ market: true })

test('R-16: every trade has a list, whose products can be bought in the suggested quantity', async () => {
  const as = await gateway.token()
  const { body } = await gateway.call('collections', { as })
  expect(body.result.map(({ trade }) => trade)).toEqual(Object.keys(trades))
  for (const { trade } of body.result) {
    const { result } = (await gateway.call('collection', { as, params: { trade } })).body
    for (const { quantity, minimum_order, quantity_step, maximum } of result.needs.flatMap(
      ({ items }) => items,
    )) {
      expect(quantity).toBeGreaterThanOrEqual(minimum_order)
      expect(quantity % quantity_step).toBe(0)
      expect(quantity).toBeLessThanOrEqual(maximum)
    }
  }
})

test('R-16: the categories of all lists exist', async () => {
  const slugs = [
    ...new Set(Object.values(trades).flatMap((needs) => needs.map(({ category }) => category))),
  ]
  const rows = await gateway.gateway.db
    .selectFrom('categories')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute()
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
})

test('R-16: a list goes into the cart with one write', async () => {
  const buyer = await testShop(gateway).buyer()
  const { result } = (
    await gateway.call('collection', { as: buyer.token, params: { trade: 'restaurant' } })
  ).body
  const items = result.needs.flatMap((need) => need.items)
  expect(items.length).toBeGreaterThan(0)
  for (const { prices } of items) expect(unitPrice(prices![0]!)).toBeGreaterThan(0)
  const lines = items.map(({ id_item, quantity }) => ({ product_id: id_item, quantity }))
  const filled = await gateway.call('linesToCart', { as: buyer.token, body: { lines } })
  expect(filled.body.result.added.toSorted()).toEqual(
    items.map(({ id_item }) => id_item).toSorted(),
  )
})

test('R-16: an unknown trade answers 404', async () => {
  const as = await gateway.token()
  for (const trade of ['unknown', 'constructor']) {
    const { status, problem } = await gateway.call('collection', { as, params: { trade } })
    expect([status, problem.name]).toEqual([404, 'COLLECTION_UNKNOWN'])
  }
})
