/** A cell of a file: a number to calculate with, or text. */
export type Cell = string | number | null

const BOM = '\uFEFF'
/** Spreadsheets read a cell with such a beginning as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

/** A CSV file with a header, which spreadsheets read as UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/**
 * Digits that are no amount, e.g. a phone number or a token. Spreadsheets would drop leading zeros and round long ones;
 * the apostrophe makes them text, and a bulk payment that reads the file again ignores it.
 */
export const asText = (digits: string | null): string | null =>
  digits === null ? null : `'${digits}`

function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
