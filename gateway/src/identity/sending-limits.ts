import type { Channel } from '../delivery/public.ts'
import type { Config } from '../server/config.ts'
import type { Caller } from './caller.ts'
import type { Limit } from './counters.ts'
import type { OtpPurpose } from './tables.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S
/** An operator assigns phone numbers in blocks. The numbers of a block differ only in their last four digits. */
const DIGITS_OF_BLOCK = 4

export interface SendingLimit extends Limit {
  of: 'pause' | 'target' | 'network' | 'block' | 'shop'
}

interface Code {
  purpose: OtpPurpose
  target: string
  channel: Channel
}

export const pauseKeyOf = (target: string, caller: Caller): string =>
  `otp-pause:${target}:${caller.key}`

/**
 * The limits of codes, the pause between two codes first. The owner's requests have only their own limits. Strangers'
 * requests also share limits: they must not flood a phone, or earn money from messages that the shop pays for.
 */
export function sendingLimits(
  { otpResendPause, codeLimits }: Config,
  code: Code,
  caller: Caller,
): [SendingLimit, ...SendingLimit[]] {
  const { target } = code
  const pause: SendingLimit = {
    of: 'pause',
    key: pauseKeyOf(target, caller),
    most: 1,
    windowSeconds: otpResendPause,
  }
  const own = hourAndDay('target', `${target}:${caller.key}`, { hour: 5, day: 15 })
  const shop = code.channel === 'email' ? [] : hourAndDay('shop', 'shop', codeLimits.shop)
  // Only for a verified address or number: a new one may belong to another person.
  const isOwners = caller.isKnown && (code.purpose === 'login' || code.purpose === 'verify_user')
  // The owner's codes count towards the shop's cap, but the cap never refuses them.
  if (isOwners) return [pause, ...own, ...shop.map((limit) => ({ ...limit, most: Infinity }))]
  return [
    pause,
    ...own,
    ...hourAndDay('target', target, { hour: 10, day: 20 }),
    ...hourAndDay('network', `network:${caller.network}`, codeLimits.network),
    ...(code.channel === 'email'
      ? []
      : hourAndDay('block', `block:${target.slice(0, -DIGITS_OF_BLOCK)}`, codeLimits.block)),
    ...shop,
  ]
}

const hourAndDay = (
  of: SendingLimit['of'],
  name: string,
  most: { hour: number; day: number },
): SendingLimit[] => [
  { of, key: `otp-hour:${name}`, most: most.hour, windowSeconds: HOUR_S },
  { of, key: `otp-day:${name}`, most: most.day, windowSeconds: DAY_S },
]
