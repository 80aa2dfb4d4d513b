// Operators' numbers begin with 8 and have 9 to 12 digits after the prefix; area codes begin with 2 to 7 or 9.
const MOBILE = /^628\d{8,11}$/
const ANY = /^62(8\d{8,11}|[2-79]\d{7,10})$/

/**
 * A phone number as it is stored and sent, with the prefix 62 and digits only; null when it can't be an Indonesian
 * number.
 */
export function normalisePhone(typed: string): string | null {
  // Address books add invisible marks, and other forms of dashes and digits.
  const compact = typed.normalize('NFKC').replace(/[\s.()\p{Pd}\p{Cf}]/gu, '')
  const match = /^(?:\+62|0062|62|0)?0?([2-9]\d+)$/.exec(compact)
  const number = `62${match?.[1] ?? ''}`
  return ANY.test(number) ? number : null
}

/** Whether a stored number can receive an SMS or a WhatsApp message. */
export const isMobilePhone = (stored: string) => MOBILE.test(stored)

const local = (stored: string) => `0${stored.slice(2)}`

/** A stored number as people write it: 0812-3456-7890. */
export const showPhone = (stored: string) => inGroups(local(stored))

/** A stored number that only its owner recognises: 0812-****-7890. */
export function maskPhone(stored: string): string {
  const digits = local(stored)
  return inGroups(digits.slice(0, 4) + '*'.repeat(digits.length - 8) + digits.slice(-4))
}

function inGroups(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, -4), digits.slice(-4)].join('-')
}
