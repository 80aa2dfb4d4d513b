import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { marketPrices } from './market-prices.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

const offers = () =>
  gateway.gateway.db
    .selectFrom('product_search')
    .select(['id', 'group_key', 'price', 'seller_id'])
    .where('in_stock', '=', true)
    .where('is_adult', '=', false)

test('F-08: the market’s price of a product is that of all sellers with the same goods in stock', async () => {
  const { db } = gateway.gateway
  const all = await offers().execute()
  const first = all[0]!
  const second = all.find(({ seller_id }) => seller_id !== first.seller_id)!
  const same = [first, second]
  const alone = all.find((one) => !same.includes(one))!
  const group = (key: number, some: readonly { id: number }[]) =>
    db
      .updateTable('product_search')
      .set({ group_key: key })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
  await group(987_654_321, same)
  await group(0, [alone])
  const market = await marketPrices(db, [first.id, alone.id, 999_999_999])
  const prices = same.map(({ price }) => price)
  expect(market.get(first.id)).toEqual({
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    sellers: 2,
  })
  expect(market.get(alone.id)).toEqual({ lowest: alone.price, highest: alone.price, sellers: 1 })
  expect(market.has(999_999_999)).toBe(false)
})
