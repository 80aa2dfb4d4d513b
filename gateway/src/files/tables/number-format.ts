/** How a cell shows its number. `digits` is a fixed number of digits, as codes with leading zeros have. */
export type NumberFormat =
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'digits'; digits: number }
  | { kind: 'number' }

// The formats that a file uses without describing them (ECMA-376 part 1, 18.8.30).
const DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
const TIMES = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56])

/** The format of an id that a file may describe by a code. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (DATES.has(id)) return { kind: 'date' }
    return { kind: TIMES.has(id) ? 'time' : 'number' }
  }
  // The first section is for positive numbers. Quoted text, escaped signs, colours and locales are no part of a date.
  const plain = code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
    .split(';')[0]!
    .toLowerCase()
  if (/^0{2,30}$/.test(plain)) return { kind: 'digits', digits: plain.length }
  if (/[dy]/.test(plain)) return { kind: 'date' }
  if (/[hs]/.test(plain)) return { kind: 'time' }
  // Months alone: `mmm`.
  return { kind: /m/.test(plain) ? 'date' : 'number' }
}

const DAY_MS = 24 * 60 * 60 * 1000
const DAY_MINUTES = 24 * 60
const LAST_DAY = 2_958_465

/** The text of a cell's number: a day as YYYY-MM-DD, a time as HH:MM, a number in plain digits. */
export function numberText(value: string, format: NumberFormat, from1904: boolean): string {
  const plain = plainDigits(value)
  if (plain === undefined) return value
  const serial = Number(plain)
  if (format.kind === 'date' && serial >= 1 && serial < LAST_DAY + 1)
    return dayOf(Math.floor(serial), from1904)
  if (format.kind === 'time' && serial >= 0) return timeOf(serial)
  if (format.kind === 'digits' && /^\d+$/.test(plain)) return plain.padStart(format.digits, '0')
  return plain
}

function dayOf(serial: number, from1904: boolean): string {
  // Spreadsheets count a 29 February 1900, which was no day.
  const day = serial < 60 && !from1904 ? serial + 1 : serial
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return new Date(first + day * DAY_MS).toISOString().slice(0, 10)
}

function timeOf(serial: number): string {
  const minutes = Math.round((serial % 1) * DAY_MINUTES) % DAY_MINUTES
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A number without exponent. An integer keeps all its digits; a fraction has the 15 that spreadsheets show. */
function plainDigits(value: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i.exec(value.trim()) ?? []
  if (whole === '' && fraction === '') return undefined
  const exact = shifted(whole, fraction, Number(exponent))
  const digits = exact.includes('.') ? rounded(Number(exact)) : exact
  return `${sign === '-' && /[1-9]/.test(digits) ? '-' : ''}${digits}`
}

/** The decimal number of digits whose point is moved. */
function shifted(whole: string, fraction: string, exponent: number): string {
  const digits = whole + fraction
  const point = whole.length + exponent
  const before = digits.slice(0, Math.max(0, point)).padEnd(Math.max(0, point), '0')
  const after = digits.slice(Math.max(0, point)).padStart(digits.length - point, '0')
  const [left, right] = [before.replace(/^0+(?=\d)/, ''), after.replace(/0+$/, '')]
  return `${left || '0'}${right && point < digits.length ? `.${right}` : ''}`
}

function rounded(number: number): string {
  const [digits = '', exponent = '0'] = number.toExponential(14).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  return shifted(whole, fraction, Number(exponent))
}
