import type { ListedEvent } from '../../api/answers.ts'

/** What an event has to say besides who did what to which unit. */
export function moreOf({ percent, from, reason, reasons, label }: ListedEvent): string {
  if (percent !== undefined) return `${percent} % of visitors`
  if (from !== undefined) return `was ${from}`
  if (reasons) return reasons.map(({ message }) => message).join('; ')
  return reason ?? label ?? ''
}
