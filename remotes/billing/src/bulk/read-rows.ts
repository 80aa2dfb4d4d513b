import { parseCount } from '@borong/api/rules/typed-number'
import { parseTable } from '@borong/api/rules/parse-table'
import { type TableColumns, tableColumns } from '@borong/api/rules/table-columns'

/** A row as typed. `line` is its line in the text, from 1. */
export interface TypedRow {
  line: number
  number: string
  /** A product's code or name; empty when the row has none. */
  product: string
  /** From 1 to 12, or 0 when the cell has no such number. */
  months: number
}

export interface ReadRows {
  rows: TypedRow[]
  /** The rows after the first 500. */
  leftOut: number
}

/** The months of a row that names no number from 1 to 12. */
export const NO_MONTHS = 0
const MOST_MONTHS = 12
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

/** The columns of a table without a header. */
const ORDER: TableColumns<keyof typeof HEADS> = { number: 0, product: 1, months: 2 }

/** Reads pasted text or a CSV file: a number in each line, then perhaps a product and months; with or without header. */
export function readRows(text: string, fallbackProduct = ''): ReadRows {
  const filled = parseTable(text).map(({ line, text: row, cells }) => ({
    line,
    cells: DAMAGED.test(row) ? [row.trim()] : cells,
  }))
  const columns = tableColumns(filled[0]?.cells, HEADS, 'number')
  const body = columns ? filled.slice(1) : filled
  const { number, product, months } = columns ?? ORDER
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

/** The months of a cell: 1 for an empty one, `NO_MONTHS` for a wrong one. */
export function monthsOf(text: string): number {
  const months = text === '' ? 1 : (parseCount(text) ?? NO_MONTHS)
  return months <= MOST_MONTHS ? months : NO_MONTHS
}
