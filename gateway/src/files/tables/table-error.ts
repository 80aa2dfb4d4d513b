/** Why a file can't be read as a table. */
export type TableRefusal = 'TABLE_TYPE' | 'TABLE_DAMAGED' | 'TABLE_TOO_LARGE'

export class TableError extends Error {
  readonly refusal: TableRefusal

  constructor(refusal: TableRefusal, reason: string) {
    super(reason)
    this.refusal = refusal
  }
}

/** The limits of a table. A file above one of them is refused before it costs more. */
export const LIMITS = {
  fileBytes: 2 * 1024 * 1024,
  unpackedBytes: 40 * 1024 * 1024,
  /** The files in the archive. */
  entries: 2000,
  /** Filled rows. */
  rows: 5000,
  columns: 200,
  /** The texts that cells share. */
  texts: 500_000,
  /** Characters of a cell; the rest is cut. */
  cell: 1000,
  /** Characters of all cells. A short text that many cells share can make a long answer. */
  characters: 4_000_000,
  /** Elements within each other. */
  depth: 64,
} as const
