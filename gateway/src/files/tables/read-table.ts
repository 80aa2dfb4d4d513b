import { numberText } from './number-format.ts'
import { itemText, readWorkbook, type Workbook } from './read-workbook.ts'
import { LIMITS, TableError } from './table-error.ts'

export interface ReadTable {
  /** The rows with at least one filled cell. `line` is their number in the sheet. */
  rows: { line: number; cells: string[] }[]
  sheet: string
  sheets: number
}

const ARCHIVE = Buffer.from('PK\x03\x04')

/** The cells of a workbook's first visible sheet as texts. Throws `TableError` for every file that is no such workbook. */
export async function readTable(bytes: Buffer): Promise<ReadTable> {
  if (!bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE))
    throw new TableError('TABLE_TYPE', 'The file is no archive')
  try {
    const workbook = await readWorkbook(bytes)
    const rows = await readRows(workbook)
    return { rows, sheet: workbook.sheet.name.slice(0, LIMITS.cell), sheets: workbook.sheets }
  } catch (error) {
    if (error instanceof TableError) throw error
    // The errors of the archive's and the parser's libraries have no class of their own.
    throw new TableError('TABLE_DAMAGED', String(error))
  }
}

async function readRows({ archive, sheet, texts, formats, from1904 }: Workbook) {
  const rows: ReadTable['rows'] = []
  const item = itemText()
  let line = 0
  let column = -1
  let characters = 0
  let cells: string[] = []
  let cell: Readonly<Record<string, string>> = {}
  let value = ''
  let isValue = false
  const found = await archive.read(sheet.path, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1
        column = -1
        cells = []
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        cell = attributes
        value = ''
      } else if (name === 'v') isValue = true
      else item.open(name)
    },
    text(text) {
      if (isValue && value.length < LIMITS.cell) value += text.slice(0, LIMITS.cell)
      item.text(text)
    },
    close(name) {
      item.close(name)
      if (name === 'v') isValue = false
      if (name === 'c') {
        const text = unescaped(textOf(cell, value, item.take()))
        if (text === '') return
        if (column >= LIMITS.columns)
          throw new TableError('TABLE_TOO_LARGE', 'The sheet has too many columns')
        characters += text.length
        if (characters > LIMITS.characters)
          throw new TableError('TABLE_TOO_LARGE', 'The sheet has too much text')
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
      if (name === 'row' && cells.length > 0) {
        if (rows.length >= LIMITS.rows)
          throw new TableError('TABLE_TOO_LARGE', 'The sheet has too many rows')
        rows.push({ line, cells })
        cells = []
      }
    },
  })
  if (!found) throw new TableError('TABLE_DAMAGED', 'The archive lacks its sheet')
  return rows

  function textOf({ t, s }: typeof cell, raw: string, inline: string): string {
    if (t === 'inlineStr') return inline
    if (t === 's') return texts[Number(raw)] ?? ''
    if (t === 'b') return raw === '1' ? 'TRUE' : 'FALSE'
    if (t === 'd') return raw.slice(0, 'YYYY-MM-DD'.length)
    if (t === 'str' || t === 'e' || raw === '') return raw
    return numberText(raw, formats[Number(s ?? 0)] ?? { kind: 'number' }, from1904)
  }
}

/** The column of a cell such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  if (column === 0) throw new TableError('TABLE_DAMAGED', 'A cell has no column')
  return column - 1
}

// Spreadsheets write a control character as `_x000D_`.
const unescaped = (text: string) =>
  text
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll('\0', '')
    .trim()
    .slice(0, LIMITS.cell)
