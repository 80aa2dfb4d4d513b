/** V-01: the length limits of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 50 } as const

/** The requirements that a password can miss. */
export type PasswordRule = 'length' | 'lower' | 'upper' | 'digit' | 'symbol'

/** V-01: the requirements that a password misses; empty for a valid one. Letters of every script count. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const length = [...password].length
  const checks: [PasswordRule, boolean][] = [
    ['length', length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most],
    ['lower', /\p{Ll}/u.test(password)],
    ['upper', /\p{Lu}/u.test(password)],
    ['digit', /\p{Nd}/u.test(password)],
    ['symbol', /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
  ]
  return checks.filter(([, holds]) => !holds).map(([error]) => error)
}
