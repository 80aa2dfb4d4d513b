import { createHash } from 'node:crypto'

/** Converts `sha384-…` of an integrity attribute to the hash in hex, the key under which files are stored. */
export const hexOf = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

export const sha384 = (content: Buffer) => createHash('sha384').update(content).digest('hex')

/** The hash of an address, in hex (96 letters) or base64url (64), as hex. */
export function hexFromPath(hash: string): string | undefined {
  if (/^[0-9a-f]{96}$/.test(hash)) return hash
  if (/^[\w-]{64}$/.test(hash)) return Buffer.from(hash, 'base64url').toString('hex')
  return undefined
}
