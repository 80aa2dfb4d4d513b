import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { deliver } from '@borong/gateway/delivery/deliver'
import { newId } from '@borong/gateway/server/new-id'
import type { Gateway } from '@borong/gateway/server/domain'
import type { PaymentEvent } from '@borong/gateway/payments/payment-provider'
import type { BankBillTable } from '@borong/gateway/payments/table'
import { sendCallbacks } from './send-callbacks.ts'

export type Bill = Selectable<BankBillTable>

const WRONG_CODES = 3

export const findBill = ({ db }: Gateway, reference: string): Promise<Bill | undefined> =>
  db.selectFrom('bank_bills').selectAll().where('reference', '=', reference).executeTakeFirst()

export const canBePaid = (bill: Bill, now: Date): boolean =>
  (bill.state === 'open' || bill.state === 'challenged') && bill.expires_at > now

/** Ends a payment attempt and notifies the shop. After a failed one the bill remains open for another. */
export async function conclude(
  gateway: Gateway,
  bill: Bill,
  event: PaymentEvent['event'],
  failure?: string,
): Promise<void> {
  const states = { paid: 'paid', failed: 'open', expired: 'closed' } as const
  await gateway.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('bank_bills')
      .set({
        state: states[event],
        challenge: null,
        attempts: 0,
        ...(event === 'paid' ? { paid_at: gateway.now() } : {}),
      })
      .where('reference', '=', bill.reference)
      .where('state', 'in', ['open', 'challenged'])
      .returning('reference')
      .executeTakeFirst()
    if (!changed) return
    const body: PaymentEvent = {
      payment_id: bill.payment_id,
      reference: bill.reference,
      event,
      amount: bill.amount,
      failure,
    }
    await trx
      .insertInto('bank_callbacks')
      .values({
        id: newId(),
        body: JSON.stringify(body),
        sent_at: null,
        tries: 0,
        next_try_at: gateway.now(),
      })
      .execute()
  })
  await sendCallbacks(gateway)
}

/** Sends the 3-D Secure code: it is mailed to the buyer, and the page shows it because the bank is a stand-in. */
export async function challenge(gateway: Gateway, bill: Bill): Promise<void> {
  const code = String(randomInt(10 ** 6)).padStart(6, '0')
  await gateway.db
    .updateTable('bank_bills')
    .set({ state: 'challenged', challenge: code, attempts: 0 })
    .where('reference', '=', bill.reference)
    .where('state', 'in', ['open', 'challenged'])
    .execute()
  if (!bill.email) return
  const text = `Kode 3-D Secure Anda ${code} untuk pembayaran ${bill.order_serial}. Jangan berikan kode ini kepada siapa pun.`
  await deliver(gateway, { channel: 'email', to: bill.email, subject: 'Kode 3-D Secure', text })
}

/** Checks a 3-D Secure code. The third wrong one fails the payment. */
export async function answerChallenge(
  gateway: Gateway,
  bill: Bill,
  code: string,
): Promise<'paid' | 'wrong' | 'failed'> {
  if (bill.challenge !== null && code === bill.challenge) {
    await conclude(gateway, bill, 'paid')
    return 'paid'
  }
  const { attempts } = await gateway.db
    .updateTable('bank_bills')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('reference', '=', bill.reference)
    .returning('attempts')
    .executeTakeFirstOrThrow()
  if (attempts < WRONG_CODES) return 'wrong'
  await conclude(gateway, bill, 'failed', 'WRONG_OTP')
  return 'failed'
}
