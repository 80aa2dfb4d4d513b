export interface TypedLine {
  code: string
  quantity: string
}

export interface ReadLines {
  lines: TypedLine[]
  /** The lines after the first 1,000. */
  leftOut: number
}

const MOST_LINES = 1000
/** The longest cells that the gateway reads. */
const LONGEST_CODE = 100
const LONGEST_QUANTITY = 30
const CODE_HEAD = /kode|code|sku/i
const QUANTITY_HEAD = /jumlah|qty|quantity|kuantitas/i

/** Reads pasted text or a CSV file: a code and a quantity in each line, separated by `;`, a tab or a comma. */
export function readLines(text: string): ReadLines {
  const rows = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
    .filter((row) => row.trim() !== '')
  const separator = [';', '\t', ','].find((sign) => rows[0]?.includes(sign)) ?? ';'
  const cells = rows.map((row) => cellsOf(row, separator))
  const head = headOf(cells[0] ?? [])
  const body = head ? cells.slice(1) : cells
  const { code, quantity } = head ?? { code: 0, quantity: 1 }
  const filled = body.filter((row) => row.some((cell) => cell !== ''))
  return {
    lines: filled.slice(0, MOST_LINES).map((row) => ({
      code: (row[code] ?? '').slice(0, LONGEST_CODE),
      quantity: (row[quantity] ?? '').slice(0, LONGEST_QUANTITY),
    })),
    leftOut: Math.max(0, filled.length - MOST_LINES),
  }
}

/** The columns that a header names; undefined when the line is no header. */
function headOf(cells: readonly string[]): { code: number; quantity: number } | undefined {
  const code = cells.findIndex((cell) => CODE_HEAD.test(cell))
  const quantity = cells.findIndex((cell) => QUANTITY_HEAD.test(cell))
  return code >= 0 && quantity >= 0 ? { code, quantity } : undefined
}

// Files of lists quote cells, and begin text that looks like a formula with an apostrophe.
const cellsOf = (row: string, separator: string): string[] =>
  row.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .replace(/^'/, '')
      .trim(),
  )
