import { gunzipSync, inflateSync } from 'node:zlib'

const LARGEST = 8 * 1024 * 1024

/** The text of a body, unpacked when it is packed: the clients say so in different ways, its first bytes never lie. */
export function textOf(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b)
    return gunzipSync(body, { maxOutputLength: LARGEST }).toString()
  if (body[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(body[1] ?? 0)) {
    return inflateSync(body, { maxOutputLength: LARGEST }).toString()
  }
  const text = body.toString()
  if (!text.startsWith('data=')) return text
  // A beacon is a form whose one field is JSON or base64 of it.
  const data = new URLSearchParams(text).get('data') ?? ''
  return /^\s*[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString()
}

/** Reads lines of JSON, leaving out those that are not. */
export function jsonLines(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line) as unknown]
    } catch {
      return []
    }
  })
}
