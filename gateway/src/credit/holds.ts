import { textOf } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import type { Trx } from '../server/database.ts'
import { rupiah } from '../server/rupiah.ts'
import { freeOf, overdueOwners } from './lines.ts'
import { type CreditRefusal, refusalMessages } from './messages.ts'
import { ownerOfCompany, ownerOfUser } from './owners.ts'
import type { LineRow } from './table.ts'

interface Wanted {
  orderId: string
  serial: string
  buyerId: string
  companyId: string | null
  method: string
  amount: number
  at: Date
}

export interface RefusedCredit {
  reason: CreditRefusal
  /** The amount that is left on the line. */
  free: number
}

/** The message of a refusal in the buyer's language. */
export const refusalMessage = ({ reason, free }: RefusedCredit, language: Language): string =>
  textOf(refusalMessages[reason], language, { amount: rupiah(free, language) })

/**
 * Reserves an order's amount on the credit line of its company, or of its buyer when the company has none. The
 * condition of the update keeps orders at the same moment within the limit. Returns why the line can't be used.
 */
export async function holdCredit(trx: Trx, wanted: Wanted): Promise<RefusedCredit | undefined> {
  const line = await lineFor(trx, wanted)
  if (!line) return { reason: 'NO_LINE', free: 0 }
  const refused = (reason: CreditRefusal, of: LineRow = line) => ({ reason, free: freeOf(of) })
  if ((await overdueOwners(trx, [line.owner], wanted.at)).size > 0) return refused('OVERDUE')
  const held = await trx
    .updateTable('credit_lines')
    .set((eb) => ({ reserved: eb('reserved', '+', wanted.amount) }))
    .where('id', '=', line.id)
    .where('state', '=', 'active')
    .where((eb) =>
      eb(eb('reserved', '+', eb.ref('owed')), '<=', eb('credit_limit', '-', wanted.amount)),
    )
    .returning('id')
    .executeTakeFirst()
  if (!held) {
    const now = await trx
      .selectFrom('credit_lines')
      .selectAll()
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow()
    if (now.state === 'active') return refused('LIMIT', now)
    return refused(now.state === 'blocked' ? 'BLOCKED' : 'CLOSED', now)
  }
  await trx
    .insertInto('credit_holds')
    .values({
      order_id: wanted.orderId,
      order_serial: wanted.serial,
      line_id: line.id,
      user_id: wanted.buyerId,
      amount: wanted.amount,
    })
    .execute()
  return undefined
}

async function lineFor(
  trx: Trx,
  { buyerId, companyId, method }: Wanted,
): Promise<LineRow | undefined> {
  const own = ownerOfUser(buyerId)
  const rows = await trx
    .selectFrom('credit_lines')
    .selectAll()
    .where('owner', 'in', companyId === null ? [own] : [ownerOfCompany(companyId), own])
    .where('method', '=', method)
    .execute()
  return rows.find(({ company_id }) => company_id !== null) ?? rows[0]
}

/** Lines of an order that awaits approval are refused: it reserves its new amount. */
export async function lowerHold(trx: Trx, orderId: string, amount: number): Promise<void> {
  const hold = await trx
    .selectFrom('credit_holds')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!hold || hold.amount <= amount) return
  if (amount === 0) return freeCredit(trx, orderId)
  await trx.updateTable('credit_holds').set({ amount }).where('order_id', '=', orderId).execute()
  await freeReserved(trx, hold.line_id, hold.amount - amount)
}

/** The order has ended before its goods were invoiced: its amount is free again. */
export async function freeCredit(trx: Trx, orderId: string): Promise<void> {
  const hold = await trx
    .deleteFrom('credit_holds')
    .where('order_id', '=', orderId)
    .returning(['line_id', 'amount'])
    .executeTakeFirst()
  if (hold) await freeReserved(trx, hold.line_id, hold.amount)
}

const freeReserved = (trx: Trx, lineId: string, amount: number) =>
  trx
    .updateTable('credit_lines')
    .set((eb) => ({ reserved: eb('reserved', '-', amount) }))
    .where('id', '=', lineId)
    .execute()
