import type { ListedEvent } from '../../api/answers.ts'
import { checkInWords, mixInWords } from './check-words.ts'

/** The details of an event besides actor, action and unit. */
export function moreOf({ replaces, ...event }: ListedEvent): string {
  const ended = Object.entries(replaces ?? {}).map((pair) => pair.join(' '))
  const details = [detailsOf(event), ended.length > 0 && `withdraws ${ended.join(', ')}`]
  return details.filter(Boolean).join('; ')
}

function detailsOf({
  percent,
  plan,
  from,
  reason,
  reasons,
  label,
  versions,
  name,
  address,
  check,
}: Omit<ListedEvent, 'replaces'>): string {
  if (versions) {
    const units = Object.entries(versions).map(([unit, version]) => `${unit} ${version}`)
    return `${units.join(', ')}${plan ? `: ${percent} % of ${plan.steps.join(', ')} %` : ''}`
  }
  if (check) return `${checkInWords(check)} (${mixInWords(check)})`
  if (plan) return `${percent} % of ${plan.steps.join(', ')} %`
  if (percent !== undefined) return `${percent} % of visitors`
  if (from !== undefined) return `was ${from}${reason ? `: ${reason}` : ''}`
  if (reasons) return reasons.map(({ message }) => message).join('; ')
  return reason ?? label ?? name ?? address ?? ''
}
