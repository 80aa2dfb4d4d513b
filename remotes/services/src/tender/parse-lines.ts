import { parseRupiah } from '@borong/api/rules/typed-number'
import { parseTable } from '@borong/api/rules/parse-table'
import { emptyLine, LINE_LONGEST, type LineDraft, UNITS } from './tender-lines.ts'

const isNumber = (typed: string) => parseRupiah(typed) !== undefined
const isUnit = (typed: string) => UNITS.includes(typed.toLowerCase())

/** The lines of pasted text: cells of a spreadsheet (item, quantity, unit, price), or `40 sak beras`. */
export function parseLines(pasted: string): LineDraft[] {
  // Written lines have commas.
  return parseTable(pasted, ['\t', ';']).flatMap(({ cells }, index) => {
    if (cells.length === 1) return [fromWords(cells[0]!)]
    // A column of numbers before the names.
    if (isNumber(cells[0]!) && !isNumber(cells[1]!)) cells.shift()
    const [item = '', quantity = '', unit = '', price = ''] = cells
    // The head of a table.
    if (index === 0 && quantity !== '' && !isNumber(quantity)) return []
    return [lineWith({ item, quantity, unit, target_price: price })]
  })
}

function fromWords(row: string): LineDraft {
  const before = /^(\d[\d.,]*)\s+(\S+)\s+(.+)$/.exec(row)
  if (before && isUnit(before[2]!))
    return lineWith({ quantity: before[1]!, unit: before[2]!, item: before[3]! })
  const after = /^(.+?)\s+(\d[\d.,]*)\s+(\S+)$/.exec(row)
  if (after && isUnit(after[3]!))
    return lineWith({ item: after[1]!, quantity: after[2]!, unit: after[3]! })
  return lineWith({ item: row })
}

const lineWith = (part: Partial<LineDraft>): LineDraft => {
  const line = { ...emptyLine, ...part }
  return {
    ...line,
    item: line.item.slice(0, LINE_LONGEST.item),
    unit: line.unit.slice(0, LINE_LONGEST.unit),
  }
}
