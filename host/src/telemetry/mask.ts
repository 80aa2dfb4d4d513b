const HIDDEN = '***'
const DEEPEST = 12

/** Words in the names of secret values, which are masked completely. */
const SECRET = new Set(['password', 'passwd', 'otp', 'pin', 'verification'])
/** Words in the names of personal values. Two characters remain to distinguish two values. */
const PERSONAL = new Set(
  'token tokens authorization ticket cookie credential secret email phone handphone whatsapp username identity'.split(
    ' ',
  ),
)

const NAMES =
  'password|passwd|otp|pin|verification_number|(?:\\w+_)?token|authorization|(?:\\w+_)?ticket|email|phone|handphone|username|new_identity'
/** `name=value`, `name: value` and `"name":"value"`, also in JSON inside a string. */
const NAMED = new RegExp(
  `\\b(${NAMES})(\\\\*["']?(?:=|%3D|\\s*:)\\s*\\\\*["']?)(?!Bearer|Basic)([^\\s"'\\\\&,;}<]+)`,
  'gi',
)
const SPOKEN_OTP = /\b(otp\b\D{0,12})\d{4,8}\b/gi
const CREDENTIAL = /\b(Bearer|Basic)(\s+|%20)[\w.~+/=-]+/gi
// Without a limit (64 characters by RFC 5321) a long text would be searched to its end from each character.
const EMAIL = /[\w.+-]{1,64}(?:@|%40)(?:[\w-]+\.)+[a-z]{2,}/gi
// Older Safari has no lookbehind, so the prefix is captured and inserted again.
const PHONE = /(^|[^0-9a-z]|%2B)((?:\+?62|0)[\s-]?8\d(?:[\s-]?\d){6,10})(?![0-9a-z])/gi
const LONG_WORD = /[\w-]{40,}/g

/** Masks a value except its first two characters. An already masked value stays as it is. */
const partly = (text: string) =>
  text.endsWith(HIDDEN) ? text : text.length > 8 ? text.slice(0, 2) + HIDDEN : HIDDEN

/** Masks tokens, emails, phone numbers, passwords and one-time codes in a text. */
export function maskText(text: string): string {
  return text
    .replace(CREDENTIAL, (_, kind: string) => `${kind} ${HIDDEN}`)
    .replace(
      NAMED,
      (_, name: string, between: string, value: string) =>
        name + between + (isSecret(name) ? HIDDEN : partly(value)),
    )
    .replace(SPOKEN_OTP, (_, before: string) => before + HIDDEN)
    .replace(EMAIL, partly)
    .replace(PHONE, (_, before: string, phone: string) => before + partly(phone))
    .replace(LONG_WORD, (word) => (isRandom(word) ? partly(word) : word))
}

/** A copy without data that must not leave the browser, detected by name or by form. */
export function mask<T>(value: T): T {
  return masked(value, 0) as T
}

function masked(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value)
  if (depth > DEEPEST) return HIDDEN
  if (Array.isArray(value)) return value.map((entry) => masked(entry, depth + 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, ofName(name, entry, depth)]),
  )
}

function ofName(name: string, value: unknown, depth: number): unknown {
  const isHidden = isSecret(name)
  if (isHidden || isPersonal(name)) {
    if (typeof value === 'string') return isHidden ? HIDDEN : partly(value)
    if (typeof value === 'number' || typeof value === 'object')
      return value === null ? null : HIDDEN
  }
  return masked(value, depth + 1)
}

// `accessToken`, `access_token` and `X-Access-Token` contain the same words.
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
const isSecret = (name: string) => wordsOf(name).some((word) => SECRET.has(word))
const isPersonal = (name: string) => wordsOf(name).some((word) => PERSONAL.has(word))
const isRandom = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
