import { randomBytes } from 'node:crypto'

let last = 0

/** A new id that sorts by creation time, without ties within one process. The database does not create ids. */
export function newId(): string {
  last = Math.max(last + 1, Date.now() * 1000)
  return last.toString(36).padStart(11, '0') + randomBytes(6).toString('hex')
}
