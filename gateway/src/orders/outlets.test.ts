import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { testOutlets } from './testing-outlets.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)

/** Rice is cheaper from 10 sacks on; oil is sold by cartons of 6 and its price excludes PPN. */
async function goods() {
  const sellers = [await shop.seller({ minimum_purchase: 400_000 }), await shop.seller()] as const
  const rice = await shop.product({
    seller_id: sellers[0],
    stock: 20,
    tiers: [
      { quantity_end: 9, price: 60_001, discount: null },
      { quantity_end: 1000, price: 50_003, discount: null },
    ],
  })
  const oil = await shop.product({ seller_id: sellers[1], step: 6, ppn_included: false })
  return { rice, oil }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('F-08: one order has a parcel for each seller and outlet, with the prices and minimums of the whole quantity', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
  const { rice, oil } = await goods()
  const body = await made.draft(made.buyer, [
    { id_item: rice, quantity: 4, outlet: tebet },
    { id_item: rice, quantity: 6, outlet: senen },
    { id_item: oil, quantity: 6, outlet: senen },
  ])
  const order = await made.paid(made.buyer, body)
  expect(
    order.parcels.map(({ address, cost_centre_name, details }) => [
      address.alias,
      cost_centre_name,
      ...details.map(({ quantity, unit_price }) => `${quantity} × ${unit_price}`),
    ]),
  ).toEqual([
    ['Tebet', 'Tebet', '4 × 50003'],
    ['Senen', 'Senen', '6 × 50003'],
    ['Senen', 'Senen', '6 × 50000'],
  ])
  expect(order.business).toMatchObject({ cost_centre_id: null, cost_centre_name: 'Tebet, Senen' })
  expect(await shop.stockOf(rice)).toBe(10)
  const query = { company_id: made.companyId }
  const list = await gateway.call('orders', { as: made.buyer.token, query })
  expect(list.body.data.items).toHaveLength(1)
  const { outlets, vendors } = list.body.data.items[0]!
  expect(outlets).toEqual({ names: ['Tebet', 'Senen'], count: 2 })
  expect(vendors.map(({ id }) => id)).toEqual([
    ...new Set(order.parcels.map((parcel) => parcel.vendor_id)),
  ])
  const spend = await made.spend()
  expect(sum(Object.values(spend))).toBe(order.totals.grand_total)
  expect(Object.keys(spend).toSorted()).toEqual([tebet.centreId, senen.centreId].toSorted())
  expect(await made.spend({ by: 'order', cost_centre: tebet.centreId })).toEqual({
    [order.id]: spend[tebet.centreId],
  })
  const bySeller = await made.spend({ by: 'seller', cost_centre: tebet.centreId })
  expect(Object.values(bySeller)).toEqual([4 * 50_003 + order.parcels[0]!.courier.price])
})

test('F-08: the stock counts for all outlets together, and a carton is not divided', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
  const { rice, oil } = await goods()
  const short = await made.draft(made.buyer, [
    { id_item: rice, quantity: 10, outlet: tebet },
    { id_item: rice, quantity: 10, outlet: senen },
  ])
  const more = { ...short, items: short.items.map((item) => ({ ...item, quantity: 11 })) }
  const { problem } = await made.order(made.buyer, more)
  expect([problem.name, problem.data]).toMatchObject([
    'INSUFFICIENT_STOCK',
    { lines: [{ asked: 22, stock: 20 }] },
  ])
  const carton = await made.draft(made.buyer, [{ id_item: oil, quantity: 6, outlet: tebet }])
  const halves = [tebet, senen].map((outlet) => ({
    ...carton.items[0]!,
    quantity: 3,
    shipping_address_id: outlet.addressId,
  }))
  const divided = await made.order(made.buyer, { ...carton, items: halves })
  expect(divided.problem.name).toBe('BELOW_MINIMUM_ORDER')
})

test('F-08: the budget of one outlet is exceeded by the part of this outlet, and the refusal names it', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
  const { rice } = await goods()
  await made.setBudget(10_000_000)
  await made.setBudget(400_000, { cost_centre_id: tebet.centreId })
  await made.setBudget(200_000, { cost_centre_id: senen.centreId })
  const parts = (inSenen: number) => [
    { id_item: rice, quantity: 12 - inSenen, outlet: tebet },
    { id_item: rice, quantity: inSenen, outlet: senen },
  ]
  const refused = await made.order(made.buyer, await made.draft(made.buyer, parts(6)))
  expect(refused.problem).toMatchObject({ name: 'BUDGET_EXCEEDED' })
  expect(refused.problem.message).toContain('Senen')
  expect(await made.used()).toEqual([0, 0, 0])

  const body = await made.draft(made.buyer, parts(6), {
    business: { company_id: made.companyId, budget_exception: true },
  })
  const waiting = await made.order(made.buyer, body)
  expect(waiting.body.data.awaits_approval).toBe(true)
  const [all, ...own] = await made.used()
  expect(sum(own)).toBe(all)
  expect(all).toBe(waiting.body.data.totals.grand_total)
})

test('F-08: cancelling the goods of one outlet gives back its budget alone, and an order keeps the rest', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
  const { rice } = await goods()
  await made.setBudget(10_000_000)
  for (const { centreId } of made.outlets)
    await made.setBudget(5_000_000, { cost_centre_id: centreId })
  const order = await made.paid(
    made.buyer,
    await made.draft(made.buyer, [
      { id_item: rice, quantity: 12, outlet: tebet },
      { id_item: rice, quantity: 4, outlet: senen },
    ]),
  )
  const before = await made.used()
  const [line] = order.parcels.find(({ address }) => address.alias === 'Senen')!.details
  const cancelled = await gateway.call('cancelGoods', {
    as: made.buyer.token,
    params: { orderId: order.id },
    body: {
      key: 'batal-senen',
      lines: [{ id: line!.id!, quantity: 0, seen: 4 }],
    },
  })
  expect(cancelled.status).toBe(200)
  const after = await orders.read(made.buyer, order.id)
  const refunded = sum(after.parcels.map((parcel) => parcel.refunded))
  expect(refunded).toBeGreaterThan(4 * 50_003)
  expect(await made.used()).toEqual([before[0]! - refunded, before[1], before[2]! - refunded])
  const spend = await made.spend()
  expect(sum(Object.values(spend))).toBe(order.totals.grand_total - refunded)
  expect(spend[tebet.centreId]).toBe(before[1])
})

test('F-08: no outlet keeps a wholesale price once too little of the product remains', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
  const { rice } = await goods()
  const order = await made.paid(
    made.buyer,
    await made.draft(made.buyer, [
      { id_item: rice, quantity: 9, outlet: tebet },
      { id_item: rice, quantity: 2, outlet: senen },
    ]),
  )
  const lines = order.parcels.flatMap(({ details }) => details)
  const cancel = (wanted: readonly [quantity: number, seen: number][]) =>
    gateway.call('cancelGoods', {
      as: made.buyer.token,
      params: { orderId: order.id },
      body: {
        key: `batal-${wanted.flat().join('-')}`,
        lines: wanted.map(([quantity, seen]) => ({
          id: lines.find((line) => line.quantity === seen)!.id!,
          quantity,
          seen,
        })),
      },
    })
  for (const wanted of [
    [[0, 9]],
    [[0, 2]],
    [
      [8, 9],
      [1, 2],
    ],
  ] as [number, number][][])
    expect((await cancel(wanted)).problem.name).toBe('QUANTITY_TOO_LOW')
  expect((await cancel([[1, 2]])).status).toBe(200)
  expect(
    (
      await cancel([
        [0, 9],
        [0, 2],
      ])
    ).problem.name,
  ).toBe('GOODS_CHANGED')
})

test('F-08: a member orders to the own outlets alone, to no address of a stranger, and to none after leaving', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets as [(typeof made.outlets)[0], (typeof made.outlets)[0]]
  const { rice } = await goods()
  const parts = [
    { id_item: rice, quantity: 8, outlet: tebet },
    { id_item: rice, quantity: 4, outlet: senen },
  ]
  const body = await made.draft(made.buyer, parts)
  const params = { companyId: made.companyId, memberId: made.buyer.userId }
  await gateway.call('changeMemberOutlets', {
    as: made.admin.token,
    params,
    body: { outlets: [tebet.centreId] },
  })
  expect((await made.order(made.buyer, body)).problem.name).toBe('ADDRESS_UNKNOWN')
  const own = { ...body.items[0]!, quantity: 12, shipping_address_id: made.buyer.addressId }
  const personal = await made.order(made.buyer, { ...body, items: [own] })
  expect(personal.problem.name).toBe('ADDRESS_UNKNOWN')
  await gateway.call('removeMember', { as: made.admin.token, params })
  expect((await made.order(made.buyer, body)).problem.name).toBe('COMPANY_UNKNOWN')
})

test('F-08: cost centres by per cent add up to the rupiah, also after refunds', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen', 'Kota'])
  const { rice, oil } = await goods()
  await made.setBudget(10_000_000)
  for (const { centreId } of made.outlets)
    await made.setBudget(5_000_000, { cost_centre_id: centreId })
  const cost_centres = made.outlets.map(({ centreId }, at) => ({
    cost_centre_id: centreId,
    percent: [33.33, 33.33, 33.34][at]!,
  }))
  const [outlet] = made.outlets
  const whole = await made.draft(made.buyer, [
    { id_item: rice, quantity: 11, outlet: outlet! },
    { id_item: oil, quantity: 6, outlet: outlet! },
  ])
  const items = whole.items.map(({ cost_centre_id: _centre, ...item }) => item)
  const business = { company_id: made.companyId, cost_centres }
  const order = await made.paid(made.buyer, { ...whole, items, business })
  expect(order.business?.cost_centre_name).toBe('Tebet 33.33%, Senen 33.33%, Kota 33.34%')
  const [all, ...own] = await made.used()
  expect([all, sum(own)]).toEqual([order.totals.grand_total, order.totals.grand_total])
  const [parcel] = order.parcels
  const [line] = parcel!.details
  await gateway.call('cancelGoods', {
    as: made.buyer.token,
    params: { orderId: order.id },
    body: {
      key: 'batal-satu',
      lines: [{ id: line!.id!, quantity: 10, seen: 11 }],
    },
  })
  const [rest, ...parts] = await made.used()
  expect(rest).toBeLessThan(all!)
  expect(sum(parts)).toBe(rest)
  expect(sum(Object.values(await made.spend()))).toBe(rest)
  const byCategory = await Promise.all(
    made.outlets.map(({ centreId }) => made.spend({ by: 'seller', cost_centre: centreId })),
  )
  expect(sum(byCategory.flatMap((some) => Object.values(some)))).toBe(
    sum(Object.values(await made.spend({ by: 'seller' }))),
  )
})

test('F-08: per cents that do not add up to 100, or that name a cost centre twice, are refused', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const { rice } = await goods()
  const body = await made.draft(made.buyer, [
    { id_item: rice, quantity: 10, outlet: made.outlets[0]! },
  ])
  const [tebet, senen] = made.outlets.map(({ centreId }) => centreId) as [string, string]
  const refusalOf = async (shares: readonly [string, number][]) => {
    const cost_centres = shares.map(([cost_centre_id, percent]) => ({ cost_centre_id, percent }))
    const items = body.items.map(({ cost_centre_id: _centre, ...item }) => item)
    const business = { company_id: made.companyId, cost_centres }
    const { status, problem } = await made.order(made.buyer, { ...body, items, business })
    return status === 200 ? undefined : problem.name
  }
  expect(
    await refusalOf([
      [tebet, 50],
      [senen, 49.99],
    ]),
  ).toBe('INVALID_REQUEST')
  expect(
    await refusalOf([
      [tebet, 50],
      [tebet, 50],
    ]),
  ).toBe('INVALID_REQUEST')
  expect(
    await refusalOf([
      [tebet, 50],
      ['unknown', 50],
    ]),
  ).toBe('COST_CENTRE_UNKNOWN')
  expect(
    await refusalOf([
      [tebet, 50],
      [senen, 50],
    ]),
  ).toBeUndefined()
})

test('F-08: a company that requires a cost centre gets one for every outlet', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const { rice } = await goods()
  await gateway.call('changeCompanySettings', {
    as: made.admin.token,
    params: { companyId: made.companyId },
    body: { together_hours: 24, cost_centre_required: true },
  })
  const body = await made.draft(
    made.buyer,
    made.outlets.map((outlet) => ({ id_item: rice, quantity: 6, outlet })),
  )
  const { cost_centre_id: _none, ...free } = body.items[1]!
  const refused = await made.order(made.buyer, { ...body, items: [body.items[0]!, free] })
  expect(refused.problem.name).toBe('COST_CENTRE_REQUIRED')
  expect((await made.order(made.buyer, body)).status).toBe(200)
})

test('F-08: the amounts of outlets add up for random divisions', async () => {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen', 'Kota'])
  const random = randomFrom(4747)
  await made.setBudget(900_000_000)
  for (const { centreId } of made.outlets)
    await made.setBudget(900_000_000, { cost_centre_id: centreId })
  let buyer: TestBuyer = made.buyer
  for (let round = 0; round < 6; round += 1) {
    const { rice, oil } = await goods()
    const parts = made.outlets.flatMap((outlet) => [
      { id_item: rice, quantity: 4 + Math.floor(random() * 3), outlet },
      { id_item: oil, quantity: 6 * (1 + Math.floor(random() * 3)), outlet },
    ])
    buyer = round % 2 === 0 ? made.buyer : made.admin
    const order = await made.paid(buyer, await made.draft(buyer, parts))
    const [all, ...own] = await made.used()
    expect(sum(own)).toBe(all)
    expect(sum(Object.values(await made.spend()))).toBe(all)
    expect(order.parcels).toHaveLength(6)
  }
})
