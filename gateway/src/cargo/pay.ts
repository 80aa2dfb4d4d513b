import type { Trx } from '../server/database.ts'
import { move } from '../wallet/public.ts'
import type { BookingRow } from './view.ts'

type Paid = Pick<BookingRow, 'user_id' | 'number' | 'freight' | 'insurance'>

/** Takes the price of a booking from the buyer's wallet, once per number. False when the wallet can't pay it. */
export const pay = (trx: Trx, booking: Paid, at: Date): Promise<boolean> =>
  move(trx, { ...movementOf(booking, at), amount: -priceOf(booking), category: 'CARGO_PAYMENT' })

/** Returns the price of a booking to the buyer's wallet, once per number. */
export async function refund(trx: Trx, booking: Paid, at: Date): Promise<void> {
  await move(trx, {
    ...movementOf(booking, at),
    amount: priceOf(booking),
    category: 'CARGO_REFUND',
  })
}

const priceOf = ({ freight, insurance }: Paid) => freight + insurance

const movementOf = ({ user_id, number }: Paid, at: Date) =>
  ({
    userId: user_id,
    currency: 'IDR',
    counter: 'shop:sales',
    reference: number,
    remark: number,
    at,
  }) as const
