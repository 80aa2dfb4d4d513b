import { randomUUID } from 'node:crypto'
import { pickupDays } from '@borong/api/rules/cargo'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { hashPassword } from '../identity/public.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, move } from '../wallet/public.ts'
import { addPlace, type Body, bodyOf } from './testing-cargo.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const hashed = hashPassword('1234')

const JAKARTA = '317405'
const BANDUNG = '327302'
const JAYAPURA = '917101'
const ACEH = '117101'

interface Sender extends TestBuyer {
  bandung: string
}

async function sender(balance = 5_000_000): Promise<Sender> {
  const buyer = await shop.buyer({ pin_hash: await hashed })
  await atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: buyer.userId,
      currency: 'IDR',
      amount: balance,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: buyer.userId,
      at: gateway.gateway.now(),
    }),
  )
  return { ...buyer, bandung: await addPlace(gateway.gateway, buyer.userId, 'bandung') }
}

const ratesFor = async (query: object) =>
  gateway.call('cargoRates', {
    as: await gateway.token(),
    query: { from: JAKARTA, to: BANDUNG, weight_kg: '25', ...query } as never,
  })
const priceOf = async (service = 'shared', weight_kg = '25') =>
  (await ratesFor({ weight_kg })).body.result.rates.find((rate) => rate.service === service)!.price
const contentOf = async ({ addressId, bandung }: Sender): Promise<Body> => ({
  ...bodyOf(addressId, bandung, gateway.gateway.now()),
  price: await priceOf(),
})
const send = (buyer: Sender, body: Body) => gateway.call('bookCargo', { as: buyer.token, body })
const book = async (buyer: Sender, more: Partial<Body> = {}) =>
  send(buyer, { ...(await contentOf(buyer)), ...more })
const balanceOf = async ({ userId }: Sender) =>
  (await accountOf(gateway.gateway.db, userId, 'IDR'))!.balance
const read = (buyer: Sender, number: string) =>
  gateway.call('cargoBooking', { as: buyer.token, params: { number } })
const cancel = (buyer: Sender, number: string) =>
  gateway.call('cancelCargo', { as: buyer.token, params: { number } })
const atDesk = async (number: string, before: string, state: string, text = 'Gudang Cikarang') =>
  (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/cargo',
      payload: { number, before, state, text },
    })
  ).statusCode

test('R-15: quotes by district and weight, by the larger of real and volumetric weight', async () => {
  const { body } = await ratesFor({})
  expect(body.result.rates.map(({ service }) => service)).toEqual([
    'shared',
    'van',
    'light',
    'medium',
    'heavy',
  ])
  expect(body.result.rates[0]).toMatchObject({ chargeable_kg: 30, shortest_days: 3 })
  const bulky = await ratesFor({
    packages: '2',
    length_cm: '100',
    width_cm: '100',
    height_cm: '60',
  })
  expect(bulky.body.result).toMatchObject({
    volumetric_kg: 300,
    rates: expect.arrayContaining([expect.objectContaining({ chargeable_kg: 300 })]),
  })
  const heavy = await ratesFor({ weight_kg: '4000' })
  expect(heavy.body.result.rates.map(({ service }) => service)).toEqual(['medium', 'heavy'])
  const overSea = await ratesFor({ to: JAYAPURA })
  expect(overSea.body.result.rates.map(({ service }) => service)).toEqual(['shared', 'air'])
})

test.each([
  ['0', {}, 'WEIGHT_INVALID'],
  ['-3', {}, 'WEIGHT_INVALID'],
  ['15000.5', {}, 'WEIGHT_INVALID'],
  ['25', { to: JAKARTA }, 'SAME_DISTRICT'],
  ['25', { to: '999999' }, 'DISTRICT_UNKNOWN'],
  ['25', { length_cm: '30' }, 'SIZE_INVALID'],
  ['1500', { to: JAYAPURA }, 'NO_SERVICE'],
  ['25', { from: ACEH, to: JAYAPURA }, 'NO_SERVICE'],
])('R-15: %s kg, %o has no rate: %s', async (weight_kg, more, name) => {
  expect((await ratesFor({ weight_kg, ...more })).problem.name).toBe(name)
})

test('R-15: a booking is paid from the wallet with insurance, and has a number and a tracking number', async () => {
  const buyer = await sender()
  const freight = await priceOf()
  const { body } = await book(buyer, {
    insured: true,
    declared_value: 10_000_000,
    price: freight + 20_000,
  })
  expect(body.result).toMatchObject({
    number: expect.stringMatching(/^KRG\d{6}/),
    tracking_number: expect.stringMatching(/^RSI\d{6}/),
    state: 'booked',
    freight,
    insurance: 20_000,
    price: freight + 20_000,
    sender: { name: 'Ani' },
    recipient: { name: 'Budi Santoso' },
    events: [{ state: 'booked' }],
  })
  expect(await balanceOf(buyer)).toBe(5_000_000 - freight - 20_000)
  expect((await read(buyer, body.result.number)).body.result).toEqual(body.result)
  const list = await gateway.call('cargoBookings', { as: buyer.token, query: {} })
  expect(list.body.result).toMatchObject({
    total_count: 1,
    items: [{ number: body.result.number }],
  })
  const history = await gateway.call('walletTransactions', { as: buyer.token, query: {} })
  expect(history.body.data.items[0]).toMatchObject({
    remark_1: 'Pembayaran kargo',
    deal_reff: body.result.number,
  })
})

test('R-15: a double tap is one booking and one payment; other content with its key is refused', async () => {
  const buyer = await sender()
  const body = await contentOf(buyer)
  const [first, second] = await Promise.all([send(buyer, body), send(buyer, body)])
  expect(second.body.result.number).toBe(first.body.result.number)
  expect(await balanceOf(buyer)).toBe(5_000_000 - body.price)
  expect((await send(buyer, { ...body, goods: 'Gula' })).problem.name).toBe('CARGO_SENT')
})

test('R-15: refuses a wrong PIN, a short wallet, a changed price and an unsuitable service, and takes no money', async () => {
  const buyer = await sender(1000)
  const nameOf = async (more: Partial<Body>) => (await book(buyer, more)).problem.name
  expect(await nameOf({ pin: '9999' })).toBe('PIN_WRONG')
  expect(await nameOf({})).toBe('WALLET_SHORT')
  expect((await book(buyer, { price: 1 })).problem).toMatchObject({
    name: 'PRICE_CHANGED',
    data: { price: await priceOf() },
  })
  expect(await nameOf({ service: 'air' })).toBe('SERVICE_UNSUITABLE')
  expect(await nameOf({ to_address_id: buyer.addressId })).toBe('SAME_DISTRICT')
  expect(await nameOf({ weight_kg: 0 })).toBe('WEIGHT_INVALID')
  const { pin: _pin, ...withoutPin } = await contentOf(buyer)
  expect((await send(buyer, withoutPin)).problem.name).toBe('PIN_MISSING')
  expect(await balanceOf(buyer)).toBe(1000)
})

test('R-15: the truck comes from today or tomorrow up to 30 days', async () => {
  const buyer = await sender()
  const { first, last } = pickupDays(gateway.gateway.now().getTime())
  const next = (day: string, days: number) =>
    new Date(Date.parse(day) + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  for (const day of [next(first, -1), next(last, 1), '2026-02-30'])
    expect((await book(buyer, { pickup_day: day })).problem.name).toBe('DAY_INVALID')
  expect((await book(buyer, { pickup_day: last })).status).toBe(200)
})

test('R-15: an order has one shipment at a time, and only of its own buyer', async () => {
  const buyer = await sender()
  const product = await shop.product({ seller_id: await shop.seller() })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 1 }], {
    use_wallet: true,
    wallet_amount: 500_000,
  })
  const more = { order_serial: order.order_serial }
  const { number } = (await book(buyer, more)).body.result
  const again = await book(buyer, more)
  expect(again.problem).toMatchObject({ name: 'ORDER_BOOKED', data: { number } })
  expect((await book(await sender(), more)).problem.name).toBe('ORDER_UNKNOWN')
  await cancel(buyer, number)
  expect((await book(buyer, more)).status).toBe(200)
  await book(buyer)
  const ofOrder = async (as: string) =>
    (await gateway.call('cargoBookings', { as, query: more })).body.result.items
  expect((await ofOrder(buyer.token)).map(({ state }) => state)).toEqual(['booked', 'cancelled'])
  expect(await ofOrder((await sender()).token)).toEqual([])
})

test('R-15: a cancellation before pickup returns the money once; after pickup it is refused', async () => {
  const buyer = await sender()
  const { number } = (await book(buyer)).body.result
  const [first, second] = await Promise.all([cancel(buyer, number), cancel(buyer, number)])
  expect([first.body.result.state, second.body.result.state]).toEqual(['cancelled', 'cancelled'])
  expect(await balanceOf(buyer)).toBe(5_000_000)
  expect(await atDesk(number, 'booked', 'picked_up')).toBe(404)
  const other = (await book(buyer)).body.result
  await atDesk(other.number, 'booked', 'picked_up')
  expect((await cancel(buyer, other.number)).problem.name).toBe('CARGO_PICKED_UP')
  expect(await balanceOf(buyer)).toBe(5_000_000 - other.price)
})

test('R-15: the desk moves a shipment to its recipient, and each state notifies the buyer', async () => {
  const buyer = await sender()
  const { number } = (await book(buyer)).body.result
  const page = await gateway.gateway.app.inject({
    url: '/seller-desk/cargo',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain(number)
  expect(await atDesk(number, 'booked', 'delivered')).toBe(404)
  expect(await atDesk(number, 'booked', 'picked_up')).toBe(200)
  // The operator's page is older than the move.
  expect(await atDesk(number, 'booked', 'picked_up')).toBe(404)
  expect(await atDesk(number, 'picked_up', 'in_transit')).toBe(200)
  expect(await atDesk(number, 'in_transit', 'in_transit', 'Gudang Bandung')).toBe(200)
  expect(await atDesk(number, 'in_transit', 'delivered', 'Pak Dedi')).toBe(200)
  expect((await read(buyer, number)).body.result).toMatchObject({
    state: 'delivered',
    events: [
      { state: 'booked' },
      { state: 'picked_up', text: 'Gudang Cikarang' },
      { state: 'in_transit' },
      { state: 'in_transit', text: 'Gudang Bandung' },
      { state: 'delivered', text: 'Pak Dedi' },
    ],
  })
  const news = await gateway.call('orderNotifications', { as: buyer.token })
  expect(news.body.result.items.map(({ title }) => title)).toEqual([
    'Kargo tiba',
    'Kargo dalam perjalanan',
    'Kargo dalam perjalanan',
    'Kargo dijemput',
    'Kargo dipesan',
  ])
  expect(news.body.result.items[0]!.path).toBe(`/services/borong-kargo/${number}`)
})

test('R-15: the desk cancels a shipment that can not be picked up, and the buyer has the money back', async () => {
  const buyer = await sender()
  const { number } = (await book(buyer)).body.result
  expect(await atDesk(number, 'booked', 'cancelled', 'Alamat tidak ditemukan')).toBe(200)
  expect(await balanceOf(buyer)).toBe(5_000_000)
})

test('R-15: another buyer’s shipment and addresses do not exist', async () => {
  const [buyer, other] = [await sender(), await sender()]
  const { number } = (await book(buyer)).body.result
  expect((await read(other, number)).status).toBe(404)
  expect((await cancel(other, number)).status).toBe(404)
  const stolen = await book(other, { from_address_id: buyer.addressId, key: randomUUID() })
  expect(stolen.problem.name).toBe('ADDRESS_UNKNOWN')
})
