import { randomBytes } from 'node:crypto'
import { methodById } from '@borong/gateway/payments/methods'
import type { Gateway } from '@borong/gateway/server/domain'
import type { PaymentProvider } from '@borong/gateway/payments/payment-provider'
import { qrisText } from './qris.ts'

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
  }
}
