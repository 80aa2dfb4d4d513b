import { isPrepaid } from '@borong/api/rules/prepaid'
import { requirePin } from '../../identity/public.ts'
import { roleIn } from '../../memberships/public.ts'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { Refused } from '../../server/refused.ts'
import { withoutReminder } from './remember.ts'
import { mayChange } from './number-owner.ts'
import { nextReminder } from './reminder-days.ts'
import type { NumberRow } from './table.ts'

interface SetReminder {
  id: string
  buyerId: string
  /** Null removes the reminder and the automatic payment. */
  day: number | null
  autopay_cap: number | null
  pin?: string | undefined
}

/**
 * Sets a saved number's reminder. Undefined for a number that the buyer may not change. An automatic payment spends
 * without asking, so it needs the PIN once. Throws `Refused`, also of the PIN.
 */
export async function setReminder(
  gateway: Gateway,
  { id, buyerId, day, autopay_cap, pin }: SetReminder,
): Promise<NumberRow | undefined> {
  const { db, now } = gateway
  const cap = day === null ? null : autopay_cap
  const mine = await db
    .selectFrom('bill_numbers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!mine || !(await mayChange(db, mine, buyerId))) return undefined
  if (cap !== null) {
    // It has no product, or no monthly bill.
    if (isPrepaid(mine.kind) || mine.product_code === null) throw new Refused('AUTOPAY_UNAVAILABLE')
    await requirePin(gateway, buyerId, pin)
  }
  return atomically(db, async (trx) => {
    const set =
      day === null
        ? withoutReminder
        : {
            reminder_day: day,
            autopay_cap: cap,
            remind_at: nextReminder(day, now()),
            reminded_at: null,
          }
    const changed = await trx
      .updateTable('bill_numbers')
      .set({ ...set, ...(await takenOver(trx, mine, buyerId)) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (cap === null) await trx.deleteFrom('bill_autopays').where('number_id', '=', id).execute()
    return changed
  })
}

/** An admin takes over the number of a member who has left the company. */
async function takenOver(
  trx: Trx,
  { company_id: companyId, member_id: userId }: NumberRow,
  buyerId: string,
): Promise<{ member_id?: string }> {
  if (companyId === null || userId === null) return {}
  return (await roleIn(trx, { companyId, userId })) ? {} : { member_id: buyerId }
}
