import { testShop } from '../cart/testing-shop.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { testOrders } from './testing-orders.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let orders: ReturnType<typeof testOrders>
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  orders = testOrders(gateway)
})
afterAll(() => gateway.close())

/** The date in WIB, some days from now. */
const dayIn = (days: number) =>
  new Date(gateway.gateway.now().getTime() + (days * 24 + 7) * 60 * 60 * 1000)
    .toISOString()
    .slice(0, 10)

const goods = async () => {
  const productId = await shop.product({ seller_id: await shop.seller() })
  return [{ id_item: productId, quantity: 1 }]
}

async function companyOf(buyer: { userId: string }, role: 'buyer' | 'finance') {
  const { db } = gateway.gateway
  const id = `c-${role}-${buyer.userId}`
  await db
    .insertInto('companies')
    .values({
      id,
      profile_user_id: id,
      name: 'PT Dapur Rasa',
      npwp: '',
      nitku: '',
      address: '',
      created_at: new Date(),
    })
    .execute()
  await db
    .insertInto('company_members')
    .values({ company_id: id, user_id: buyer.userId, role, joined_at: new Date() })
    .execute()
  return id
}

test('F-08: an order carries the company, its purchase order number, the wanted day and a reference', async () => {
  const buyer = await shop.buyer()
  const company_id = await companyOf(buyer, 'buyer')
  const business = {
    company_id,
    po_number: 'PO/2026/III/014',
    wanted_on: dayIn(0),
    reference: 'Dapur pusat',
  }
  const draft = await orders.draft(buyer, await goods())
  const { body } = await orders.post(buyer, { ...draft, business })
  const read = await orders.read(buyer, body.data.order_id)
  expect(read.business).toEqual({
    ...business,
    company_name: 'PT Dapur Rasa',
    cost_centre_id: null,
    cost_centre_name: null,
  })
})

test('F-08: a personal order shows no company fields', async () => {
  const buyer = await shop.buyer()
  const { order_id } = await orders.order(buyer, await goods())
  expect((await orders.read(buyer, order_id)).business).toBeNull()
})

test.each(['finance', 'stranger'] as const)(
  'P-03: a %s cannot order for a company, and loses nothing',
  async (kind) => {
    const buyer = await shop.buyer()
    const company_id = await companyOf(
      kind === 'finance' ? buyer : await shop.buyer(),
      kind === 'finance' ? 'finance' : 'buyer',
    )
    const items = await goods()
    const draft = await orders.draft(buyer, items)
    const { problem } = await orders.post(buyer, { ...draft, business: { company_id } })
    expect(problem?.name).toBe('COMPANY_UNKNOWN')
    expect((await orders.post(buyer, draft)).status).toBe(200)
  },
)

test.each([
  ['yesterday', () => dayIn(-1), 422],
  ['in more than a year', () => dayIn(366), 422],
  ['no day of the calendar', () => '2026-02-31', 400],
])('F-08: a wanted day that is %s is refused', async (_kind, day, status) => {
  const buyer = await shop.buyer()
  const draft = await orders.draft(buyer, await goods())
  const answer = await orders.post(buyer, { ...draft, business: { wanted_on: day() } })
  expect(answer.status).toBe(status)
})
