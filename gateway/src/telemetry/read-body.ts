import { gunzipSync, inflateSync } from 'node:zlib'

const LARGEST = 8 * 1024 * 1024

/** The text of a body, decompressed if its first bytes show compression: the clients declare it in different ways. */
export function textOf(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b)
    return gunzipSync(body, { maxOutputLength: LARGEST }).toString()
  if (body[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(body[1] ?? 0)) {
    return inflateSync(body, { maxOutputLength: LARGEST }).toString()
  }
  const text = body.toString()
  if (!text.startsWith('data=')) return text
  // A beacon is a form with one field of JSON, plain or in base64.
  const data = new URLSearchParams(text).get('data') ?? ''
  return /^\s*[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString()
}

/** Parses lines of JSON, and skips invalid ones. */
export function jsonLines(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line) as unknown]
    } catch {
      return []
    }
  })
}
