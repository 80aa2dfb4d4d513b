import { randomBytes } from 'node:crypto'

let last = 0

/** A new id that sorts by creation time, without ties within one process. The database does not create ids. */
export function newId(): string {
  last = Math.max(last + 1, Date.now() * 1000)
  return timeOf(last) + randomBytes(6).toString('hex')
}

/** All ids that were created within these last milliseconds are at least this text. */
export const firstIdOfLast = (milliseconds: number): string =>
  timeOf((Date.now() - milliseconds) * 1000)

const timeOf = (microseconds: number) => microseconds.toString(36).padStart(11, '0')
