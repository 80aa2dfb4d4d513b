import type { Gateway } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { WorkQueue } from '../server/work-queue.ts'
import { LimitReached } from './counters.ts'
import { countGuess } from './guesses.ts'
import { isPassword } from './passwords.ts'
import type { UserTable } from './user-table.ts'

const FAILURES = 5
const WINDOW_S = 15 * 60

// A buyer's guesses are compared one after the other, so that a right PIN of concurrent payments is not counted as
// several guesses.
const comparisons = new WorkQueue({ running: 4, runningOfOwner: 1, waiting: 1000 })

export type CheckedPin =
  | { result: 'right' }
  | { result: 'wrong'; left: number }
  | { result: 'blocked'; endsAt: Date }

type PinOwner = Pick<UserTable, 'id' | 'pin_hash'>

/** Compares a PIN after the guess is counted. Wrong PINs of all calls count together. */
export const checkPin = (
  gateway: Pick<Gateway, 'db' | 'now'>,
  user: PinOwner,
  pin: string,
): Promise<CheckedPin> => comparisons.run(() => countAndCompare(gateway, user, pin), user.id)

async function countAndCompare(
  gateway: Pick<Gateway, 'db' | 'now'>,
  user: PinOwner,
  pin: string,
): Promise<CheckedPin> {
  const guess = await countGuess(gateway, {
    limits: [{ key: `pin:${user.id}`, most: FAILURES, windowSeconds: WINDOW_S }],
  })
  if (guess instanceof LimitReached) return { result: 'blocked', endsAt: guess.endsAt }
  if (!(await isPassword(user.pin_hash, pin))) return { result: 'wrong', left: guess.left }
  await guess.wasRight()
  return { result: 'right' }
}

/** Compares the wallet's PIN. The guess is counted first. Throws `Refused`. */
export async function requirePin(
  gateway: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
  pin: string | undefined,
): Promise<void> {
  const user = await gateway.db
    .selectFrom('users')
    .select(['id', 'pin_hash'])
    .where('id', '=', buyerId)
    .executeTakeFirst()
  if (!user?.pin_hash || pin === undefined)
    throw new Refused('PIN_MISSING', { data: { has_pin: Boolean(user?.pin_hash) } })
  const checked = await checkPin(gateway, user, pin)
  if (checked.result === 'blocked') throw new Refused('PIN_BLOCKED')
  if (checked.result === 'wrong') {
    const { left } = checked
    throw new Refused('PIN_WRONG', { values: { left }, data: { attempts_left: left } })
  }
}
