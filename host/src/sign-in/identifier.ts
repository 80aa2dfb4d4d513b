import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import { isMobilePhone, normalisePhone, showPhone } from '@borong/api/rules/phone'

export interface Identifier {
  type: 'email' | 'phone'
  /** The value in the request: lower case, or with the prefix 62. */
  value: string
}

/** Parses the input as an email or a mobile number; undefined when it is neither. */
export function identifierOf(typed: string): Identifier | undefined {
  if (typed.includes('@'))
    return isEmail(typed) ? { type: 'email', value: normaliseEmail(typed) } : undefined
  const phone = normalisePhone(typed)
  return phone && isMobilePhone(phone) ? { type: 'phone', value: phone } : undefined
}

/** The identifier as its owner writes it. */
export const shownIdentifier = (value: string): string =>
  value.includes('@') ? value : showPhone(value)
