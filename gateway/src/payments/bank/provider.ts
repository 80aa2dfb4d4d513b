import { randomBytes } from 'node:crypto'
import type { Gateway } from '../../server/domain.ts'
import type { PaymentProvider } from '../provider.ts'

/** The bank that stands in where no payment service is configured: its bills are rows, its pages are served by this gateway. */
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
          order_serial: request.orderSerial,
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
      return { reference: bill.reference, url: `${config.publicUrl}/bank/${bill.reference}` }
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
