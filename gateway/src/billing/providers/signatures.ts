import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of requests to Digiflazz and IAK. */
export const md5 = (...parts: string[]): string =>
  createHash('md5').update(parts.join('')).digest('hex')

export const hmac = (algorithm: 'sha1' | 'sha256', secret: string, ...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHmac(algorithm, secret)).digest('hex')

/** Compares a received signature in a time that tells nothing about it. */
export function isSame(received: string | undefined, expected: string): boolean {
  const bytes = Buffer.from(received ?? '')
  const wanted = Buffer.from(expected)
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}
