import { HOUR_MS } from '@borong/api/rules/time'
import type { Owned } from '../memberships/public.ts'
import { insertPayment } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { rupiah } from '../server/rupiah.ts'
import { methodFor, payFromWallet, WALLET } from './methods.ts'
import { PayRefused } from './refused.ts'

interface Approved extends Owned {
  id: string
  serial: string
  price: number
  payment_method: string
}

interface Paying {
  type: 'bill' | 'bill_batch'
  language: Language
  at: Date
}

/**
 * Pays an approved bill or batch from the balance, with the PIN that the requester gave, or opens its payment. Returns the
 * deadline of an open payment. Throws `Refused`.
 */
export async function payApproved(
  trx: Trx,
  approved: Approved,
  paying: Paying,
): Promise<Date | undefined> {
  const { language, at } = paying
  try {
    if (approved.payment_method !== WALLET) return await openPayment(trx, approved, paying)
    // The balance may have been spent since.
    await payFromWallet(trx, approved, language, at)
    return undefined
  } catch (error) {
    throw error instanceof PayRefused ? refusalOf(error, approved, language) : error
  }
}

async function openPayment(
  trx: Trx,
  { id, serial, user_id: buyerId, payment_method: paymentId, price: amount }: Approved,
  { type, language, at }: Paying,
): Promise<Date> {
  const method = await methodFor(trx, { buyerId, paymentId, amount, at, language })
  const expiresAt = new Date(at.getTime() + method.hours * HOUR_MS)
  await insertPayment(trx, {
    subject: { type, id, serial },
    userId: buyerId,
    due: amount + method.fee,
    method,
    at,
    expiresAt,
    language,
  })
  return expiresAt
}

/** The refusal of a payment, for the approver. */
const refusalOf = ({ refusal, more }: PayRefused, { price }: Approved, language: Language) =>
  refusal === 'WALLET_SHORT'
    ? new Refused('BALANCE_SHORT', { values: { amount: rupiah(price, language) } })
    : new Refused('PAYMENT_REFUSED', { values: { message: '', ...more.values } })
