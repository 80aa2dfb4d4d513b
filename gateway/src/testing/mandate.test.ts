import { randomUUID } from 'node:crypto'
import type { Call } from '@borong/api/call'
import { calls, type Calls } from '@borong/api/described'
import { testBills } from '../billing/testing-bills.ts'
import { insertBooking } from '../cargo/testing-cargo.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import type { CompanyRole } from '../memberships/public.ts'
import { draftFor, testOrders } from '../orders/testing-orders.ts'
import { type Act, mandate } from '../permissions/public.ts'
import { testQuotes } from '../quotes/testing-quotes.ts'
import { testTenders } from '../tenders/testing-tenders.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'
import { validBodies } from './valid-bodies.ts'

type Kind = keyof typeof mandate
type Name = keyof Calls

/** The act of every call on an order, a quote, a tender, a bill, a batch of bills, a saved number or a shipment. */
const acts: { [Of in Kind]: Partial<Record<Name, Act<Of>>> } = {
  order: {
    order: 'read',
    complaints: 'read',
    cancellations: 'read',
    receipts: 'read',
    previewCancellation: 'cancel',
    cancelGoods: 'cancel',
    invoice: 'read',
    orderPaper: 'read',
    handover: 'read',
    payment: 'pay',
    requestTaxInvoice: 'pay',
    createComplaint: 'complain',
    receiveOrder: 'receive',
    receiveParcel: 'receive',
    buyAgain: 'reorder',
    cancelOrder: 'cancel',
  },
  quote: {
    quote: 'read',
    messageQuote: 'message',
    askQuote: 'ask',
    counterQuote: 'counter',
    acceptQuote: 'accept',
    declineQuote: 'decline',
    withdrawQuote: 'withdraw',
    createOrder: 'order',
  },
  tender: {
    tender: 'read',
    awardTender: 'award',
    closeTender: 'close',
    withdrawTender: 'withdraw',
  },
  bill: {
    bill: 'read',
    billReceipt: 'read',
    billBatch: 'read',
    billBatchFile: 'read',
    payment: 'pay',
    cancelBill: 'cancel',
    cancelBillBatch: 'cancel',
    setBillReminder: 'schedule',
    removeBillNumber: 'schedule',
  },
  shipment: { cargoBooking: 'read', cancelCargo: 'cancel' },
}
const kinds = Object.keys(acts) as Kind[]
const paths: Record<Kind, RegExp> = {
  order: /\/orders\/:orderId/,
  quote: /\/quotes\/:quoteId/,
  tender: /\/tenders\/:number/,
  shipment: /\/cargo\/.*:number/,
  bill: /\/billing\/v1\/(?:transactions|batches|numbers)\/:/,
}
/** The refusals that a stranger gets, as for an unknown id. */
const UNKNOWN = new Set([
  'ORDER_UNKNOWN',
  'PAYMENT_UNKNOWN',
  'QUOTE_UNKNOWN',
  'TENDER_UNKNOWN',
  'BILL_UNKNOWN',
  'BATCH_UNKNOWN',
  'SAVED_NUMBER_UNKNOWN',
  'CARGO_UNKNOWN',
])

const people = {
  admin: 'admin',
  finance: 'finance',
  approver: 'approver',
  buyer: 'buyer',
  maker: 'buyer',
  leaver: undefined,
  stranger: undefined,
} as const satisfies Record<string, CompanyRole | undefined>
type Person = keyof typeof people

type Ids = Record<Kind | 'payment' | 'billPayment' | 'batch' | 'number', string>

let test_: TestGateway
let numbers = 0
let everyone: Record<Person, TestBuyer>
/** Made by each person for the company: the ids that the calls name. */
let made: Record<Person, Ids>

beforeAll(async () => {
  test_ = await startTestGateway()
  const { db } = test_.gateway
  const shop = testShop(test_)
  const companies = testCompanies(test_)
  const roles = { finance: 'buyer', approver: 'approver', buyer: 'buyer', maker: 'buyer' } as const
  const staff = await companies.staffed(shop, { admin: 'admin', leaver: 'buyer', ...roles })
  const other = await companies.staffed(shop, { stranger: 'admin' })
  everyone = { ...staff, stranger: other.stranger }
  const owners = { ...fromEveryone(() => staff.companyId), stranger: other.companyId }
  const bills = testBills(test_)
  await bills.open()
  const entries: [Person, Ids][] = []
  for (const person of Object.keys(people) as Person[])
    entries.push([person, await begin(everyone[person], owners[person])])
  made = Object.fromEntries(entries) as typeof made
  const members = db.updateTable('company_members').where('company_id', '=', staff.companyId)
  await members.set({ role: 'finance' }).where('user_id', '=', staff.finance.userId).execute()
  await test_.call('removeMember', {
    as: staff.admin.token,
    params: { companyId: staff.companyId, memberId: staff.leaver.userId },
  })

  async function begin(buyer: TestBuyer, companyId: string) {
    const of = { company_id: companyId }
    const product = await shop.product({ seller_id: await shop.seller(), stock: 100 })
    const orders = testOrders(test_)
    const items = [{ id_item: product, quantity: 1 }]
    const draft = await draftFor(db, buyer, items, {}, test_.gateway.now())
    const order = (await orders.post(buyer, { ...draft, business: of })).body.data
    const quote = await testQuotes(test_).offered(buyer, product, 40_000, of)
    const tender = await testTenders(test_).sent(buyer, of)
    const bill = (await bills.create(buyer, { payment_id: 'va-bca', again: true, ...of })).body
      .result
    const row = { product: 'tsel-50', number: '081234567891', price: 50_000 }
    const batch = (
      await test_.call('createBillBatch', {
        as: buyer.token,
        body: {
          key: randomUUID(),
          kind: 'pulsa',
          rows: [row],
          payment_id: 'va-bca',
          again: true,
          ...of,
        },
      })
    ).body.result
    const number = (
      await test_.call('saveBillNumber', {
        as: buyer.token,
        body: { kind: 'pulsa', number: `08123456${1000 + numbers++}`, ...of },
      })
    ).body.result
    return {
      bill: bill.serial,
      billPayment: bill.open_payment!,
      batch: batch.serial,
      number: number.id,
      order: order.order_id,
      payment: order.payment.id,
      quote: quote.id,
      tender: tender.number,
      shipment: await insertBooking(test_.gateway, buyer.userId, companyId),
    }
  }
})
afterAll(() => test_.close())

const fromEveryone = <Value>(of: (person: Person) => Value) =>
  Object.fromEntries((Object.keys(people) as Person[]).map((one) => [one, of(one)])) as Record<
    Person,
    Value
  >

test('F-08 P-03: every call on an order, a quote, a tender or a bill has an act of the mandate', () => {
  for (const kind of kinds) {
    const described = Object.entries<Call>(calls)
      .filter(([, { path, access }]) => access !== 'key' && paths[kind].test(path))
      .map(([name]) => name)
    expect(Object.keys(acts[kind])).toEqual(expect.arrayContaining(described))
    expect(new Set(Object.values(acts[kind]))).toEqual(new Set(Object.keys(mandate[kind])))
  }
})

const cases = kinds.flatMap((kind) =>
  (Object.entries(acts[kind]) as [Name, string][]).map(([name, act]) => [kind, name, act] as const),
)

test.each(cases)('F-08 P-03: on each %s, %s is for those who may %s', async (kind, name, act) => {
  const reaches = (mandate[kind] as Record<string, Record<CompanyRole, string>>)[act]!
  const isExpected = (person: Person, isOwn: boolean) => {
    const role = people[person]
    const reach = role === undefined ? 'none' : reaches[role]
    return reach === 'all' || (isOwn && reach !== 'none')
  }
  const expected: string[] = []
  const allowed: string[] = []
  for (const person of Object.keys(people) as Person[])
    for (const maker of ['maker', person] as const) {
      // The stranger's own are of another company.
      if (maker === 'stranger') continue
      const what = `${person}, made by ${maker}`
      if (isExpected(person, maker === person)) expected.push(what)
      if (!UNKNOWN.has(await refusalFor(kind, name, made[maker], everyone[person])))
        allowed.push(what)
    }
  expect(allowed).toEqual(expected)
})

/** The name of the refusal; empty for a success. */
async function refusalFor(kind: Kind, name: Name, ids: Ids, as: TestBuyer): Promise<string> {
  const { method, path } = calls[name] as Call
  const id = ids[idOf(kind, name)]
  const number = name === 'removeBillNumber' ? await numberWith(id) : undefined
  const body = name === 'createOrder' ? await orderBody(ids.quote, as) : validBodies[name]
  const reply = await test_.gateway.app.inject({
    method: method as 'GET',
    url: path
      .replace(':paper', 'receipt')
      .replace(':version', 'v3')
      .replace(':parcelId', 'none')
      .replace(/:\w+/, id),
    headers: { authorization: `Bearer ${as.token}`, 'idempotency-key': `${name}-${ids.quote}` },
    ...(body ? { payload: body } : {}),
  })
  if (name === 'removeBillNumber' && reply.statusCode < 300) await restore(number!)
  expect([400, 401, 403, 429, 500]).not.toContain(reply.statusCode)
  return reply.statusCode < 300 ? '' : reply.json<{ name: string }>().name
}

function idOf(kind: Kind, name: Name): keyof Ids {
  if (name === 'payment') return kind === 'bill' ? 'billPayment' : 'payment'
  if (name.includes('Batch')) return 'batch'
  return name === 'setBillReminder' || name === 'removeBillNumber' ? 'number' : kind
}

const numberWith = (id: string) =>
  test_.gateway.db
    .selectFrom('bill_numbers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Saves a number again that a person of the test has removed. */
const restore = (number: Awaited<ReturnType<typeof numberWith>>) =>
  test_.gateway.db.insertInto('bill_numbers').values(number).execute()

const orderBody = async (quote_id: string, { addressId }: TestBuyer) => ({
  quote_id,
  shipping_address_id: addressId,
  items: [{ id_item: '1', quantity: 10 }],
  shipping_used: [{ vendor_id: '1', shipping_id: 'quote' }],
  payment_id: 'va-bca',
  total_payment: 0,
})
