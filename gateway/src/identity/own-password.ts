import type { Gateway } from '../server/domain.ts'
import { LimitReached } from './counters.ts'
import { countGuess } from './guesses.ts'
import { isPassword } from './passwords.ts'
import type { UserTable } from './user-table.ts'

// A thief of an unlocked phone must not guess it.
const GUESSES = { most: 10, windowSeconds: 15 * 60 }

/** Compares the password of a signed-in buyer after the guess is counted. Wrong ones of all calls count together. */
export async function checkOwnPassword(
  gateway: Pick<Gateway, 'db' | 'now'>,
  user: Pick<UserTable, 'id' | 'password_hash'>,
  password: string,
): Promise<{ result: 'right' | 'wrong' } | { result: 'blocked'; endsAt: Date }> {
  const guess = await countGuess(gateway, {
    limits: [{ key: `password:${user.id}`, ...GUESSES }],
  })
  if (guess instanceof LimitReached) return { result: 'blocked', endsAt: guess.endsAt }
  if (!(await isPassword(user.password_hash, password))) return { result: 'wrong' }
  await guess.wasRight()
  return { result: 'right' }
}
