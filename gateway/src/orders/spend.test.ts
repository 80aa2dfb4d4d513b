import { NO_GROUP, type spendGroupings } from '@borong/api/rules/spend'
import { wibDay } from '@borong/api/rules/wib'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders, type DraftOptions } from './testing-orders.ts'
import { refundOrder } from './testing-refunds.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

interface Narrowing {
  from?: string
  to?: string
  cost_centre?: string
  category?: string
  seller?: string
  member?: string
}

/** A company whose buyer bought for one outlet from two sellers, and whose admin bought for none. */
async function spending() {
  const people = await made.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    finance: 'finance',
  })
  const { companyId, admin, buyer } = people
  const as = admin.token
  const params = { companyId }
  const added = await gateway.call('addCostCentre', { as, params, body: { name: 'Outlet 1' } })
  const outlet = added.body.cost_centre.id
  const sellers = [await shop.seller(), await shop.seller()]
  const food = await bigCategory('Makanan')
  const [rice, chair] = [
    await shop.product({ seller_id: sellers[0]!, category_id: food, ppn_included: false }),
    await shop.product({ seller_id: sellers[1]!, category_id: 0 }),
  ]
  const paid = async (who: TestBuyer, items: string[], more: DraftOptions = {}) => {
    const wanted = items.map((id_item) => ({ id_item, quantity: 2 }))
    const order = await orders.order(who, wanted, more)
    await orders.atBank(order.payment.url!, { action: 'pay' })
    return orders.read(who, order.order_id)
  }
  const first = await paid(buyer, [rice, chair], {
    business: { company_id: companyId, cost_centre_id: outlet },
  })
  const second = await paid(admin, [chair], { business: { company_id: companyId } })
  // Neither an unpaid order nor one of the buyer alone is spend of the company.
  await orders.order(buyer, [{ id_item: rice, quantity: 1 }], {
    business: { company_id: companyId },
  })
  await paid(buyer, [rice])
  const spend = async (
    by: (typeof spendGroupings)[number],
    more: Narrowing = {},
    reader = admin,
  ) => {
    const answer = await gateway.call('companySpend', {
      as: reader.token,
      params,
      query: { by, ...more },
    })
    return answer.body
  }
  return { ...people, outlet, sellers, food, first, second, spend }
}

async function bigCategory(name: string): Promise<number> {
  const id = 4000 + Math.floor(Math.random() * 1000)
  const step = { id: String(id), slug: name, level: 1 as const, name: { id: name, en: name } }
  return shop.category({ id, slug: `${name}-${id}`, path: [step] })
}

const amounts = ({ items }: { items: { id: string; amount: number }[] }) =>
  Object.fromEntries(items.map(({ id, amount }) => [id, amount]))

test('F-08: the spend of a company is the sum of its paid orders without refunds, however it is grouped', async () => {
  const { admin, buyer, outlet, sellers, food, first, second, spend } = await spending()
  await refundOrder(gateway, second.id, 20_000)
  const [one, two] = [first.totals.grand_total, second.totals.grand_total - 20_000]
  const total = one + two
  const month = wibDay(gateway.gateway.now()).slice(0, 7)
  expect(amounts(await spend('month'))).toEqual({ [month]: total })
  expect(amounts(await spend('order'))).toEqual({ [first.id]: one, [second.id]: two })
  expect(amounts(await spend('cost_centre'))).toEqual({ [outlet]: one, [NO_GROUP]: two })
  expect(amounts(await spend('member'))).toEqual({ [buyer.userId]: one, [admin.userId]: two })
  for (const by of ['month', 'order', 'cost_centre', 'member'] as const)
    expect(await spend(by)).toMatchObject({ total, rest: 0 })

  // Orders have a fee that is no seller's; goods have their PPN.
  const bySeller = await spend('seller')
  const parcel = (order: typeof first, index: number) => {
    const { courier, ...one } = order.parcels[index]!
    return one.vendor_price_subtotal + courier.price + courier.insurance_fee
  }
  expect(amounts(bySeller)).toEqual({
    [sellers[0]!]: parcel(first, 0) + first.totals.tax,
    [sellers[1]!]: parcel(first, 1) + parcel(second, 0) - 20_000,
  })
  const byCategory = await spend('category')
  expect(amounts(byCategory)).toEqual({ [food]: 100_000 + first.totals.tax, [NO_GROUP]: 200_000 })
  for (const { items, rest, total: sum } of [bySeller, byCategory]) {
    expect(sum).toBe(total)
    expect(items.reduce((all, { amount }) => all + amount, rest)).toBe(total)
  }
})

test('F-08: each group leads to its orders', async () => {
  const { buyer, outlet, sellers, food, first, second, spend } = await spending()
  const ids = async (more: Narrowing) => (await spend('order', more)).items.map(({ id }) => id)
  expect(await ids({ cost_centre: outlet })).toEqual([first.id])
  expect(await ids({ cost_centre: NO_GROUP })).toEqual([second.id])
  expect(await ids({ member: buyer.userId })).toEqual([first.id])
  expect(await ids({ seller: String(sellers[1]) })).toEqual([second.id, first.id])
  expect(await ids({ category: String(food) })).toEqual([first.id])
  expect(await ids({ from: '2020-01-01', to: '2020-12-31' })).toEqual([])
  // The orders of a seller have the amounts of that seller alone.
  const ofSeller = await spend('order', { seller: String(sellers[1]) })
  expect(ofSeller.total).toBe(
    (await spend('seller')).items.find(({ id }) => id === String(sellers[1]))!.amount,
  )
  expect(ofSeller).toMatchObject({
    rest: 0,
    total_count: 2,
    narrowed: [{ by: 'seller', id: String(sellers[1]), name: `Toko ${sellers[1]}` }],
  })
  expect((await spend('seller', { cost_centre: outlet })).narrowed).toEqual([
    { by: 'cost_centre', id: outlet, name: 'Outlet 1' },
  ])
})

test('P-03: a buyer sees the spend of the own orders, finance all, a stranger nothing', async () => {
  const { buyer, finance, first, second, spend } = await spending()
  const totalFor = async (reader: TestBuyer) => (await spend('month', {}, reader)).total
  expect(await totalFor(buyer)).toBe(first.totals.grand_total)
  expect(await totalFor(finance)).toBe(first.totals.grand_total + second.totals.grand_total)
  expect(await spend('month', {}, await shop.buyer())).toMatchObject({ name: 'COMPANY_UNKNOWN' })
})
