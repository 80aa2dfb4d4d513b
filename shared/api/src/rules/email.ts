const LONGEST = 254
const PATTERN = /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** The one form in which an email address is kept and compared: trimmed, lower case, without marks that nobody sees. */
export const normaliseEmail = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()

/** V-02: whether this is an address that mail can be sent to. */
export function isEmail(typed: string): boolean {
  const email = normaliseEmail(typed)
  return email.length <= LONGEST && email.indexOf('@') <= 64 && PATTERN.test(email)
}
