import { HOUR_MS } from '@borong/api/rules/time'
import { settingsOf } from '../companies/public.ts'
import type { Trx } from '../server/database.ts'

/**
 * When an undecided step is reminded of, and when it goes to the admins too, by the settings of its company. Both are at
 * the latest an hour before the end of its time.
 */
export async function remindersOf(
  trx: Trx,
  { company_id, at, until }: { company_id: string; at: Date; until: Date },
) {
  const { reminder_hours, escalation_hours } = await settingsOf(trx, company_id)
  const latest = until.getTime() - HOUR_MS
  const after = (hours: number) => {
    const due = Math.min(at.getTime() + hours * HOUR_MS, latest)
    return hours > 0 && due > at.getTime() ? new Date(due) : null
  }
  return { remind_at: after(reminder_hours), escalate_at: after(escalation_hours) }
}
