import { randomBytes } from 'node:crypto'
import { methodById } from '@borong/gateway/payments/methods'
import type { Gateway } from '@borong/gateway/server/domain'
import type { PaymentProvider, PaymentReport } from '@borong/gateway/payments/payment-provider'
import type { Bill } from './bills.ts'
import { qrisText } from './qris.ts'

function reportOf({ payment_id, reference, state, amount }: Bill): PaymentReport {
  return {
    payment_id,
    reference,
    state: state === 'challenged' ? 'open' : state,
    amount,
  }
}

/**
 * The bank of the demo, for a shop without a payment service: its bills are rows, and this gateway serves its pages.
 */
export function bankProvider({ db, config }: Gateway): PaymentProvider {
  return {
    async open(request) {
      await db
        .insertInto('bank_bills')
        .values({
          reference: randomBytes(18).toString('base64url'),
          payment_id: request.paymentId,
          method: request.method,
          amount: request.amount,
          account_number: request.accountNumber,
          order_serial: request.serial,
          return_url: request.returnUrl,
          email: request.email,
          state: 'open',
          challenge: null,
          attempts: 0,
          expires_at: request.expiresAt,
        })
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .execute()
      const bill = await db
        .selectFrom('bank_bills')
        .select('reference')
        .where('payment_id', '=', request.paymentId)
        .executeTakeFirstOrThrow()
      const url = `${config.publicUrl}/bank/${bill.reference}`
      const isScanned = methodById(request.method)?.kind === 'qris'
      const qrText = isScanned
        ? qrisText({ amount: request.amount, orderSerial: request.serial })
        : null
      return { reference: bill.reference, url, qrText }
    },
    async close(reference) {
      await db
        .updateTable('bank_bills')
        .set({ state: 'closed' })
        .where('reference', '=', reference)
        .where('state', 'in', ['open', 'challenged'])
        .execute()
    },
    async find(paymentId) {
      const bill = await db
        .selectFrom('bank_bills')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .executeTakeFirst()
      return bill && reportOf(bill)
    },
    async *paidBetween(from, to) {
      const bills = await db
        .selectFrom('bank_bills')
        .selectAll()
        .where('paid_at', '>=', from)
        .where('paid_at', '<', to)
        .execute()
      yield bills.map(reportOf)
    },
  }
}
