/** A row of cells, and its line from 1. */
interface LineOfCells {
  line: number
  cells: readonly string[]
}

/** The most empty lines between two rows. */
const MOST_EMPTY = 100

/** The text of a table that `parseTable` reads as the same lines and cells. */
export function tableText(rows: readonly LineOfCells[]): string {
  let last = 0
  return rows
    .map(({ line, cells }) => {
      const breaks = Math.min(Math.max(line - last, 1), MOST_EMPTY)
      const before = '\n'.repeat(last === 0 ? breaks - 1 : breaks)
      last = line
      return before + cells.map(quoted).join('\t')
    })
    .join('')
}

const quoted = (cell: string) =>
  /["\t;,\r\n]/.test(cell) ? `"${cell.replace(/\r\n?|\n/g, ' ').replaceAll('"', '""')}"` : cell
