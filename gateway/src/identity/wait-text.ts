import { textOf } from '@borong/api/messages'
import { roundedWait } from '@borong/api/rules/wait'
import type { Language } from '../server/domain.ts'
import { waitMessages } from './messages.ts'

const { MINUTE, MINUTES, HOUR, HOURS } = waitMessages
const ONE_OR_MORE = { minutes: [MINUTE, MINUTES], hours: [HOUR, HOURS] } as const

/** A waiting time, rounded up, as a text for the buyer. */
export function waitText(seconds: number, language: Language): string {
  const { unit, count } = roundedWait(seconds)
  const [one, more] = ONE_OR_MORE[unit]
  return textOf(count === 1 ? one : more, language, { count })
}
