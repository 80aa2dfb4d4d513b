import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { holdCredit } from './holds.ts'
import { invoiceOrder } from './invoice-order.ts'
import { openLine } from './lines.ts'
import { makePayment } from './pay.ts'

/** A line of a buyer with an open invoice and an unpaid payment of a part of it. */
export async function insertCreditRows(gateway: Gateway, userId: string): Promise<string> {
  const at = gateway.now()
  const [orderId, serial, method] = [newId(), newSerial('BRG', at), 'pay-later'] as const
  const number = await atomically(gateway.db, async (trx) => {
    await openLine(trx, { userId, method, limit: 1_000_000_000, days: 30, at })
    const order = { orderId, serial, buyerId: userId, companyId: null, method }
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
