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

/** Whether a NITKU, the number of a place of business, is possible: the 16 digits of its NPWP and six more. */
export function isPlaceNumber(typed: string, taxNumber: string): boolean {
  const digits = taxDigits(typed)
  return /^\d{22}$/.test(digits) && digits.startsWith(taxDigits(taxNumber))
}
