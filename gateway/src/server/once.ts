import { createHash } from 'node:crypto'
import { Refused } from './refused.ts'

/** Identifies the content of a request with a key. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Returns what a key has made before. Throws `Refused` with this name for a key that is sent again with other content. */
export function madeOnce<Row extends { body_hash: string }>(
  earlier: Row,
  body_hash: string,
  reused: string,
): Row {
  if (earlier.body_hash !== body_hash) throw new Refused(reused)
  return earlier
}
