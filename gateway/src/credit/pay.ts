import { HOUR_MS } from '@borong/api/rules/time'
import { textOf } from '@borong/api/messages'
import type { payCredit } from '@borong/api/credit.shapes'
import type { CallParsed } from '@borong/api/shape'
import { insertPayment, limitOf, type Method, methodById } from '../payments/public.ts'
import { denialOf } from '../permissions/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { Refused } from '../server/refused.ts'
import { newSerial } from '../server/new-serial.ts'
import { accountOf, move, statusMessage } from '../wallet/public.ts'
import { openOf } from './lower.ts'
import { payMessages } from './messages.ts'
import { creditPayments } from './payment-owner.ts'
import type { CreditPaymentRow } from './table.ts'
import { visibleInvoices } from './visible-invoices.ts'

/** The way to pay that is no method: the buyer's balance. */
export const WALLET = 'wallet'

type Body = CallParsed<typeof payCredit>['body']

/** Makes one payment of several invoices, or returns the one that this key has made before. */
export async function makePayment(
  gateway: Gateway,
  { buyerId, body, language }: { buyerId: string; body: Body; language: Language },
): Promise<CreditPaymentRow> {
  const { key, payment_id } = body
  const parts = merged(body.parts)
  const body_hash = contentHash([payment_id, [...parts]])
  return atomically(gateway.db, async (trx) => {
    const earlier = await byKey(trx, buyerId, key)
    if (earlier) return madeOnce(earlier, body_hash, 'KEY_REUSED')
    const amount = [...parts.values()].reduce((sum, one) => sum + one, 0)
    const at = gateway.now()
    const method =
      payment_id === WALLET
        ? undefined
        : await methodFor(trx, { buyerId, payment_id, amount, at, language })
    const deadline = new Date(at.getTime() + (method?.hours ?? 0) * HOUR_MS)
    const made = await trx
      .insertInto('credit_payments')
      .values({
        id: newId(),
        serial: newSerial('TRM', at),
        user_id: buyerId,
        key,
        body_hash,
        state: 'awaiting_payment',
        amount,
        deadline,
        created_at: at,
        paid_at: null,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) return madeOnce((await byKey(trx, buyerId, key))!, body_hash, 'KEY_REUSED')
    // Read after the key is taken: a request that is sent again never sees the invoices that the first one has paid.
    const invoices = await chosenInvoices(trx, buyerId, parts)
    const company_id = companyOfAll(invoices)
    if (company_id !== null)
      await trx
        .updateTable('credit_payments')
        .set({ company_id })
        .where('id', '=', made.id)
        .execute()
    await trx
      .insertInto('credit_payment_parts')
      .values(
        invoices.map(({ id, number }) => ({
          payment_id: made.id,
          invoice_id: id,
          amount: parts.get(number)!,
        })),
      )
      .execute()
    const payment = await insertPayment(trx, {
      subject: { type: 'term_invoice', id: made.id, serial: made.serial },
      userId: buyerId,
      due: method ? amount + method.fee : 0,
      method,
      at,
      expiresAt: deadline,
      language,
    })
    if (method) return made
    await payFromWallet(trx, { row: made, parts, at, language })
    await creditPayments.paid(trx, { ...payment, amount }, { gateway, at })
    return { ...made, state: 'paid', paid_at: at }
  })
}

/** Takes the amount from the buyer's wallet, with the invoices locked: none of it can turn out to be too much. */
async function payFromWallet(
  trx: Trx,
  {
    row,
    parts,
    at,
    language,
  }: {
    row: CreditPaymentRow
    parts: ReadonlyMap<string, number>
    at: Date
    language: Language
  },
): Promise<void> {
  const invoices = await trx
    .selectFrom('credit_invoices')
    .selectAll()
    .where('number', 'in', [...parts.keys()])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (invoices.some((invoice) => parts.get(invoice.number)! > openOf(invoice)))
    throw new Refused('AMOUNT_CHANGED')
  const account = await accountOf(trx, row.user_id, 'IDR')
  if (account && account.status !== 'active')
    throw methodRefused(statusMessage(account.status, language))
  const isTaken = await move(trx, {
    userId: row.user_id,
    currency: 'IDR',
    amount: -row.amount,
    counter: 'shop:bank',
    category: 'TERM_PAYMENT',
    reference: row.serial,
    remark: row.serial,
    at,
  })
  if (!isTaken) throw new Refused('WALLET_SHORT')
}

const merged = (parts: Body['parts']): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { number, amount } of parts) sums.set(number, (sums.get(number) ?? 0) + amount)
  return sums
}

const methodRefused = (message: string) => new Refused('METHOD_REFUSED', { values: { message } })

/** The company of all of these invoices. */
function companyOfAll(invoices: readonly { company_id: string | null }[]): string | null {
  const [first] = invoices
  const isOfOne = invoices.every(({ company_id }) => company_id === first?.company_id)
  return isOfOne ? (first?.company_id ?? null) : null
}

async function chosenInvoices(trx: Trx, buyerId: string, parts: ReadonlyMap<string, number>) {
  const invoices = await (
    await visibleInvoices(trx, buyerId)
  )
    .selectAll('invoice')
    .select('line.company_id')
    .where('invoice.number', 'in', [...parts.keys()])
    .execute()
  if (invoices.length < parts.size) throw new Refused('INVOICE_UNKNOWN')
  // Refunds and other payments may lower the rest before this one is paid. Its surplus goes to the wallet then.
  if (invoices.some((invoice) => parts.get(invoice.number)! > openOf(invoice)))
    throw new Refused('AMOUNT_CHANGED')
  return invoices
}

async function methodFor(
  db: Database,
  input: { buyerId: string; payment_id: string; amount: number; at: Date; language: Language },
): Promise<Method> {
  const { language } = input
  const method = methodById(input.payment_id)
  if (!method) throw methodRefused(textOf(payMessages.unknown, language))
  if (method.kind === 'later') throw methodRefused(textOf(payMessages.later, language))
  const message =
    (await denialOf(db, input.buyerId, `payment:${method.id}`, input.at, language)) ??
    limitOf(method, input.amount, language)
  if (message) throw methodRefused(message)
  return method
}

const byKey = (db: Database, buyerId: string, key: string) =>
  db
    .selectFrom('credit_payments')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst()
