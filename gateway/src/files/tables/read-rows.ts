import { fill } from '@borong/api/messages'
import * as v from 'valibot'
import type { Language } from '../../server/domain.ts'
import { ProblemError } from '../../server/problem.ts'
import { rowsMessages } from './messages.ts'
import { rowsOfFile } from './rows-of-file.ts'

const MOST_ROWS = 5_000
const MOST_FILE = 1_000_000

/** The fields of an act that sends a file of rows. */
export const sentFile = {
  /** In base64. */
  file: v.pipe(v.string(), v.base64(), v.maxLength(MOST_FILE)),
  /** Reports only. */
  check: v.optional(v.boolean(), false),
  /** Stores the right rows although others are wrong. */
  skip: v.optional(v.boolean(), false),
}

type Cells = readonly { line: number; cells: readonly string[] }[]

const problem = (
  name: 'HEADER_MISSING' | 'ROWS_MISSING' | 'TOO_MANY_ROWS' | 'FILE_INVALID',
  language: Language,
) => {
  const message = fill(rowsMessages[name][language], language, { most: MOST_ROWS })
  return new ProblemError(422, { name, message })
}

/** The rows of a sent file. `read` returns undefined when the first row names no columns. Throws a problem. */
export async function readRows<Row>(
  file: string,
  read: (table: Cells) => Row[] | undefined,
  language: Language,
): Promise<Row[]> {
  const table = await rowsOfFile(Buffer.from(file, 'base64'))
  if (!table) throw problem('FILE_INVALID', language)
  if (table.length > MOST_ROWS + 1) throw problem('TOO_MANY_ROWS', language)
  const rows = read(table)
  if (!rows) throw problem('HEADER_MISSING', language)
  if (rows.length === 0) throw problem('ROWS_MISSING', language)
  return rows
}
