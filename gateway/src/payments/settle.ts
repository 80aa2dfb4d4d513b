import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { move } from '../wallet/public.ts'
import { noteDifference } from './differences.ts'
import { methodById } from './methods.ts'
import { ownerOf, type PaymentMoment } from './payment-owner.ts'
import type { PaymentEvent } from './payment-provider.ts'
import type { PaymentRow } from './table.ts'

/**
 * Applies a provider's event to the payment, and hands it over to the owner of the payment's subject. A repeated event
 * changes nothing. Returns false for an unknown payment. Its id is enough: an event can overtake the answer that has the
 * provider's reference.
 */
export async function applyEvent(gateway: Gateway, event: PaymentEvent): Promise<boolean> {
  const { db, now } = gateway
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', event.payment_id)
    .executeTakeFirst()
  if (!payment) return false
  const isOther = payment.reference !== null && payment.reference !== event.reference
  if (isOther || payment.amount !== event.amount) {
    if (event.event === 'paid')
      await noteDifference(gateway, {
        paymentId: payment.id,
        kind: isOther ? 'REFERENCE' : 'AMOUNT',
        reference: event.reference,
        ours: payment.amount,
        theirs: event.amount,
      })
    return false
  }
  const moment = { at: now(), gateway }
  await atomically(db, async (trx) => {
    await ownerOf(gateway, payment).lock(trx, payment.subject_id)
    await trx
      .updateTable('payments')
      .set({ reference: event.reference })
      .where('id', '=', payment.id)
      .where('reference', 'is', null)
      .execute()
    if (event.event === 'paid') await pay(trx, payment, moment)
    else if (event.event === 'failed') await fail(trx, payment, event.failure ?? 'FAILED', moment)
    else await expire(trx, payment, moment)
  })
  return true
}

async function pay(trx: Trx, { id, method }: PaymentRow, moment: PaymentMoment) {
  const isCredit = methodById(method)?.kind === 'later'
  const payment = await trx
    .updateTable('payments')
    .set({ state: 'paid', paid_at: moment.at, failure: null })
    .where('id', '=', id)
    .where('state', '!=', 'paid')
    // On credit no money comes, so an ended payment has nothing to refund.
    .$if(isCredit, (open) => open.where('state', 'in', ['pending', 'failed']))
    .returningAll()
    .executeTakeFirst()
  if (!payment) return
  const owner = ownerOf(moment.gateway, payment)
  if (await owner.paid(trx, payment, moment)) return
  // The money came after the subject had ended, so it goes to the wallet of its owner.
  await move(trx, {
    userId: (await owner.companyOf?.(trx, payment.subject_id)) ?? payment.user_id,
    currency: 'IDR',
    amount: payment.amount,
    counter: 'shop:bank',
    category: owner.refundCategory,
    reference: `${payment.subject_serial}/late`,
    remark: payment.subject_serial,
    at: moment.at,
  })
  await owner.refunded(trx, payment, moment)
}

async function fail(trx: Trx, { id }: PaymentRow, failure: string, moment: PaymentMoment) {
  const payment = await change(trx, id, { state: 'failed', failure })
  if (payment) await ownerOf(moment.gateway, payment).failed(trx, payment, moment)
}

async function expire(trx: Trx, { id }: PaymentRow, moment: PaymentMoment) {
  const payment = await change(trx, id, { state: 'expired' })
  if (payment) await ownerOf(moment.gateway, payment).expired(trx, payment, moment)
}

/** Changes a payment that is unpaid and not ended. */
const change = (trx: Trx, id: string, to: Partial<Pick<PaymentRow, 'state' | 'failure'>>) =>
  trx
    .updateTable('payments')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'failed'])
    .returningAll()
    .executeTakeFirst()
