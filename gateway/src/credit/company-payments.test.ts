import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf } from '../wallet/public.ts'
import { expireCreditPayments } from './end-payment.ts'
import { lockInvoice, payInvoice } from './lower.ts'
import { insertCreditRows } from './testing-rows.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const companies = testCompanies(gateway)
const { atBank } = testOrders(gateway)
const db = () => gateway.gateway.db

/** A company with an invoice of Rp 250.000 of its buyer's order, which its second finance member pays in part. */
async function company() {
  const staff = await companies.staffed(shop, {
    admin: 'admin',
    finance: 'finance',
    other: 'finance',
    buyer: 'buyer',
  })
  const number = await insertCreditRows(gateway.gateway, staff.buyer.userId, staff.companyId)
  const made = await gateway.call('payCredit', {
    as: staff.other.token,
    body: {
      key: crypto.randomUUID(),
      payment_id: 'va-bca',
      parts: [{ number, amount: 200_000 }],
    },
  })
  const { serial, payment } = made.body.result
  const seen = async ({ token: as }: TestBuyer) =>
    (await gateway.call('creditPayment', { as, params: { serial } })).status
  const invoice = async ({ token: as }: TestBuyer) =>
    (await gateway.call('creditInvoice', { as, params: { number } })).status
  return { ...staff, number, serial, payment, seen, invoice }
}

const leave = ({ admin, companyId }: { admin: TestBuyer; companyId: string }, who: TestBuyer) =>
  gateway.call('removeMember', { as: admin.token, params: { companyId, memberId: who.userId } })

test('F-08 E-08: the payment of a company is seen by its admins and finance, and by the member who made it', async () => {
  const made = await company()
  const stranger = await shop.buyer()
  expect(await made.seen(made.other)).toBe(200)
  expect(await made.seen(made.admin)).toBe(200)
  expect(await made.seen(made.finance)).toBe(200)
  expect(await made.seen(made.buyer)).toBe(404)
  expect(await made.seen(stranger)).toBe(404)
})

test('F-08 E-08: who leaves has neither invoices nor payments of the company, and finance ends the payment', async () => {
  const made = await company()
  expect(await made.invoice(made.buyer)).toBe(200)
  await leave(made, made.other)
  await leave(made, made.buyer)
  expect([await made.seen(made.other), await made.invoice(made.buyer)]).toEqual([404, 404])
  const pay = await gateway.call('payCredit', {
    as: made.buyer.token,
    body: {
      key: crypto.randomUUID(),
      payment_id: 'va-bca',
      parts: [{ number: made.number, amount: 10_000 }],
    },
  })
  expect(pay.problem.name).toBe('INVOICE_UNKNOWN')
  const cancel = (as: string) =>
    gateway.call('cancelCreditPayment', { as, params: { serial: made.serial } })
  expect((await cancel(made.other.token)).status).toBe(404)
  expect((await cancel(made.finance.token)).body.result.state).toBe('cancelled')
})

test('F-08 E-08: money that the company owes no longer goes to its balance, not to the member who paid', async () => {
  const made = await company()
  const { id } = await db()
    .selectFrom('credit_invoices')
    .select('id')
    .where('number', '=', made.number)
    .executeTakeFirstOrThrow()
  const at = gateway.gateway.now()
  await atomically(db(), async (trx) =>
    payInvoice(trx, await lockInvoice(trx, id), { amount: 150_000, reference: 'TRM1', at }),
  )
  await atBank(made.payment.url!, { action: 'pay' })
  expect((await accountOf(db(), made.companyId, 'IDR'))?.balance).toBe(100_000)
  expect(await accountOf(db(), made.other.userId, 'IDR')).toBeUndefined()
})

test('F-08 E-08: the notice of a payment that ends goes to the admins once its member has left', async () => {
  const made = await company()
  await leave(made, made.other)
  await db()
    .updateTable('credit_payments')
    .set({ deadline: gateway.gateway.now() })
    .where('serial', '=', made.serial)
    .execute()
  await expireCreditPayments(gateway.gateway)
  expect(await companies.notificationsOf(made.admin.userId)).toContain('CREDIT_PAYMENT_EXPIRED')
  expect(await companies.notificationsOf(made.other.userId)).not.toContain('CREDIT_PAYMENT_EXPIRED')
})

test('F-08 E-08: an application for a company is not answered again to an admin who has left', async () => {
  const { admin, companyId, finance } = await company()
  const body = {
    key: crypto.randomUUID(),
    method: 'borong-plus-partner',
    limit: 1_000_000,
    purpose: 'Beras',
    company_id: companyId,
  }
  const apply = () => gateway.call('applyForCredit', { as: admin.token, body })
  const first = await apply()
  expect(first.status).toBe(200)
  expect((await apply()).status).toBe(200)
  const params = { companyId, memberId: finance.userId }
  await gateway.call('changeMemberRole', { as: admin.token, params, body: { role: 'admin' } })
  await leave({ admin, companyId }, admin)
  expect((await apply()).problem.name).toBe('COMPANY_UNKNOWN')
})
