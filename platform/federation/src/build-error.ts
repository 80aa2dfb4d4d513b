import { relative } from 'node:path'
import { root } from './units.ts'

/** One error in the sources of a unit. */
export interface SourceError {
  /** The absolute path of the source, if it is known. */
  file?: string
  /** The line, or the line and the column: `12:5`. */
  place?: string
  message: string
}

/** A build that its sources prevent. Its message names each error by file and line. */
export class BuildError extends Error {
  constructor(unit: string, errors: readonly SourceError[]) {
    super([`${unit} could not be built:`, ...errors.map(inWords)].join('\n'))
  }
}

function inWords({ file, place, message }: SourceError): string {
  const where = file && [relative(root, file), place].filter(Boolean).join(':')
  return `  ${[where, message].filter(Boolean).join('  ')}`
}
