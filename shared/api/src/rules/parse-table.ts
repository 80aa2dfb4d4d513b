/** A row of a table with at least one filled cell. */
export interface TableRow {
  /** The line in the text on which the row begins, from 1. */
  line: number
  text: string
  cells: string[]
}

/**
 * The rows of pasted cells or of a CSV file. The first row that has one of the separators chooses it for the whole
 * table, outside quotes. A quoted cell may contain separators, line breaks and doubled quotes.
 */
export function parseTable(text: string, separators: readonly string[] = [';', '\t', ',']) {
  const table = text.replace(/^\uFEFF/, '').replaceAll('\0', '')
  const separator = separatorOf(table, separators)
  // Another quote, such as that of `5" pipa`, is a character like any other.
  const cell = new RegExp(
    ` *"((?:[^"]|"")*)" *(?=${separator}|[\\r\\n]|$)|[^\\r\\n${separator}]*`,
    'y',
  )
  const rows: TableRow[] = []
  let at = 0
  let line = 1
  let row = { line, start: 0, cells: [] as string[] }
  while (at <= table.length) {
    cell.lastIndex = at
    const [whole, quoted] = cell.exec(table)!
    row.cells.push((quoted?.replaceAll('""', '"') ?? whole).trim())
    line += whole.match(LINE_BREAK)?.length ?? 0
    at += whole.length
    if (table[at] === separator) {
      at += 1
      continue
    }
    if (row.cells.some((one) => one !== ''))
      rows.push({ line: row.line, text: table.slice(row.start, at), cells: row.cells })
    at += table.startsWith('\r\n', at) ? 2 : 1
    line += 1
    row = { line, start: at, cells: [] }
  }
  return rows
}

const LINE_BREAK = /\r\n|\r|\n/g

function separatorOf(text: string, separators: readonly string[]): string {
  for (const line of text.replace(/"(?:[^"]|"")*"/g, '').split(LINE_BREAK)) {
    const count = (sign: string) => line.split(sign).length
    const best = separators.reduce((one, other) => (count(other) > count(one) ? other : one))
    if (count(best) > 1) return best
  }
  return separators[0]!
}
