/** V-01: how long a password is. */
export const PASSWORD_LENGTH = { least: 8, most: 50 } as const

/** What a password can lack. */
export type PasswordFault = 'length' | 'lower' | 'upper' | 'digit' | 'symbol'

/** V-01: what is missing from a password; nothing when it will do. Letters of every script count. */
export function passwordFaults(password: string): PasswordFault[] {
  const length = [...password].length
  const checks: [PasswordFault, boolean][] = [
    ['length', length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most],
    ['lower', /\p{Ll}/u.test(password)],
    ['upper', /\p{Lu}/u.test(password)],
    ['digit', /\p{Nd}/u.test(password)],
    ['symbol', /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
  ]
  return checks.filter(([, holds]) => !holds).map(([fault]) => fault)
}
