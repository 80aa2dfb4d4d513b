import type { billCalendar } from '@borong/api/billing'
import type { Reply } from '@borong/contract'

export type Calendar = Reply<typeof billCalendar>['result']
export type Day = Calendar['days'][number]
export type Item = Day['items'][number]

/** Whether an item can be paid now. */
export const isOpen = ({ state }: Item): boolean => state === 'due' || state === 'overdue'

/** The month before or after one of `2026-08`. */
export function monthBeside(month: string, step: 1 | -1): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 1 + step, 1)).toISOString().slice(0, 7)
}

/** The days of a month: `2026-08-01` to `2026-08-31`. */
export function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year!, number!, 0)).getUTCDate()
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  )
}

/** The column of a day in a week, from 1 for Monday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** The items that can be paid now with one payment: of one kind and one cost centre. */
export function paidTogether(items: readonly Item[]): Item[][] {
  const open = items.filter(isOpen)
  const groups = new Map<string, Item[]>()
  for (const item of open) {
    const key = `${item.number.kind} ${item.number.cost_centre_id ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** A sum of which a part may be unknown. */
export const sumText = (sum: string | false, unknown: string | false): string =>
  [sum, unknown].filter(Boolean).join(' + ')
