import type { Gateway } from '../server/domain.ts'
import type { PaymentDifferenceKind } from './table.ts'

/** Stores a difference between the shop and its provider, once, and alerts operators. */
export async function noteDifference(
  { db, now, app }: Pick<Gateway, 'db' | 'now' | 'app'>,
  difference: {
    paymentId: string
    kind: PaymentDifferenceKind
    reference: string | null
    /** The amounts that the shop and the provider have. */
    ours: number | null
    theirs: number | null
  },
): Promise<void> {
  const noted = await db
    .insertInto('payment_differences')
    .values({
      payment_id: difference.paymentId,
      kind: difference.kind,
      reference: difference.reference,
      ours: difference.ours,
      theirs: difference.theirs,
      created_at: now(),
      seen_at: null,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'kind']).doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  if (noted)
    app.log.error(
      { alarm: 'payment-difference', kind: difference.kind, payment: difference.paymentId },
      'the shop and the payment service differ',
    )
}
