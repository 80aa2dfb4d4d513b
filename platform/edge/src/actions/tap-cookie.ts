import { randomBytes } from 'node:crypto'
import {
  readTapsCookie,
  TAPS_COOKIE,
  tapsCookieText,
  type PostedTap,
} from '@borong/api/rules/posted-taps'
import { stringifySetCookie } from 'cookie'

const MOST_TAPS = 20
const LIFE_SECONDS = 24 * 60 * 60
/** A second press of a button while the answer to the first is on its way is the same tap. */
const SAME_TAP_MS = 2_000

/** The cookie's text with this tap in it; undefined when it is full. */
export function withTap(
  text: string,
  tap: Omit<PostedTap, 'sequence'>,
  now: number,
): string | undefined {
  const taps = readTapsCookie(text)
  const isSame = (one: PostedTap) =>
    one.id === tap.id && one.quantity === tap.quantity && now - timeOf(one) < SAME_TAP_MS
  if (taps.some(isSame)) return tapsCookieText(taps)
  if (taps.length >= MOST_TAPS) return undefined
  const sequence = `${now.toString(36)}-${randomBytes(9).toString('hex')}`
  return tapsCookieText([...taps, { ...tap, sequence }])
}

/** The cookie that the page's scripts read and clear. */
export const tapsCookie = (text: string, secure: boolean): string =>
  stringifySetCookie({
    name: TAPS_COOKIE,
    value: text,
    path: '/',
    maxAge: LIFE_SECONDS,
    sameSite: 'lax',
    secure,
  })

const timeOf = ({ sequence }: PostedTap) => parseInt(sequence.split('-')[0] ?? '', 36)
