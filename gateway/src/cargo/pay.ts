import type { Trx } from '../server/database.ts'
import { ownerIdOf } from '../memberships/public.ts'
import { move } from '../wallet/public.ts'
import type { BookingRow } from './view.ts'

type Paid = Pick<BookingRow, 'user_id' | 'company_id' | 'number' | 'freight' | 'insurance'>

/** Takes the price of a booking from its owner's balance, once per number. False when it can't pay it. */
export const pay = (trx: Trx, booking: Paid, at: Date): Promise<boolean> =>
  move(trx, { ...movementOf(booking, at), amount: -priceOf(booking), category: 'CARGO_PAYMENT' })

/** Returns the price of a booking to its owner's balance, once per number. */
export async function refund(trx: Trx, booking: Paid, at: Date): Promise<void> {
  await move(trx, {
    ...movementOf(booking, at),
    amount: priceOf(booking),
    category: 'CARGO_REFUND',
  })
}

export const priceOf = ({ freight, insurance }: Paid) => freight + insurance

const movementOf = ({ number, ...owned }: Paid, at: Date) =>
  ({
    userId: ownerIdOf(owned),
    currency: 'IDR',
    counter: 'shop:sales',
    reference: number,
    remark: number,
    at,
  }) as const
