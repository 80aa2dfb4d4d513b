import { textOf } from '@borong/api/messages'
import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import { limitMessages } from './messages.ts'
import type { Method } from './methods.ts'

/** The message why a method does not accept this amount; undefined when it does. */
export function limitOf(
  { kind, minimum, maximum }: Method,
  amount: number,
  language: Language,
): string | undefined {
  if (maximum !== null && amount > maximum) {
    const message = kind === 'qris' ? limitMessages.MAXIMUM_OF_QRIS : limitMessages.MAXIMUM
    return textOf(message, language, { amount: rupiah(maximum, language) })
  }
  if (amount > 0 && amount < minimum)
    return textOf(limitMessages.MINIMUM, language, { amount: rupiah(minimum, language) })
  return undefined
}
