/** A tax number without the dots and dashes in which it is printed. */
export const taxDigits = (typed: string): string => typed.replace(/[.\-\s]/g, '')

/**
 * The fault of a typed NPWP or NIK. Both have 16 digits. An NPWP of 15 digits is `old`: its holder has to complete it,
 * because the missing digit differs between main offices, branches and persons.
 */
export function taxNumberFault(typed: string): 'old' | 'wrong' | undefined {
  const digits = taxDigits(typed)
  if (/^\d{16}$/.test(digits)) return undefined
  return /^\d{15}$/.test(digits) ? 'old' : 'wrong'
}

/**
 * Whether the check digit of an NPWP is wrong. A number of 16 digits that begins with 0 is an earlier NPWP of 15 digits, whose
 * ninth digit makes its first nine digits valid by Luhn's algorithm. A NIK, which has 16 digits too, has none. The tax office
 * publishes no rule; this one is of the libraries `stdnum.id.npwp` and `Business::ID::NPWP`. So a person judges a wrong digit.
 */
export function isCheckDigitWrong(typed: string): boolean {
  const digits = taxDigits(typed)
  if (!/^0\d{15}$/.test(digits)) return false
  const weighted = Array.from(digits.slice(1, 10), (digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return value > 9 ? value - 9 : value
  })
  const sum = weighted.reduce((total, value) => total + value, 0)
  return sum % 10 !== 0
}

/** Whether a NITKU, the number of a place of business, is possible: the 16 digits of its NPWP and six more. */
export function isPlaceNumber(typed: string, taxNumber: string): boolean {
  const digits = taxDigits(typed)
  return /^\d{22}$/.test(digits) && digits.startsWith(taxDigits(taxNumber))
}
