const CODE = /^B[\s.-]*(\d{6,9})[\s.-]*(\d)$/i
const DASHES = /[‐-―−]/g

/** The code of a product that a buyer can read out and type, for example `B-001234-0`. Its last digit checks the others. */
export const productCode = (id: number | string): string => {
  const digits = String(id).padStart(6, '0')
  return `B-${digits}-${checkDigit(digits)}`
}

/** The product's id of a typed code; `mistyped` when its check digit is wrong, undefined when the text is no code. */
export function readProductCode(text: string): string | 'mistyped' | undefined {
  const [, digits, check] = CODE.exec(text.trim().replace(DASHES, '-')) ?? []
  if (digits === undefined || check === undefined) return undefined
  const id = Number(digits)
  return check === checkDigit(digits) && id > 0 ? String(id) : 'mistyped'
}

/** ISO 7064 MOD 11,10: it detects each wrong digit, and nearly all exchanged ones. */
function checkDigit(digits: string): string {
  let product = 10
  for (const digit of digits) product = (((product + Number(digit)) % 10 || 10) * 2) % 11
  return String((11 - product) % 10)
}
