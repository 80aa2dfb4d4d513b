import { inThisBrowser } from '@borong/contract'

const KEY = 'push.answered'
const PAUSE_MS = 30 * 24 * 60 * 60 * 1000

/** Remembers that the buyer does not want pushes now. A browser without storage asks again on the next visit. */
export const rememberAnswer = () => inThisBrowser.setItem(KEY, Date.now())

/** Whether the buyer has answered, and so long ago that the shop may ask again. */
export function lastAnswer(): 'none' | 'recent' | 'old' {
  const at = inThisBrowser.getItem(KEY, 0)
  if (at === 0) return 'none'
  return Date.now() - at < PAUSE_MS ? 'recent' : 'old'
}
