import type { ListedEvent } from '../../api/answers.ts'

/** The details of an event besides actor, action and unit. */
export function moreOf({
  percent,
  plan,
  from,
  reason,
  reasons,
  label,
  versions,
}: ListedEvent): string {
  if (versions) {
    return Object.entries(versions)
      .map(([unit, version]) => `${unit} ${version}`)
      .join(', ')
  }
  if (plan) return `${percent} % of ${plan.steps.join(', ')} %`
  if (percent !== undefined) return `${percent} % of visitors`
  if (from !== undefined) return `was ${from}${reason ? `: ${reason}` : ''}`
  if (reasons) return reasons.map(({ message }) => message).join('; ')
  return reason ?? label ?? ''
}
