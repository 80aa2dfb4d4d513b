const LONGEST = 254
const PATTERN = /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** The form in which an email address is stored and compared: trimmed, lower case, without invisible characters. */
export const normaliseEmail = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()

/** V-02: whether this is a valid email address. */
export function isEmail(typed: string): boolean {
  const email = normaliseEmail(typed)
  return email.length <= LONGEST && email.indexOf('@') <= 64 && PATTERN.test(email)
}
