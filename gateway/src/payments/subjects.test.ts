import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically, type Trx } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, setStatus } from '../wallet/ledger.ts'
import { methodById } from './methods.ts'
import { insertPayment } from './open.ts'
import type { PaymentOwner } from './payment-owner.ts'
import { applyEvent } from './settle.ts'
import { closePayment } from './close.ts'
import { endPayment } from './subject-payments.ts'
import type { PaymentSubjectType } from './table.ts'

// No domain of the gateway owns this subject.
const SUBJECT = 'made_up_bill' as PaymentSubjectType

type BillState = 'unpaid' | 'paid' | 'expired' | 'cancelled'

/** A made-up domain with a table of bills, which notes in `told` what it would tell the buyer. */
const billPayments: PaymentOwner = {
  subject: SUBJECT,
  refundCategory: 'BILL_REFUND',
  async lock(trx, id) {
    await sql`select 1 from made_up_bills where id = ${id} for update`.execute(trx)
  },
  paid: (trx, { subject_id }) => endBill(trx, subject_id, 'paid'),
  failed: (trx, { subject_id, failure }) => tell(trx, subject_id, `failed ${failure}`),
  async expired(trx, { subject_id }) {
    await endBill(trx, subject_id, 'expired')
  },
  refunded: (trx, { subject_id }) => tell(trx, subject_id, 'refunded'),
  returnPath: ({ subject_serial }) => `/billing/transaction/${subject_serial}`,
}

async function endBill(trx: Trx, id: string, as: BillState): Promise<boolean> {
  const { numAffectedRows } = await sql`update made_up_bills
    set state = ${as}, told = array_append(told, ${as}) where id = ${id} and state = 'unpaid'`.execute(
    trx,
  )
  return numAffectedRows === 1n
}

async function tell(trx: Trx, id: string, news: string) {
  await sql`update made_up_bills set told = array_append(told, ${news}) where id = ${id}`.execute(
    trx,
  )
}

const gateway = openTestGateway({ domains: [{ name: 'made-up', paymentOwners: [billPayments] }] })
const { atBank, bankPage } = testOrders(gateway)
beforeAll(async () => {
  await sql`create table made_up_bills (id text primary key, state text not null, told text[] not null)`.execute(
    gateway.gateway.db,
  )
})

/** A new buyer's bill of Rp 52.500 with an open payment, as the buyer reads it. */
async function newBill(method: string) {
  const buyer = await gateway.signedIn()
  const id = randomUUID()
  const serial = `TGH${id.slice(0, 8)}`
  const at = gateway.gateway.now()
  const { id: paymentId } = await atomically(gateway.gateway.db, async (trx) => {
    await sql`insert into made_up_bills values (${id}, 'unpaid', '{}')`.execute(trx)
    return insertPayment(trx, {
      subject: { type: SUBJECT, id, serial },
      userId: buyer.userId,
      due: 52_500,
      method: methodById(method),
      at,
      expiresAt: new Date(at.getTime() + 3_600_000),
      language: 'id',
    })
  })
  const read = async () =>
    (await gateway.call('payment', { as: buyer.token, params: { id: paymentId } })).body.result
  const payment = await read()
  return { buyer, id, serial, payment, url: payment.url!, read }
}

async function billOf(id: string): Promise<{ state: BillState; told: string[] }> {
  const { rows } = await sql<{ state: BillState; told: string[] }>`select state, told
    from made_up_bills where id = ${id}`.execute(gateway.gateway.db)
  return rows[0]!
}

async function paidEvent(paymentId: string) {
  const { reference, amount } = await gateway.gateway.db
    .selectFrom('payments')
    .select(['reference', 'amount'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return { payment_id: paymentId, reference: reference!, event: 'paid', amount } as const
}

const entriesOf = (userId: string) =>
  gateway.gateway.db
    .selectFrom('wallet_entries')
    .select(['category', 'amount', 'remark'])
    .where('user_id', '=', userId)
    .execute()

test('C-28: the payment of a bill names its subject, and the old names of the fields have it too', async () => {
  const { payment, id, serial } = await newBill('transfer-bca')
  expect(payment).toMatchObject({
    subject_type: SUBJECT,
    subject_id: id,
    subject_serial: serial,
    order_id: id,
    order_serial: serial,
    amount: 52_500 + payment.unique_code,
  })
})

test('C-25: a bill is paid on the bank’s page, which shows its serial and leads back to its own page', async () => {
  const { url, serial, id, read } = await newBill('va-bca')
  expect(await bankPage(url)).toContain(serial)
  expect((await atBank(url, { action: 'pay' })).location).toBe(
    `http://localhost:3000/billing/transaction/${serial}`,
  )
  expect(await read()).toMatchObject({ state: 'paid', url: null })
  expect(await billOf(id)).toEqual({ state: 'paid', told: ['paid'] })
})

test('C-28: a bill is paid once, when the provider repeats its callback and sends it concurrently', async () => {
  const { payment, id, buyer } = await newBill('qris')
  const event = await paidEvent(payment.id)
  const known = await Promise.all(
    Array.from({ length: 5 }, () => applyEvent(gateway.gateway, event)),
  )
  expect(known).toEqual([true, true, true, true, true])
  expect(await applyEvent(gateway.gateway, event)).toBe(true)
  expect(await billOf(id)).toEqual({ state: 'paid', told: ['paid'] })
  expect(await entriesOf(buyer.userId)).toEqual([])
})

test('C-28: money for a bill that has ended goes to the buyer’s wallet once, also to a barred one', async () => {
  const { payment, id, serial, buyer } = await newBill('va-bni')
  await atomically(gateway.gateway.db, async (trx) => {
    await endBill(trx, id, 'cancelled')
    await endPayment(trx, { type: SUBJECT, id }, { as: 'cancelled', at: gateway.gateway.now() })
  })
  await gateway.call('walletData', { as: buyer.token })
  await setStatus(gateway.gateway.db, buyer.userId, 'banned')
  const event = await paidEvent(payment.id)
  await Promise.all([1, 2, 3].map(() => applyEvent(gateway.gateway, event)))
  expect(await entriesOf(buyer.userId)).toEqual([
    { category: 'BILL_REFUND', amount: 52_500, remark: serial },
  ])
  expect((await accountOf(gateway.gateway.db, buyer.userId, 'IDR'))?.balance).toBe(52_500)
  expect(await billOf(id)).toEqual({ state: 'cancelled', told: ['cancelled', 'refunded'] })
})

test('C-28: a payment that fails can be tried again until it succeeds', async () => {
  const { url, id, read } = await newBill('gopay')
  await atBank(url, { action: 'fail' })
  expect(await read()).toMatchObject({
    state: 'failed',
    url,
    failure: { code: 'INSUFFICIENT_FUNDS' },
  })
  expect(await billOf(id)).toEqual({ state: 'unpaid', told: ['failed INSUFFICIENT_FUNDS'] })
  await atBank(url, { action: 'pay' })
  expect(await read()).toMatchObject({ state: 'paid', failure: null })
  expect((await billOf(id)).state).toBe('paid')
})

test('C-28: a payment that expires at the provider ends its bill once', async () => {
  const { url, id, payment, read } = await newBill('va-mandiri')
  const event = { ...(await paidEvent(payment.id)), event: 'expired' } as const
  await Promise.all([1, 2].map(() => applyEvent(gateway.gateway, event)))
  expect(await read()).toMatchObject({ state: 'expired', url: null })
  expect(await billOf(id)).toEqual({ state: 'expired', told: ['expired'] })
  await closePayment(gateway.gateway, { type: SUBJECT, id })
  expect(await bankPage(url)).toContain('tidak dapat dibayar lagi')
})

test('C-28: a callback fails, to be sent again, while no domain owns the subject', async () => {
  const { payment, read } = await newBill('va-bri')
  const event = await paidEvent(payment.id)
  const without = { ...gateway.gateway, domains: [] }
  await expect(applyEvent(without, event)).rejects.toThrow('No domain owns payments of')
  expect((await read()).state).toBe('pending')
})
