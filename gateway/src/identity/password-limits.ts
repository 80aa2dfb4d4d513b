import type { Caller } from './caller.ts'
import type { Limit } from './counters.ts'

const QUARTER_S = 15 * 60
const HOUR_S = 60 * 60

/**
 * The limits of wrong passwords for a sign-in name. A known device has its own limit, so that guesses from elsewhere
 * never lock its owner out. An unknown name is counted like any other: the lock must not reveal which accounts exist.
 */
export const passwordLimits = (name: string, caller: Caller): [Limit, ...Limit[]] =>
  caller.isKnown
    ? [{ key: `login:${caller.key}`, most: 10, windowSeconds: QUARTER_S }]
    : [
        { key: `login:${name}:${caller.key}`, most: 10, windowSeconds: QUARTER_S },
        { key: `login:${caller.key}`, most: 100, windowSeconds: QUARTER_S },
        { key: `login:${name}`, most: 50, windowSeconds: HOUR_S },
      ]
