import { MINUTE_MS } from '@borong/api/rules/time'
import type { Gateway } from '../server/domain.ts'
import { askForPayment } from './ask.ts'
import { requestPayment } from './open.ts'
import type { PaymentRow } from './table.ts'

const BATCH_SIZE = 20
/** How long a gateway holds a payment that it has taken: longer than a request takes. */
const HOLD_MS = MINUTE_MS

/** Opens the due payments that are not open at their provider yet, and asks for the others. */
export async function followPayments(gateway: Gateway): Promise<void> {
  const due = await takeDue(gateway)
  await Promise.all(
    due.map((payment) =>
      (payment.url === null
        ? requestPayment(gateway, payment)
        : askForPayment(gateway, payment)
      ).catch((error: unknown) =>
        gateway.app.log.error({ err: error, payment: payment.id }, 'A payment was not followed'),
      ),
    ),
  )
}

/** Takes due payments for this gateway alone. */
async function takeDue({ db, now }: Gateway): Promise<PaymentRow[]> {
  const due = db
    .selectFrom('payments')
    .select('id')
    .where('next_try_at', '<=', now())
    .where('state', 'in', ['pending', 'failed'])
    .orderBy('next_try_at')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('payments')
    .set({ next_try_at: new Date(now().getTime() + HOLD_MS) })
    .where('id', 'in', due)
    .returningAll()
    .execute()
}
