import type { orderNotifications } from '@borong/api/notifications'
import type { Reply } from '@borong/contract'

export type Notification = Reply<typeof orderNotifications>['result']['items'][number]

/** The notifications of one page, for example of one order, the newest first. */
export type Subject = readonly [Notification, ...Notification[]]

/** Groups notifications by their day and, within a day, by the page that they link to. Both keep their order. */
export function byDay(
  items: readonly Notification[],
  dayOf: (time: string) => string,
): { day: string; subjects: Subject[] }[] {
  const days = new Map<string, Map<string, [Notification, ...Notification[]]>>()
  for (const item of items) {
    const day = dayOf(item.created_at)
    const subjects = days.get(day) ?? new Map<string, [Notification, ...Notification[]]>()
    days.set(day, subjects)
    const key = item.path ?? item.id
    const known = subjects.get(key)
    if (known) known.push(item)
    else subjects.set(key, [item])
  }
  return [...days].map(([day, subjects]) => ({ day, subjects: [...subjects.values()] }))
}
