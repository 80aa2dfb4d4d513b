import * as creditCalls from '@borong/api/credit'
import type { CallReply } from '@borong/api/shape'
import type { creditPayment } from '@borong/api/credit.shapes'
import { requirePin } from '../identity/public.ts'
import { closePayment, paymentOf, viewPayment } from '../payments/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { endUnpaidPayment } from './end-payment.ts'
import { makePayment, WALLET } from './pay.ts'
import type { CreditPaymentRow } from './table.ts'
import { visiblePayments } from './visible-payments.ts'

/** Payments of credit invoices by the shop's methods. */
export function servePayments(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(creditCalls.payCredit, async ({ body, buyerId, language }) => {
    if (body.payment_id === WALLET) await requirePin(gateway, buyerId, body.pin)
    const made = await makePayment(gateway, { buyerId, body, language })
    return { result: await read(gateway, made, language) }
  })

  serve(creditCalls.creditPayment, async ({ params, buyerId, language, refuse }) => {
    const row = await find(params.serial, buyerId)
    return row ? { result: await read(gateway, row, language) } : refuse('CREDIT_PAYMENT_UNKNOWN')
  })

  serve(creditCalls.cancelCreditPayment, async ({ params, buyerId, language, refuse }) => {
    const row = await find(params.serial, buyerId)
    if (!row) return refuse('CREDIT_PAYMENT_UNKNOWN')
    const end = { id: row.id, as: 'cancelled' as const, at: now() }
    if (!(await atomically(db, (trx) => endUnpaidPayment(trx, end))))
      return refuse('NOT_CANCELLABLE')
    await closePayment(gateway, { type: 'term_invoice', id: row.id })
    return { result: await read(gateway, { ...row, state: 'cancelled' }, language) }
  })

  const find = async (serial: string, buyerId: string): Promise<CreditPaymentRow | undefined> =>
    (await visiblePayments(db, buyerId))
      .selectAll('payment')
      .where('payment.serial', '=', serial)
      .executeTakeFirst()
}

async function read(
  gateway: Gateway,
  row: CreditPaymentRow,
  language: Language,
): Promise<CallReply<typeof creditPayment>['result']> {
  const parts = await gateway.db
    .selectFrom('credit_payment_parts as part')
    .innerJoin('credit_invoices as invoice', 'invoice.id', 'part.invoice_id')
    .select(['invoice.number', 'part.amount'])
    .where('part.payment_id', '=', row.id)
    .orderBy('part.invoice_id')
    .execute()
  const payment = await paymentOf(gateway, { type: 'term_invoice', id: row.id })
  return {
    serial: row.serial,
    state: row.state,
    amount: row.amount,
    parts,
    payment: await viewPayment(payment, gateway.now(), language),
  }
}
