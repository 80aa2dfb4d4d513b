import type { CallInput } from '@borong/api/shape'
import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { testOutlets } from './testing-outlets.ts'
import { testPlans } from './testing-plans.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const companies = testCompanies(gateway)

type Body = CallInput<typeof planOutletOrder>['body']

const { plan, planned, orderOf } = testPlans(gateway)

const outlets = (names: readonly string[]) => testOutlets(gateway, shop, companies, names)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Two sellers: rice with a price from 20 sacks on, and oil in cartons of 6 whose price excludes PPN. */
async function goods() {
  const first = await shop.seller({ personal_courier: true })
  const second = await shop.seller({ free_shipping: true })
  const rice = await shop.product({
    seller_id: first,
    weight_grams: 25_000,
    tiers: [
      { quantity_end: 19, price: 300_001, discount: 290_003 },
      { quantity_end: 1000, price: 270_007, discount: null },
    ],
  })
  const oil = await shop.product({ seller_id: second, step: 6, ppn_included: false })
  const fish = await shop.product({ seller_id: second, storage: 'frozen' })
  return { rice, oil, fish }
}

test('F-08: the total of a plan is the total of the order that is made of it, for random tables', async () => {
  const made = await outlets(['Tebet', 'Senen', 'Jayapura'])
  await gateway.gateway.db
    .updateTable('addresses')
    .set({ district_id: '917101' })
    .where('id', '=', made.outlets[2]!.addressId)
    .execute()
  const random = randomFrom(4710)
  let ordered = 0
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (let round = 0; round < 12; round += 1) {
    const { rice, oil, fish } = await goods()
    const way = round % 3
    const items = made.outlets.flatMap(({ addressId, centreId }) =>
      [
        { id_item: rice, quantity: upTo(15) },
        { id_item: oil, quantity: 6 * upTo(3) },
        { id_item: fish, quantity: upTo(4) },
      ]
        .filter(({ quantity }) => quantity > 0)
        .map((item) => ({
          ...item,
          shipping_address_id: addressId,
          cost_centre_id: way === 1 ? made.outlets[upTo(2)]!.centreId : centreId,
        })),
    )
    if (items.length === 0) continue
    const [one, two] = made.outlets
    const body = {
      items: way === 2 ? items.map(({ cost_centre_id: _none, ...item }) => item) : items,
      couriers: round % 2 === 0 ? ('cheapest' as const) : ('fastest' as const),
      payment_id: 'va-bca',
      ...(way === 2
        ? {
            cost_centres: [
              { cost_centre_id: one!.centreId, percent: 33.33 },
              { cost_centre_id: two!.centreId, percent: 66.67 },
            ],
          }
        : {}),
    }
    const seen = await planned(made, body)
    const withoutCourier = seen.shipments.filter(({ shipping_id }) => shipping_id === null)
    expect(seen.is_orderable).toBe(withoutCourier.length === 0)
    if (!seen.is_orderable) continue
    const { totals } = seen
    expect(totals.grand_total).toBe(
      totals.service_fee + sum(seen.shipments.map((one) => one.goods + one.tax + one.shipping)),
    )
    expect(totals.total_price).toBe(sum(seen.lines.map(({ subtotal }) => subtotal)))
    const sent = await gateway.call('createOrder', {
      as: made.buyer.token,
      params: { version: 'v3' },
      headers: { 'idempotency-key': `plan-key-${round}` },
      body: orderOf(made, body, seen),
    })
    expect([sent.status, sent.problem?.message]).toEqual([200, undefined])
    expect(sent.body.data.totals).toEqual({
      ...totals,
      unique_code: sent.body.data.totals.unique_code,
      total_payment: sent.body.data.totals.total_payment,
    })
    ordered += 1
  }
  expect(ordered).toBeGreaterThan(8)
})

test('F-08: a plan names each problem of a product, of an outlet’s part and of a seller, with the message of the order', async () => {
  const made = await outlets(['Tebet', 'Senen'])
  const [tebet, senen] = made.outlets.map(({ addressId }) => addressId) as [string, string]
  const seller = await shop.seller({ minimum_purchase: 10_000_000 })
  const closed = await shop.seller({ is_open: false })
  const few = await shop.product({ seller_id: seller, stock: 5 })
  const least = await shop.product({ seller_id: seller, minimum_order: 10 })
  const carton = await shop.product({ seller_id: seller, step: 6 })
  const shut = await shop.product({ seller_id: closed })
  const seen = await planned(made, {
    items: [
      { id_item: few, quantity: 6, shipping_address_id: tebet },
      { id_item: least, quantity: 4, shipping_address_id: tebet },
      { id_item: least, quantity: 5, shipping_address_id: senen },
      { id_item: carton, quantity: 3, shipping_address_id: tebet },
      { id_item: carton, quantity: 9, shipping_address_id: senen },
      { id_item: shut, quantity: 1, shipping_address_id: tebet },
      { id_item: '999999', quantity: 1, shipping_address_id: tebet },
    ],
  })
  expect(seen.lines.map(({ id_item, problem }) => [id_item, problem?.code])).toEqual([
    [few, 'INSUFFICIENT_STOCK'],
    [least, 'BELOW_MINIMUM_ORDER'],
    [carton, undefined],
    [shut, 'SELLER_CLOSED'],
    ['999999', 'ITEM_UNAVAILABLE'],
  ])
  expect(seen.lines.map(({ most, minimum_order, step }) => [most, minimum_order, step])).toEqual([
    [5, 1, 1],
    [1000, 10, 1],
    [996, 1, 6],
    [1000, 1, 1],
    [0, 1, 1],
  ])
  expect(
    seen.parts.map(({ id_item, shipping_address_id, problem }) => [
      id_item,
      shipping_address_id,
      problem.code,
    ]),
  ).toEqual([
    [carton, tebet, 'BELOW_MINIMUM_ORDER'],
    [carton, senen, 'BELOW_MINIMUM_ORDER'],
  ])
  expect(seen.sellers.find(({ id }) => id === String(seller))?.problem?.message).toContain(
    '10.000.000',
  )
  expect(seen.is_orderable).toBe(false)
})

test('F-08: the whole quantity of all outlets has the price of its tier, and a plan names the next one', async () => {
  const made = await outlets(['Tebet', 'Senen'])
  const { rice } = await goods()
  const parts = (...quantities: number[]) => ({
    items: quantities.map((quantity, at) => ({
      id_item: rice,
      quantity,
      shipping_address_id: made.outlets[at]!.addressId,
    })),
  })
  const below = await planned(made, parts(10, 9))
  expect(below.lines[0]).toMatchObject({
    unit_price: 290_003,
    next_price: { quantity: 20, unit_price: 270_007 },
  })
  const above = await planned(made, parts(10, 10))
  expect(above.lines[0]).toMatchObject({ unit_price: 270_007, next_price: null })
})

test('F-08: each shipment has the couriers that can be had; a choice that is one of them is used', async () => {
  const made = await outlets(['Tebet', 'Senen'])
  const { rice, fish } = await goods()
  const [tebet, senen] = made.outlets.map(({ addressId }) => addressId) as [string, string]
  const items = [
    { id_item: rice, quantity: 1, shipping_address_id: tebet },
    { id_item: fish, quantity: 1, shipping_address_id: senen },
  ]
  const cheapest = await planned(made, { items })
  const [first, second] = cheapest.shipments
  const prices = first!.couriers.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(second!.couriers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['paxel-frozen', 'fresh-factory-cold']),
  )
  expect(cheapest.couriers.find(({ id }) => id === 'paxel-frozen')?.name).toBe('Paxel Frozen')
  const other = first!.couriers.find(({ id }) => id !== first!.shipping_id)!
  const chosen = await planned(made, {
    items,
    shipping_used: [
      { vendor_id: first!.vendor_id, shipping_address_id: tebet, shipping_id: other.id },
      { vendor_id: second!.vendor_id, shipping_address_id: senen, shipping_id: 'jne-reg' },
    ],
  })
  expect(chosen.shipments.map(({ shipping_id }) => shipping_id)).toEqual([
    other.id,
    second!.shipping_id,
  ])
  const fastest = await planned(made, { items, couriers: 'fastest' })
  for (const { shipping_id, couriers } of fastest.shipments) {
    const last = (id: string | null) => couriers.find((one) => one.id === id)?.to ?? ''
    expect(couriers.every(({ id, to }) => id === 'pickup' || to >= last(shipping_id))).toBe(true)
  }
})

test('F-08: a plan names the budget that is too small, and whether an approver decides first', async () => {
  const made = await outlets(['Tebet', 'Senen'])
  const { rice } = await goods()
  const body = {
    items: made.outlets.map(({ addressId, centreId }) => ({
      id_item: rice,
      quantity: 2,
      shipping_address_id: addressId,
      cost_centre_id: centreId,
    })),
  }
  expect(await planned(made, body)).toMatchObject({ budget: null, needs_approval: false })
  await gateway.call('addApprovalRule', {
    as: made.admin.token,
    params: { companyId: made.companyId },
    body: { kind: 'total', amount: 100_000, approver_id: null },
  })
  await made.setBudget(100_000_000)
  await made.setBudget(500_000, { cost_centre_id: made.outlets[1]!.centreId })
  const seen = await planned(made, body)
  expect(seen).toMatchObject({
    budget: { name: 'Senen', left: 500_000, problem: { code: 'BUDGET_EXCEEDED' } },
    is_orderable: true,
  })
  expect(seen.budget!.needed).toBe(
    seen.shipments[1]!.goods + seen.shipments[1]!.tax + seen.shipments[1]!.shipping,
  )
  expect(await made.used()).toEqual([0, 0])
})

test('F-08: a required cost centre that is missing is a problem of the plan, not a refusal', async () => {
  const made = await outlets(['Tebet', 'Senen'])
  const { rice } = await goods()
  await gateway.call('changeCompanySettings', {
    as: made.admin.token,
    params: { companyId: made.companyId },
    body: { together_hours: 24, cost_centre_required: true },
  })
  const [tebet, senen] = made.outlets
  const items = [
    { id_item: rice, quantity: 1, shipping_address_id: tebet!.addressId },
    { id_item: rice, quantity: 1, shipping_address_id: senen!.addressId },
  ]
  const seen = await planned(made, { items })
  expect(seen.problems.map(({ code }) => code)).toEqual(['COST_CENTRE_REQUIRED'])
  expect(seen.is_orderable).toBe(false)
  const named = await planned(made, { items, cost_centre_id: tebet!.centreId })
  expect([named.problems, named.is_orderable]).toEqual([[], true])
})

test('F-08: a plan is for members who buy for the company, to the outlets that are theirs', async () => {
  const made = await outlets(['Tebet', 'Senen'])
  const { rice } = await goods()
  const body = {
    company_id: made.companyId,
    items: made.outlets.map(({ addressId }) => ({
      id_item: rice,
      quantity: 2,
      shipping_address_id: addressId,
    })),
  }
  const refusal = async (by: TestBuyer, more: Partial<Body> = {}) =>
    (await plan(by, { ...body, ...more })).problem?.name
  expect(await refusal(await shop.buyer())).toBe('COMPANY_UNKNOWN')
  const own = [{ ...body.items[0]!, shipping_address_id: made.buyer.addressId }]
  expect(await refusal(made.buyer, { items: own })).toBe('ADDRESS_UNKNOWN')
  expect(await refusal(made.buyer, { cost_centre_id: 'unknown' })).toBe('COST_CENTRE_UNKNOWN')
  const params = { companyId: made.companyId, memberId: made.buyer.userId }
  await gateway.call('changeMemberOutlets', {
    as: made.admin.token,
    params,
    body: { outlets: [made.outlets[0]!.centreId] },
  })
  expect(await refusal(made.buyer)).toBe('ADDRESS_UNKNOWN')
  await gateway.call('removeMember', { as: made.admin.token, params })
  expect(await refusal(made.buyer)).toBe('COMPANY_UNKNOWN')
})

test('F-08: 60 products for 40 outlets are planned and ordered as one order', async () => {
  const made = await outlets(Array.from({ length: 40 }, (_, at) => `Outlet ${at + 1}`))
  const sellers = [await shop.seller(), await shop.seller(), await shop.seller()]
  const products: string[] = []
  for (let at = 0; at < 60; at += 1)
    products.push(await shop.product({ seller_id: sellers[at % 3]! }))
  const body = {
    payment_id: 'va-bca',
    items: made.outlets.flatMap(({ addressId, centreId }) =>
      products.map((id_item) => ({
        id_item,
        quantity: 1,
        shipping_address_id: addressId,
        cost_centre_id: centreId,
      })),
    ),
  }
  const seen = await planned(made, body)
  expect([seen.lines.length, seen.shipments.length, seen.is_orderable]).toEqual([60, 120, true])
  const sent = await gateway.call('createOrder', {
    as: made.buyer.token,
    params: { version: 'v3' },
    headers: { 'idempotency-key': 'plan-key-of-forty' },
    body: orderOf(made, body, seen),
  })
  expect([sent.status, sent.problem?.message]).toEqual([200, undefined])
  expect(sent.body.data.totals.grand_total).toBe(seen.totals.grand_total)
})
