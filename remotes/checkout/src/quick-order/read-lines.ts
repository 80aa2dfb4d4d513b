import { parseTable } from '@borong/api/rules/parse-table'

export interface TypedLine {
  code: string
  quantity: string
}

export interface ReadLines {
  lines: TypedLine[]
  /** The lines after the first 1,000. */
  leftOut: number
}

/** The most lines of one order. */
export const MOST_LINES = 1000
/** The longest cells that the gateway reads. */
const LONGEST_CODE = 100
const LONGEST_QUANTITY = 30
const CODE_HEAD = /kode|code|sku/i
const QUANTITY_HEAD = /jumlah|qty|quantity|kuantitas/i

/** Reads pasted text or a CSV file: a code and a quantity in each line, separated by `;`, a tab or a comma. */
export function readLines(text: string): ReadLines {
  // Files of lists begin text that looks like a formula with an apostrophe.
  const cells = parseTable(text).map((row) =>
    row.cells.map((cell) => cell.replace(/^'/, '').trim()),
  )
  const head = headOf(cells[0] ?? [])
  const body = head ? cells.slice(1) : cells
  const { code, quantity } = head ?? { code: 0, quantity: 1 }
  return {
    lines: body.slice(0, MOST_LINES).map((row) => ({
      code: (row[code] ?? '').slice(0, LONGEST_CODE),
      quantity: (row[quantity] ?? '').slice(0, LONGEST_QUANTITY),
    })),
    leftOut: Math.max(0, body.length - MOST_LINES),
  }
}

/** The columns that a header names; undefined when the line is no header. */
function headOf(cells: readonly string[]): { code: number; quantity: number } | undefined {
  const code = cells.findIndex((cell) => CODE_HEAD.test(cell))
  const quantity = cells.findIndex((cell) => QUANTITY_HEAD.test(cell))
  return code >= 0 && quantity >= 0 ? { code, quantity } : undefined
}
