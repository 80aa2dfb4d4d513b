import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { insertCompanyAddress } from '../company-addresses/testing-rows.ts'
import { hashPassword } from '../identity/public.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, move } from '../wallet/public.ts'
import { addPlace, type Body, bodyOf } from './testing-cargo.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const companies = testCompanies(gateway)
const db = () => gateway.gateway.db
const hashed = hashPassword('1234')

/** A company with a balance of Rp 1.000.000, and shipments of its members from its address to one in Bandung. */
async function company() {
  const people = await companies.staffed(shop, {
    admin: 'admin',
    finance: 'finance',
    approver: 'approver',
    buyer: 'buyer',
    other: 'buyer',
  })
  const { admin, companyId } = people
  await db()
    .updateTable('users')
    .set({ pin_hash: await hashed })
    .execute()
  await give(companyId, 1_000_000)
  const from = await insertCompanyAddress(gateway.gateway, admin.userId)
  const params = { companyId }
  const as = admin.token
  return {
    ...people,
    from,
    async body(buyer: TestBuyer, more: Partial<Body> = {}): Promise<Body> {
      const to = await addPlace(gateway.gateway, buyer.userId, 'bandung')
      const query = { from: '317405', to: '327302', weight_kg: '25', packages: '2' }
      const { body } = await gateway.call('cargoRates', { as, query })
      const { price } = body.result.rates.find(({ service }) => service === 'shared')!
      const own = bodyOf(from, to, gateway.gateway.now())
      return { ...own, company_id: companyId, price, ...more }
    },
    rule: (amount: number) =>
      gateway.call('addApprovalRule', {
        as,
        params,
        body: { kind: 'total', amount, approver_id: null },
      }),
    setBudget: (amount: number, more: object = {}) =>
      gateway.call('setBudget', {
        as,
        params,
        body: { member_id: null, cost_centre_id: null, amount, ...more },
      }),
    used: async () =>
      (await gateway.call('companyBudgets', { as, params })).body.budgets.map(({ used }) => used),
    remove: ({ userId }: TestBuyer) =>
      gateway.call('removeMember', { as, params: { ...params, memberId: userId } }),
    balance: async () => (await accountOf(db(), companyId, 'IDR'))!.balance,
  }
}

const give = (userId: string, amount: number) =>
  atomically(db(), (trx) =>
    move(trx, {
      userId,
      currency: 'IDR',
      amount,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: newId(),
      at: gateway.gateway.now(),
    }),
  )
const book = (as: TestBuyer, body: Body) => gateway.call('bookCargo', { as: as.token, body })
const read = async (as: TestBuyer, number: string) =>
  (await gateway.call('cargoBooking', { as: as.token, params: { number } })).body.result
const cancel = (as: TestBuyer, number: string) =>
  gateway.call('cancelCargo', { as: as.token, params: { number } })
const numbers = async (as: TestBuyer, query: { company_id?: string; order_serial?: string }) =>
  (await gateway.call('cargoBookings', { as: as.token, query })).body.result.items.map(
    ({ number }) => number,
  )

test('F-08 R-15: the balance of a company pays its shipment within its budgets, and a cancellation returns both', async () => {
  const made = await company()
  const { admin, buyer, finance, other, companyId } = made
  await made.setBudget(500_000)
  const body = await made.body(buyer)
  const { number } = (await book(buyer, body)).body.result
  expect(await made.balance()).toBe(1_000_000 - body.price)
  expect(await made.used()).toEqual([body.price])
  expect((await accountOf(db(), buyer.userId, 'IDR'))?.balance ?? 0).toBe(0)
  expect(await read(buyer, number)).toMatchObject({
    company_name: 'PT Dapur Rasa',
    made_by: null,
    acts: ['read', 'cancel'],
  })
  expect(await read(finance, number)).toMatchObject({ made_by: 'Toko Uji', acts: ['read'] })
  expect(await numbers(finance, { company_id: companyId })).toEqual([number])
  expect(await numbers(other, { company_id: companyId })).toEqual([])
  expect((await cancel(finance, number)).problem.name).toBe('CARGO_UNKNOWN')
  expect((await cancel(admin, number)).status).toBe(200)
  expect([await made.balance(), await made.used()]).toEqual([1_000_000, [0]])
})

test('F-08 R-15: a budget that is short, a rule and an empty balance keep the shipment back, each with its reason', async () => {
  const made = await company()
  const { buyer, approver, companyId } = made
  const body = await made.body(buyer)
  await made.setBudget(body.price - 1)
  const short = await book(buyer, body)
  expect([short.problem.name, short.problem.message]).toEqual([
    'BUDGET_EXCEEDED',
    expect.stringContaining('PT Dapur Rasa'),
  ])
  await made.setBudget(10_000_000)
  await made.rule(body.price + 10)
  expect((await book(buyer, body)).status).toBe(200)
  // The second one of the day counts together with the first.
  const second = await made.body(buyer)
  expect((await book(buyer, second)).problem.name).toBe('APPROVER_NEEDED')
  expect((await book(approver, await made.body(approver, { weight_kg: 25 }))).status).toBe(200)
  const all = await accountOf(db(), companyId, 'IDR')
  await give(companyId, 1 - all!.balance)
  const empty = await book(approver, await made.body(approver))
  expect(empty.problem.name).toBe('COMPANY_WALLET_SHORT')
  expect(await made.used()).toEqual([2 * body.price])
})

test('F-08 P-03: a member who has left neither sees nor cancels a shipment of the company, and the admins get its news', async () => {
  const made = await company()
  const { admin, buyer } = made
  const body = await made.body(buyer)
  const { number } = (await book(buyer, body)).body.result
  expect(await companies.notificationsOf(buyer.userId)).toContain('CARGO_BOOKED')
  await made.remove(buyer)
  expect(await companies.notificationsOf(buyer.userId)).not.toContain('CARGO_BOOKED')
  const gone = await gateway.call('cargoBooking', { as: buyer.token, params: { number } })
  expect(gone.problem.name).toBe('CARGO_UNKNOWN')
  expect((await book(buyer, body)).problem.name).toBe('COMPANY_UNKNOWN')
  expect(await numbers(buyer, {})).toEqual([])
  expect((await cancel(buyer, number)).problem.name).toBe('CARGO_UNKNOWN')
  await cancel(admin, number)
  expect(await companies.notificationsOf(admin.userId)).toContain('CARGO_CANCELLED')
  expect((await accountOf(db(), buyer.userId, 'IDR'))?.balance ?? 0).toBe(0)
  expect(await made.balance()).toBe(1_000_000)
})

test('F-08: the goods of a company’s order are shipped for the company, once', async () => {
  const made = await company()
  const { admin, buyer, companyId } = made
  const orders = testOrders(gateway)
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 }]
  const order = await orders.order(buyer, items, { business: { company_id: companyId } })
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const order_serial = order.order_serial
  const personal = await orders.order(buyer, items)
  await orders.atBank(personal.payment.url!, { action: 'pay' })
  const wrong = await made.body(buyer, { order_serial: personal.order_serial })
  expect((await book(buyer, wrong)).problem.name).toBe('ORDER_OF_PERSON')
  const { company_id: _company, ...own } = await made.body(buyer, { order_serial })
  expect((await book(buyer, own)).problem.name).toBe('ORDER_OF_COMPANY')
  const { number } = (await book(admin, await made.body(admin, { order_serial }))).body.result
  expect((await book(buyer, await made.body(buyer, { order_serial }))).problem.name).toBe(
    'ORDER_BOOKED',
  )
  expect(await numbers(admin, { order_serial })).toEqual([number])
})

test('F-08: a company that requires its own shipments and a cost centre refuses those without', async () => {
  const made = await company()
  const { admin, buyer, companyId } = made
  const params = { companyId }
  const settings = { company_required: true, cost_centre_required: true, together_hours: 24 }
  await gateway.call('changeCompanySettings', { as: admin.token, params, body: settings })
  const { company_id: _company, ...own } = await made.body(buyer)
  expect((await book(buyer, own)).problem.name).toBe('COMPANY_REQUIRED')
  expect((await book(buyer, await made.body(buyer))).problem.name).toBe('COST_CENTRE_REQUIRED')
  const { body } = await gateway.call('addCostCentre', {
    as: admin.token,
    params,
    body: { name: 'Dapur Tebet' },
  })
  const cost_centre_id = body.cost_centre.id
  await made.setBudget(900_000, { cost_centre_id })
  const sent = await book(buyer, await made.body(buyer, { cost_centre_id }))
  expect(sent.body.result.cost_centre_name).toBe('Dapur Tebet')
  expect((await made.used()).at(-1)).toBe(sent.body.result.price)
})
