import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { insertFile } from '../files/testing-files.ts'
import { advanceParcels } from '../orders/advance.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const HOUR = 60 * 60
const test_ = openTestGateway({ config: { demoSpeed: 1 } })
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const tiers = [{ quantity_end: 999, price: 100_000, discount: null }]

/** A company with two outlets, whose buyer has a parcel underway to the first one. */
async function chain() {
  const staff = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    keeper: 'buyer',
    judge: 'approver',
    other: 'buyer',
    central: 'buyer',
    finance: 'finance',
  })
  const { admin, companyId } = staff
  const as = admin.token
  const params = { companyId }
  const outlet = async (name: string) => {
    const centre = await test_.call('addCostCentre', { as, params, body: { name } })
    const cost_centre_id = centre.body.cost_centre.id
    const body = {
      name: 'Kepala Outlet',
      alias: name,
      address: 'Jl. Ciputat Raya No. 27',
      district_id: '317405',
      postal_code: '12310',
      phone: '081234567890',
      cost_centre_id,
    }
    const added = await test_.call('addCompanyAddress', { as, params, body })
    return { id: cost_centre_id, addressId: added.body.address.shipping_address_id }
  }
  const [first, second] = [await outlet('Outlet 01'), await outlet('Outlet 02')]
  const name = async (member: TestBuyer, outlets: string[]) =>
    test_.call('changeMemberOutlets', {
      as,
      params: { ...params, memberId: member.userId },
      body: { outlets },
    })
  await name(staff.keeper, [first.id])
  await name(staff.judge, [first.id])
  await name(staff.other, [second.id])
  await name(staff.finance, [first.id])
  const sent = async (addressId: string) => {
    const items = [
      { id_item: await shop.product({ seller_id: await shop.seller(), tiers }), quantity: 10 },
    ]
    const buyer = { ...staff.buyer, addressId }
    const order = await orders.order(buyer, items, { business: { company_id: companyId } })
    await orders.atBank(order.payment.url!, { action: 'pay' })
    test_.advance(3 * HOUR)
    await advanceParcels(test_.gateway)
    const parcel = (await orders.read(staff.buyer, order.order_id)).parcels[0]!
    return { orderId: order.order_id, parcelId: parcel.id, lineId: parcel.details[0]!.id! }
  }
  return { ...staff, params, first, second, sent, parcel: await sent(first.addressId) }
}
type Parcel = Awaited<ReturnType<typeof chain>>['parcel']

const deliveriesOf = async (member: TestBuyer, companyId: string) => {
  const reply = await test_.call('deliveries', {
    as: member.token,
    params: { companyId },
    query: {},
  })
  return reply.status === 200
    ? reply.body.result.items.map(({ parcel_id }) => parcel_id)
    : reply.status
}
const receive = (
  member: TestBuyer,
  { orderId, parcelId, lineId }: Parcel,
  counts: { received?: number; damaged?: number } = { received: 10 },
  more: { key?: string; file_ids?: string[] } = {},
) =>
  test_.call('receiveParcel', {
    as: member.token,
    params: { orderId, parcelId },
    body: { key: randomUUID(), lines: [{ id: lineId, ...counts }], ...more },
  })

test('F-08 P-03: a member of the outlet sees and receives the parcel to it, and nothing else of the order', async () => {
  const { keeper, companyId, parcel, buyer } = await chain()
  const { orderId, parcelId } = parcel
  const as = keeper.token
  const list = await test_.call('deliveries', { as, params: { companyId }, query: {} })
  expect(list.body.result).toMatchObject({
    total_count: 1,
    items: [
      {
        order_id: orderId,
        parcel_id: parcelId,
        address: { alias: 'Outlet 01' },
        lines: [{ ordered: 10, received: 0 }],
      },
    ],
  })
  expect(JSON.stringify(list.body)).not.toMatch(/price|total_payment|100000/)
  const params = { orderId }
  const seen = await test_.call('receipts', { as, params })
  expect(seen.body.result).toMatchObject({
    can_open_order: false,
    parcels: [{ parcel_id: parcelId }],
  })
  const closed = [
    await test_.call('order', { as, params }),
    await test_.call('invoice', { as, params }),
    await test_.call('orderPaper', { as, params: { ...params, paper: 'delivery-note' } }),
    await test_.call('complaints', { as, params }),
    await test_.call('cancellations', { as, params }),
    await test_.call('cancelOrder', { as, params }),
    await test_.call('buyAgain', { as, params, body: {} }),
    await test_.call('receiveOrder', { as, params, body: {} }),
  ]
  expect(closed.map(({ status }) => status)).toEqual(closed.map(() => 404))
  const photo = await insertFile(test_.gateway, keeper.userId)
  const made = await receive(keeper, parcel, { received: 4 }, { file_ids: [photo] })
  expect(made.body.result.state).toBe('shipped')
  expect((await receive(keeper, parcel, { received: 6 })).body.result.state).toBe('completed')
  expect((await orders.read(buyer, orderId)).state).toBe('completed')
  expect(await deliveriesOf(keeper, companyId)).toEqual([])
  expect((await test_.call('file', { as, params: { fileId: photo } })).status).toBe(200)
})

test('F-08 P-03: only the members of the outlet, the maker and admins receive it', async () => {
  const { companyId, parcel, admin, buyer, keeper, judge, other, central, finance } = await chain()
  const stranger = await shop.buyer()
  const reach = async (member: TestBuyer) => [
    await deliveriesOf(member, companyId),
    (await receive(member, parcel, { received: 1 })).status,
  ]
  for (const member of [other, central, finance]) expect(await reach(member)).toEqual([[], 404])
  expect(await reach(stranger)).toEqual([404, 404])
  for (const member of [admin, buyer, keeper, judge])
    expect(await reach(member)).toEqual([[parcel.parcelId], 200])
})

test('F-08 P-03: a member who has left, or is of another outlet now, receives nothing from then on', async () => {
  const { companyId, params, parcel, admin, keeper, judge, second } = await chain()
  const key = randomUUID()
  expect((await receive(keeper, parcel, { received: 1 }, { key })).status).toBe(200)
  await test_.call('removeMember', {
    as: admin.token,
    params: { ...params, memberId: keeper.userId },
  })
  await test_.call('changeMemberOutlets', {
    as: admin.token,
    params: { ...params, memberId: judge.userId },
    body: { outlets: [second.id] },
  })
  expect(await deliveriesOf(keeper, companyId)).toBe(404)
  expect(await deliveriesOf(judge, companyId)).toEqual([])
  expect((await receive(keeper, parcel, { received: 1 }, { key })).status).toBe(404)
  expect((await receive(judge, parcel, { received: 1 })).status).toBe(404)
})

test('F-08: damaged goods leave the list when all goods are counted, and remain a complaint of the maker', async () => {
  const { companyId, parcel, keeper, buyer } = await chain()
  const all = await receive(keeper, parcel, { received: 8, damaged: 2 })
  expect(all.body.result.state).toBe('delivered')
  expect((await receive(buyer, parcel, { received: 10 })).problem.name).toBe('RECEIPT_TOO_LARGE')
  const form = await test_.call('complaints', {
    as: buyer.token,
    params: { orderId: parcel.orderId },
  })
  expect(form.body.result.parcels[0]?.suggested?.kind).toBe('damaged')
  expect(await companies.notificationsOf(buyer.userId)).toContain('GOODS_DAMAGED_OR_MISSING')
  expect(await deliveriesOf(keeper, companyId)).toEqual([])
})

test('F-08 P-03: an order to an own address is at the door of no outlet', async () => {
  const { companyId, sent, keeper, buyer, parcel } = await chain()
  const own = await sent(buyer.addressId)
  expect(await deliveriesOf(keeper, companyId)).toEqual([parcel.parcelId])
  expect((await receive(keeper, own)).status).toBe(404)
  // The parcel of an order to the outlet does not open another order.
  expect((await receive(keeper, { ...own, orderId: parcel.orderId })).problem.name).toBe(
    'NOT_RECEIVABLE',
  )
})
