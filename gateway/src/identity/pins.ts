import type { Gateway } from '../server/domain.ts'
import { LimitReached } from './counters.ts'
import { countGuess } from './guesses.ts'
import { isPassword } from './passwords.ts'
import type { UserTable } from './user-table.ts'

const FAILURES = 5
const WINDOW_S = 15 * 60

export type CheckedPin =
  | { result: 'right' }
  | { result: 'wrong'; left: number }
  | { result: 'blocked'; endsAt: Date }

/** Compares a PIN after the guess is counted. Wrong PINs of all calls count together. */
export async function checkPin(
  gateway: Pick<Gateway, 'db' | 'now'>,
  user: Pick<UserTable, 'id' | 'pin_hash'>,
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
