import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { holdCredit } from './holds.ts'
import { invoiceOrder } from './invoice-order.ts'
import { openLine } from './lines.ts'
import { makePayment } from './pay.ts'

/** A line of a buyer or company with an open invoice, and the buyer's unpaid payment of a part of it. */
export async function insertCreditRows(
  gateway: Gateway,
  userId: string,
  companyId: string | null = null,
): Promise<string> {
  const at = gateway.now()
  const [orderId, serial, method] = [newId(), newSerial('BRG', at), 'pay-later'] as const
  const number = await atomically(gateway.db, async (trx) => {
    const owner = companyId === null ? { userId } : { companyId }
    await openLine(trx, { ...owner, method, limit: 1_000_000_000, days: 30, at })
    const order = { orderId, serial, buyerId: userId, companyId, method }
    await holdCredit(trx, { ...order, amount: 250_000, at })
    await invoiceOrder(trx, orderId, at)
    const invoice = await trx
      .selectFrom('credit_invoices')
      .select('number')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return invoice.number
  })
  const body = { key: newId(), payment_id: 'va-bca', parts: [{ number, amount: 50_000 }] }
  await makePayment(gateway, { buyerId: userId, body, language: 'id' })
  return number
}
