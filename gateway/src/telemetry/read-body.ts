import { promisify } from 'node:util'
import { gunzip, inflate } from 'node:zlib'

/**
 * The most bytes of a body, also when it is unpacked. The clients of the browser stay below: batches of events have
 * 48 kB, those of log lines 16 kB, or one line of at most 256 KiB.
 */
export const MOST_BYTES = 256 * 1024

// They unpack outside of the thread that answers visitors.
const [unzip, unpack] = [promisify(gunzip), promisify(inflate)]
const LIMIT = { maxOutputLength: MOST_BYTES }

/** A body that its sender has packed or written wrongly, or that is too large. */
export class Unreadable extends Error {}

/** Runs a step of reading a body; its error is the sender's. */
export const readable = <T>(step: () => T | Promise<T>): Promise<T> =>
  Promise.resolve()
    .then(step)
    .catch((cause: unknown) => {
      throw new Unreadable('A body of telemetry is not readable', { cause })
    })

/** The text of a body, decompressed if its first bytes show compression: the clients declare it in different ways. */
export async function textOf(body: Buffer): Promise<string> {
  if (body[0] === 0x1f && body[1] === 0x8b) return (await unzip(body, LIMIT)).toString()
  if (body[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(body[1] ?? 0))
    return (await unpack(body, LIMIT)).toString()
  const text = body.toString()
  if (!text.startsWith('data=')) return text
  // A beacon is a form with one field of JSON, plain or in base64.
  const data = new URLSearchParams(text).get('data') ?? ''
  return /^\s*[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString()
}

/** Parses the first lines of JSON, and skips invalid ones. */
export function jsonLines(text: string, most: number): unknown[] {
  return text.split('\n', most).flatMap((line) => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line) as unknown]
    } catch {
      return []
    }
  })
}
