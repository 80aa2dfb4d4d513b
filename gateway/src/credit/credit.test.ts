import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { expireOrders } from '../orders/expire.ts'
import { type DraftOptions, testOrders } from '../orders/testing-orders.ts'
import { applyEvent } from '../payments/settle.ts'
import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf } from '../wallet/public.ts'
import { holdCredit } from './holds.ts'
import { invoiceOrder } from './invoice-order.ts'
import { openLine } from './lines.ts'
import { lockInvoice, payInvoice, refundCreditOrder, refundInvoice } from './lower.ts'
import { remindDebtors } from './remind.ts'
import { wrongBooks } from './testing-books.ts'
import { openTestLine } from './testing-credit.ts'

const DAY = 24 * 60 * 60

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller(), stock: 100_000 })
})

const db = () => gateway.gateway.db
const later: DraftOptions = { payment_id: 'pay-later' }
const items = (quantity: number) => [{ id_item: product, quantity }]

async function debtor(limit = 25_000_000): Promise<TestBuyer> {
  const buyer = await shop.buyer()
  await openTestLine(gateway, buyer.userId, { limit })
  return buyer
}

const lineOf = (buyer: TestBuyer) =>
  db()
    .selectFrom('credit_lines')
    .select(['reserved', 'owed', 'credit_limit'])
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow()

const invoicesOf = (buyer: TestBuyer) =>
  db()
    .selectFrom('credit_invoices')
    .selectAll()
    .where('user_id', '=', buyer.userId)
    .orderBy('id')
    .execute()

/** An order on credit, taken at the page of the credit provider. */
async function taken(buyer: TestBuyer, quantity = 4) {
  const order = await orders.order(buyer, items(quantity), later)
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const invoice = (await invoicesOf(buyer)).find(({ order_id }) => order_id === order.order_id)!
  return { order, invoice }
}

const refusalOf = async (buyer: TestBuyer, quantity = 4, headers = {}) => {
  const draft = await orders.draft(buyer, items(quantity), later, gateway.gateway.now())
  const answer = await gateway.call('createOrder', {
    as: buyer.token,
    params: { version: 'v3' },
    body: draft,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
  })
  return answer.status === 200 ? undefined : answer.problem
}

test('E-08 C-25: a method of credit is offered to buyers with a line, and shows others where to apply', async () => {
  const methodsOf = async (buyer: TestBuyer, amount = '1000000') => {
    const { body } = await gateway.call('paymentMethods', {
      as: buyer.token,
      query: { amount },
    })
    const all = body.data.flatMap((group) => group.payment_methods)
    return all.find(({ payment_id }) => payment_id === 'pay-later')
  }
  expect(await methodsOf(await shop.buyer())).toMatchObject({
    available: false,
    message: 'Anda belum punya limit kredit. Ajukan kredit terlebih dahulu.',
    path: '/credit',
  })
  const buyer = await debtor(2_000_000)
  expect(await methodsOf(buyer)).toMatchObject({ available: true, message: '', path: null })
  expect(await methodsOf(buyer, '2000001')).toMatchObject({
    available: false,
    message: 'Sisa limit kredit Anda Rp\u00a02.000.000',
  })
})

test('E-08: an order reserves its amount, and is owed by an invoice with a due day once it is taken', async () => {
  const buyer = await debtor()
  const order = await orders.order(buyer, items(4), later)
  const amount = order.totals.total_payment
  expect(await lineOf(buyer)).toMatchObject({ reserved: amount, owed: 0 })
  expect(await invoicesOf(buyer)).toEqual([])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  expect(await lineOf(buyer)).toMatchObject({ reserved: 0, owed: amount })
  expect(await invoicesOf(buyer)).toMatchObject([
    { amount, paid: 0, state: 'open', order_serial: order.order_serial },
  ])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  expect(await invoicesOf(buyer)).toHaveLength(1)
})

test('E-08: an order that is cancelled or expires frees its amount, and a late agreement moves no money', async () => {
  const buyer = await debtor()
  const order = await orders.order(buyer, items(4), later)
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: order.order_id },
    body: { reason: 'Salah' },
  })
  expect(await lineOf(buyer)).toMatchObject({ reserved: 0, owed: 0 })
  const late = await orders.order(buyer, items(4), later)
  await db()
    .updateTable('orders')
    .set({ payment_deadline: gateway.gateway.now() })
    .where('id', '=', late.order_id)
    .execute()
  await expireOrders(gateway.gateway)
  const payment = await db()
    .selectFrom('payments')
    .select(['id', 'reference', 'amount'])
    .where('subject_id', '=', late.order_id)
    .executeTakeFirstOrThrow()
  const { id: payment_id, reference, amount } = payment
  await applyEvent(gateway.gateway, {
    payment_id,
    reference: reference!,
    event: 'paid',
    amount,
  })
  expect(await orders.read(buyer, late.order_id)).toMatchObject({
    state: 'expired',
    payment: { state: 'expired' },
  })
  expect(await lineOf(buyer)).toMatchObject({ reserved: 0, owed: 0 })
  expect(await accountOf(db(), buyer.userId, 'IDR')).toBeUndefined()
  expect(await invoicesOf(buyer)).toEqual([])
})

test('E-08: orders at the same moment never exceed the limit', async () => {
  const someone = await shop.buyer()
  const one = (await orders.draft(someone, items(4), later)).total_payment!
  const buyer = await debtor(one * 2 + 1)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refusalOf(buyer)))
  expect(answers.filter((problem) => problem === undefined)).toHaveLength(2)
  expect(answers.find((problem) => problem)?.name).toBe('CREDIT_REFUSED')
  expect((await lineOf(buyer)).reserved).toBe(one * 2)
})

test('E-08: an overdue invoice refuses new orders on credit in both languages, with a link to /credit', async () => {
  const buyer = await debtor()
  const { invoice } = await taken(buyer)
  await db()
    .updateTable('credit_invoices')
    .set({ due_on: '2020-01-02' })
    .where('id', '=', invoice.id)
    .execute()
  const problem = await refusalOf(buyer)
  expect(problem).toMatchObject({
    name: 'CREDIT_REFUSED',
    data: { reason: 'OVERDUE', path: '/credit' },
  })
  expect(problem?.message).toContain('lewat jatuh tempo')
  expect((await refusalOf(buyer, 4, { 'accept-language': 'en' }))?.message).toContain('overdue')
})

test('E-08: a refund lowers the invoice first, and the rest of it goes to the wallet', async () => {
  const buyer = await debtor()
  const { invoice } = await taken(buyer)
  await db()
    .updateTable('credit_invoices')
    .set({ paid: 50_000 })
    .where('id', '=', invoice.id)
    .execute()
  const refund = (amount: number, reference: string) =>
    atomically(db(), async (trx) =>
      refundInvoice(trx, await lockInvoice(trx, invoice.id), {
        amount,
        reference,
        at: gateway.gateway.now(),
      }),
    )
  expect(await refund(30_000, 'A')).toEqual({ lowered: 30_000, toWallet: 0 })
  const rest = invoice.amount - 80_000
  expect(await refund(rest + 20_000, 'B')).toEqual({ lowered: rest, toWallet: 20_000 })
  expect((await accountOf(db(), buyer.userId, 'IDR'))?.balance).toBe(20_000)
  // No more than the order's amount is ever refunded.
  expect(await refund(1_000_000, 'C')).toEqual({ lowered: 0, toWallet: 30_000 })
  expect(await invoicesOf(buyer)).toMatchObject([{ state: 'paid' }])
})

test('E-08: a refund of a company’s paid invoice lowers its other invoices and then its next one, not the member’s debt', async () => {
  const member = await gateway.signedIn()
  const companyId = `c-${member.userId}`
  const at = gateway.gateway.now()
  const method = 'pay-later'
  const line = { companyId, method, limit: 10_000_000, days: 30, at }
  await atomically(db(), (trx) => openLine(trx, line))
  const invoiceOf = (amount: number) =>
    atomically(db(), async (trx) => {
      const [orderId, serial] = [newId(), newSerial('BRG', at)]
      const order = { orderId, serial, buyerId: member.userId, companyId, method }
      await holdCredit(trx, { ...order, amount, at })
      await invoiceOrder(trx, orderId, at)
      return trx
        .selectFrom('credit_invoices')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    })
  const [paid, open] = [await invoiceOf(500_000), await invoiceOf(120_000)]
  await atomically(db(), async (trx) =>
    payInvoice(trx, await lockInvoice(trx, paid.id), { amount: 500_000, reference: 'TRM1', at }),
  )
  const refund = { orderId: paid.order_id, amount: 200_000, reference: 'KPL1', at }
  expect(await atomically(db(), (trx) => refundCreditOrder(trx, refund))).toBe(200_000)
  expect(await accountOf(db(), member.userId, 'IDR')).toBeUndefined()
  const state = async (id: string) =>
    db()
      .selectFrom('credit_invoices')
      .select(['refunded', 'returned', 'state'])
      .where('id', '=', id)
      .executeTakeFirst()
  expect(await state(open.id)).toMatchObject({ refunded: 120_000, state: 'void' })
  expect(await state(paid.id)).toMatchObject({ refunded: 0, returned: 200_000, state: 'paid' })
  // The rest of 80,000 lowers the next invoice.
  const next = await invoiceOf(300_000)
  expect(await state(next.id)).toMatchObject({ refunded: 80_000, state: 'open' })
  expect(await wrongBooks(db(), `company:${companyId}`)).toEqual([])
  expect(
    await db()
      .selectFrom('credit_lines')
      .select(['owed', 'credit'])
      .where('company_id', '=', companyId)
      .executeTakeFirst(),
  ).toEqual({ owed: 220_000, credit: 0 })
})

test('E-08: reminders are sent once by several gateways, and name the page of the invoice', async () => {
  const buyer = await debtor()
  const { invoice } = await taken(buyer)
  const reminders = async () =>
    (
      await gateway.call('orderNotifications', { as: buyer.token, query: { limit: '50' } })
    ).body.result.items.filter(({ kind }) => /^CREDIT_(DUE|OVER)/.test(kind))
  await remindDebtors(gateway.gateway)
  expect(await reminders()).toEqual([])
  const days = Math.round(
    (Date.parse(`${invoice.due_on}T00:00:00+07:00`) - gateway.gateway.now().getTime()) /
      (DAY * 1000),
  )
  gateway.advance((days - 6) * DAY)
  await Promise.all([remindDebtors(gateway.gateway), remindDebtors(gateway.gateway)])
  await remindDebtors(gateway.gateway)
  expect(await reminders()).toMatchObject([
    { kind: 'CREDIT_DUE_SOON', path: `/credit/${invoice.number}` },
  ])
  gateway.advance(12 * DAY)
  await Promise.all([remindDebtors(gateway.gateway), remindDebtors(gateway.gateway)])
  expect((await reminders())[0]).toMatchObject({ kind: 'CREDIT_OVERDUE' })
  expect(await reminders()).toHaveLength(2)
})
