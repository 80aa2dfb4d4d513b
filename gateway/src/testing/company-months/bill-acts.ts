import { randomUUID } from 'node:crypto'
import { phone } from '../../billing/batches/testing-batches.ts'
import { type Company, PIN } from './company-months.ts'
import { judge, mayBuy, personFor } from './judge-act.ts'

export async function bill(company: Company): Promise<void> {
  const { bills, companyId, places, pick, upTo, random } = company
  const who = personFor(company, mayBuy)
  const answer = await bills.create(who, {
    number: phone(upTo(5000)),
    company_id: companyId,
    cost_centre_id: pick(places)!.centreId,
    ...(random() < 0.7 ? {} : { payment_id: 'va-bca', pin: undefined }),
    ...(random() < 0.3 ? { budget_exception: true } : {}),
  })
  judge(company, 'bill', who, answer, mayBuy(who))
}

export async function batch(company: Company): Promise<void> {
  const { batches, companyId, places, pick, upTo, random } = company
  const who = personFor(company, mayBuy)
  const first = upTo(5000)
  const rows = Array.from({ length: upTo(5) }, (_, at) => ({
    product: 'tsel-50',
    number: phone(first + at),
    price: 50_000,
  }))
  const answer = await batches.create(who, rows, {
    company_id: companyId,
    cost_centre_id: pick(places)!.centreId,
    pin: PIN,
    ...(random() < 0.7 ? {} : { payment_id: 'transfer-bca', pin: undefined }),
  })
  judge(company, 'batch', who, answer, mayBuy(who))
}

export async function payInvoices(company: Company): Promise<void> {
  const { db, companyId, test, pick, upTo, random } = company
  const open = await db
    .selectFrom('credit_invoices')
    .select(['number', 'amount', 'paid', 'refunded'])
    .where('owner', '=', `company:${companyId}`)
    .where('state', '=', 'open')
    .execute()
  const invoice = pick(open)
  if (!invoice) return
  const who = personFor(company, ({ role }) => role === 'admin' || role === 'finance')
  const owed = invoice.amount - invoice.paid - invoice.refunded
  const parts = [{ number: invoice.number, amount: random() < 0.5 ? owed : upTo(owed) }]
  const answer = await test.call('payCredit', {
    as: who.token,
    body: { key: randomUUID(), payment_id: 'transfer-bca', parts },
  })
  judge(company, 'pay invoice', who, answer, who.role !== undefined)
}
