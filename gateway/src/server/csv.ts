import { Readable } from 'node:stream'

/** A cell of a file: a number to calculate with, or text. */
export type Cell = string | number | null

const BOM = '\uFEFF'
/**
 * A place where spreadsheets would read a formula. Those of Indonesia separate cells by semicolons, so that quotes
 * within a cell are none for them, and every separator in a text begins a new cell.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g

type Rows = readonly (readonly Cell[])[]

/** A CSV file with a header, which spreadsheets read as UTF-8. */
export const csvOf = (rows: Rows): string => BOM + linesOf(rows)

/**
 * A CSV file of any length. The next page is read when the client has taken the one before, and a first page that can't
 * be read is an error of the call.
 */
export const csvStream = (header: readonly Cell[], pages: AsyncIterable<Rows>): Readable =>
  Readable.from(textsOf(header, pages), { objectMode: false })

async function* textsOf(header: readonly Cell[], pages: AsyncIterable<Rows>) {
  let before = csvOf([header])
  for await (const page of pages) {
    yield before + linesOf(page)
    before = ''
  }
  if (before) yield before
}

/** Further lines of a CSV file. */
export const linesOf = (rows: Rows): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/**
 * Digits that are no amount, e.g. a phone number or a token. Spreadsheets would drop leading zeros and round long ones;
 * the apostrophe makes them text, and a bulk payment that reads the file again ignores it.
 */
export const asText = (digits: string | null): string | null =>
  digits === null ? null : `'${digits}`

function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = cell.replace(FORMULA, "$1'")
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
