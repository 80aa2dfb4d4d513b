/** A row as typed. `line` is its line in the text, from 1. */
export interface TypedRow {
  line: number
  number: string
  /** A product's code or name; empty when the row has none. */
  product: string
  months: number
}

export interface ReadRows {
  rows: TypedRow[]
  /** The rows after the first 500. */
  leftOut: number
}

const MOST_ROWS = 500
/** The longest cell that the gateway reads. */
const LONGEST = 60
// A spreadsheet's spelling of a long number: its comma separates no columns.
const DAMAGED = /^\s*\d+,\d+e\+?\d+\s*$/i

const HEADS: Readonly<Record<Exclude<keyof TypedRow, 'line'>, RegExp>> = {
  number: /nomor|number|^no\b|meter|pelanggan|\bid\b|\bhp\b|telepon|phone/i,
  product: /produk|product|kode|code|nominal|paket|wilayah|region/i,
  months: /bulan|month/i,
}
type Columns = Partial<Record<keyof typeof HEADS, number>>

/** Reads pasted text or a CSV file: a number in each line, then perhaps a product and months; with or without header. */
export function readRows(text: string, fallbackProduct = ''): ReadRows {
  const separator = [';', '\t'].find((sign) => text.includes(sign)) ?? ','
  const lines = splitLines(text.replace(/^\uFEFF/, '')).map(({ line, text: row }) => ({
    line,
    cells: DAMAGED.test(row) ? [row.trim()] : splitCells(row, separator),
  }))
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const columns = columnsOf(filled[0]?.cells ?? [])
  const body = columns ? filled.slice(1) : filled
  const { number, product, months } = columns ?? { number: 0, product: 1, months: 2 }
  const cell = (cells: readonly string[], at: number | undefined) =>
    (at === undefined ? '' : (cells[at] ?? '')).slice(0, LONGEST)
  return {
    rows: body.slice(0, MOST_ROWS).map(({ line, cells }) => ({
      line,
      number: cell(cells, number),
      product: cell(cells, product) || fallbackProduct,
      months: monthsOf(cell(cells, months)),
    })),
    leftOut: Math.max(0, body.length - MOST_ROWS),
  }
}

function monthsOf(text: string): number {
  const months = Number(text)
  return Number.isInteger(months) && months >= 1 && months <= 12 ? months : 1
}

/** The columns that a header names; undefined when the line is no header. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  // A header has no cell with a number in it.
  if (cells.some((cell) => /\d{4}/.test(cell))) return undefined
  const columns: Columns = {}
  for (const [name, pattern] of Object.entries(HEADS)) {
    const at = cells.findIndex((cell) => pattern.test(cell))
    if (at >= 0) columns[name as keyof Columns] = at
  }
  return columns.number === undefined ? undefined : columns
}

/** The lines of a text; a quoted cell may have line breaks. */
function splitLines(text: string): { line: number; text: string }[] {
  const rows: { line: number; text: string }[] = []
  let row = ''
  let start = 1
  for (const [index, part] of text.split(/\r\n|\r|\n/).entries()) {
    row = row === '' ? part : `${row}\n${part}`
    if ((row.match(/"/g)?.length ?? 0) % 2 === 1) continue
    rows.push({ line: start, text: row })
    row = ''
    start = index + 2
  }
  // A quote that is never closed is a sign like any other.
  if (row !== '') rows.push({ line: start, text: row })
  return rows
}

const splitCells = (row: string, separator: string): string[] =>
  row.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
