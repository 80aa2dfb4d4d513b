const SECRET = /pass(word)?|kata_?sandi|^pin$|otp|verification_number|^code$|^ota$/i
const TOKEN = /token|authorization|cookie|verifier|ticket|secret/i
const PERSONAL = /e?mail|phone|username|identity|recipient|owner|customer|^number$|^to$/i

/** The loggable form of a value: nothing of a secret, the ends of a token or of personal data. */
export function masked(key: string, value: string): string {
  if (SECRET.test(key)) return '***'
  if (TOKEN.test(key) || PERSONAL.test(key)) return ends(value)
  return maskedText(value)
}

const ends = (value: string) =>
  value.length < 8 ? '***' : `${value.slice(0, 2)}***${value.slice(-2)}`

/** Free text with its mail addresses, phone numbers and bearer tokens masked. */
export function maskedText(text: string): string {
  return (
    text
      .replace(/\b(Bearer|Basic)\s+\S+/gi, '$1 ***')
      // API keys.
      .replace(/bk_[\w-]{20,}/g, 'bk_***')
      .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, ends)
      .replace(/(?<![\w-])(\+?62|0)8\d{7,12}(?![\w-])/g, ends)
      // Electricity tokens, also in groups of four, and the numbers of meters, cards and accounts.
      .replace(/(?<![\w-])(?:\d{4}[ -]){4}\d{4}(?![\w-])|(?<![\w-])\d{11,20}(?![\w-])/g, ends)
  )
}

/** A request's URL with the values of its query masked. */
export function maskedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const address = maskedText(path)
  if (!query) return address
  const parts = [...new URLSearchParams(query)].map(
    ([key, value]) => `${key}=${masked(key, value)}`,
  )
  return `${address}?${parts.join('&')}`
}
