import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { indexDays } from './index-days.ts'
import { radar } from './radar.ts'
import { stapleOf } from './staples.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const BERAS = 900

/** A product of the category of rice, with a price and a weight for each unit. */
async function rice(price: number, kg: number, province = 'DKI Jakarta'): Promise<string> {
  return shop.product({
    seller_id: await shop.seller({ province }),
    category_id: BERAS,
    name: `Beras Premium ${kg} kg`,
    weight_grams: kg * 1000,
    tiers: [{ quantity_end: 1_000_000, price, discount: null }],
  })
}

beforeAll(() => shop.category({ id: BERAS, level: 3, slug: 'beras' }))

async function sell(buyer: TestBuyer, product: string, quantity: number) {
  const order = await orders.order(buyer, [{ id_item: product, quantity }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
}
const work = () => radar.jobs![0]!.run(gateway.gateway)
const read = async (query: object = {}) =>
  (await gateway.call('radar', { as: await gateway.token(), query: query as never })).body.result
const today = () => wibDay(gateway.gateway.now())
const ofBeras = async (query: object = {}) =>
  (await read(query)).staples.find(({ staple }) => staple === 'beras')
const alert = (buyer: { token: string }, price: number) =>
  gateway.call('setPriceAlert', { as: buyer.token, params: { staple: 'beras' }, body: { price } })
const news = async (buyer: { token: string }) =>
  (await gateway.call('orderNotifications', { as: buyer.token })).body.result.items.filter(
    ({ kind }) => kind === 'PRICE_ALERT',
  )

test('R-16: a shop without sales has no prices', async () => {
  await work()
  const { staples, points, regions } = await read()
  expect(staples).toHaveLength(8)
  expect(staples.every(({ price, change }) => price === null && change === null)).toBe(true)
  expect([points, regions]).toEqual([[], []])
})

test('R-16: the index is the price per kilogram, weighted by the sold kilograms, by region', async () => {
  const buyer = await shop.buyer()
  const [cheap, dear] = [await rice(60_000, 5), await rice(14_000, 1, 'Bali')]
  await sell(buyer, cheap, 6)
  await sell(buyer, dear, 10)
  await work()
  // 360,000 for 30 kg and 140,000 for 10 kg.
  expect(await ofBeras()).toMatchObject({ price: 12_500, day: today() })
  const { points, regions } = await read({ staple: 'beras' })
  expect(points).toEqual([{ day: today(), price: 12_500 }])
  expect(regions).toEqual(['all', 'jawa', 'bali'])
  expect((await ofBeras({ region: 'bali' }))?.price).toBe(14_000)
  expect((await ofBeras({ region: 'sulawesi' }))?.price).toBeNull()
  // Repeated work changes nothing; an unpaid order does not count.
  await orders.order(buyer, [{ id_item: cheap, quantity: 100 }])
  await indexDays(gateway.gateway)
  expect((await read()).points).toEqual([{ day: today(), price: 12_500 }])
})

test('R-16: an alert notifies once when the price is reached, and again only after it is set again', async () => {
  const [buyer, patient, gone] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  await alert(buyer, 12_500)
  await alert(patient, 12_499)
  await alert(gone, 20_000)
  await gateway.call('removePriceAlert', { as: gone.token, params: { staple: 'beras' } })
  await Promise.all([work(), work()])
  await work()
  expect(await news(buyer)).toMatchObject([
    {
      title: 'Harga mencapai batas Anda',
      message: expect.stringContaining('12.500'),
      path: '/services/radar?staple=beras',
    },
  ])
  expect([await news(patient), await news(gone)]).toEqual([[], []])
  const own = async ({ token }: { token: string }) =>
    (await gateway.call('priceAlerts', { as: token })).body.result.items
  expect(await own(buyer)).toMatchObject([{ price: 12_500, notified_at: expect.any(String) }])
  expect(await own(patient)).toEqual([{ staple: 'beras', price: 12_499, notified_at: null }])
  expect(await own(gone)).toEqual([])
  await alert(buyer, 13_000)
  expect(await own(buyer)).toEqual([{ staple: 'beras', price: 13_000, notified_at: null }])
  await work()
  expect(await news(buyer)).toHaveLength(2)
})

test('R-16: compares periods, and reads a wrong period as the first one', async () => {
  const { db } = gateway.gateway
  const dayBefore = (days: number) =>
    wibDay(new Date(gateway.gateway.now().getTime() - days * 24 * 3600 * 1000))
  await db
    .insertInto('staple_prices')
    .values(
      [
        [20, 12_000],
        [60, 10_000],
        [300, 8000],
      ].map(([days, price]) => ({
        staple: 'beras' as const,
        region: 'all' as const,
        day: dayBefore(days!),
        price: price!,
        grams: 1000,
      })),
    )
    .execute()
  const changes = await Promise.all(
    ['30', '90', '365', 'x'].map(async (days) => (await ofBeras({ days }))?.change),
  )
  expect(changes).toEqual([4.2, 25, 56.3, 4.2])
  expect((await read({ days: '365' })).points).toHaveLength(4)
})

test.each([
  ['beras', 'Beras Ramos Padi Emas 25 kg', 'beras'],
  ['beras', 'Beras Ketan Putih 5 kg', undefined],
  ['gula-garam', 'Garam Halus', undefined],
  ['bawang-cabai', 'Cabai Rawit Merah 1 kg', 'cabai'],
  ['bawang-cabai', 'Bawang Putih Kating', 'bawang-putih'],
])('R-16: in %s, %s is %s', (slug, name, staple) => {
  expect(stapleOf({ slug, name })).toBe(staple)
})
