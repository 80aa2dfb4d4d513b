import { fill } from '@borong/api/messages'
import { orderRefusals } from '@borong/api/order-refusals'
import type { Language } from '../server/domain.ts'
import type { OrderRefused } from './refused.ts'

/** A refusal as a plan shows it: its code and its message. */
export const problemOf = ({ refusal, more }: OrderRefused, language: Language) => ({
  code: refusal,
  message: fill(orderRefusals[refusal][language], language, more.values),
})
