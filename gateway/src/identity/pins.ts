import type { Gateway } from '../server/domain.ts'
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

export type PinFault =
  | { name: 'PIN_MISSING'; hasPin: boolean }
  | { name: 'PIN_WRONG'; left: number }
  | { name: 'PIN_BLOCKED' }

/** Why a buyer may not pay with this PIN. The guess is counted first. */
export async function pinFault(
  gateway: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
  pin: string | undefined,
): Promise<PinFault | undefined> {
  const user = await gateway.db
    .selectFrom('users')
    .select(['id', 'pin_hash'])
    .where('id', '=', buyerId)
    .executeTakeFirst()
  if (!user?.pin_hash) return { name: 'PIN_MISSING', hasPin: false }
  if (pin === undefined) return { name: 'PIN_MISSING', hasPin: true }
  const checked = await checkPin(gateway, user, pin)
  if (checked.result === 'blocked') return { name: 'PIN_BLOCKED' }
  return checked.result === 'wrong' ? { name: 'PIN_WRONG', left: checked.left } : undefined
}

/** The details of a refusal for this fault. Only the text of a wrong PIN names the attempts that are left. */
export function pinDetails(fault: PinFault): { values: { left: number }; data?: object } {
  if (fault.name === 'PIN_WRONG')
    return { values: { left: fault.left }, data: { attempts_left: fault.left } }
  return {
    values: { left: 0 },
    ...(fault.name === 'PIN_MISSING' ? { data: { has_pin: fault.hasPin } } : {}),
  }
}
