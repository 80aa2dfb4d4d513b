import { parseTable } from '@borong/api/rules/parse-table'
import { readTable } from './read-table.ts'
import { TableError } from './table-error.ts'

interface Row {
  line: number
  cells: readonly string[]
}

const WORKBOOK = 'PK'

/** The rows of a CSV file or of the first sheet of a workbook; undefined for another file. */
export async function rowsOfFile(bytes: Buffer): Promise<readonly Row[] | undefined> {
  try {
    if (bytes.subarray(0, 2).toString('latin1') === WORKBOOK) return (await readTable(bytes)).rows
    return parseTable(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof TableError || error instanceof TypeError) return undefined
    throw error
  }
}
