import type { Gateway } from '../server/domain.ts'
import {
  clearCounts,
  countUp,
  type Limit,
  LimitReached,
  release,
  reserve,
  withinLimits,
} from './counters.ts'

const REPEAT_WINDOW_S = 30

interface Guess {
  /** The source's own limit first. */
  limits: readonly [Limit, ...Limit[]]
  /** Identifies the same guess that a browser sends a second time. */
  repeatKey?: string
}

interface CountedGuess {
  /** The number of guesses that the source has left. */
  left: number
  /** Removes the guess from the counts. */
  wasRight(): Promise<void>
}

/**
 * Counts a guess at a password, a PIN or a code before it is compared, so that concurrent guesses count like sequential
 * ones. Returns the reached limit, or the counted guess with a function for a right guess.
 */
export async function countGuess(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { limits: [own, ...others], repeatKey }: Guess,
): Promise<LimitReached | CountedGuess> {
  const at = now()
  const left = await withinLimits(db, async (trx) => {
    if (repeatKey !== undefined) {
      const repeat = { key: repeatKey, windowSeconds: REPEAT_WINDOW_S }
      const times = (await countUp(trx, [repeat], at)).get(repeatKey)?.count ?? 1
      // Each counted guess may be repeated once without being counted.
      if (times % 2 === 0) return undefined
    }
    const counts = await reserve(trx, [own, ...others], at)
    return own.most - (counts.get(own.key)?.count ?? 0)
  })
  if (left instanceof LimitReached) return left
  return {
    left: left ?? 0,
    async wasRight() {
      await clearCounts(db, [own.key, ...(repeatKey === undefined ? [] : [repeatKey])])
      if (left !== undefined)
        await release(
          db,
          others.map(({ key }) => key),
        )
    },
  }
}
