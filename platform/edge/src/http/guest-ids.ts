import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Guest ids that any edge with the same key recognises as issued with a document. */
export interface GuestIds {
  issue(): string
  /** An id of a visitor of a CDN, whose slice decides on his side of a rollout. */
  issueInSlice(): string
  /** Whether an edge issued this id within the last days. */
  isIssued(id: string): boolean
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DAY_MS = 24 * 60 * 60 * 1000
/** The cookie is valid for three days; a page may stay open for longer. */
const LONGEST_DAYS = 7
const DAYS = 0x7fff
const IN_SLICE = 0x8000

/**
 * An id is a UUID of version 8: a bit for visitors of a CDN, the day of issue (15 bits), 6 random bytes, and a MAC of
 * those (8 bytes). Ids cannot be forged without the key. So a client has at most one id per document that it received as a new visitor, and cannot
 * choose its side of a rollout.
 */
export function guestIds(key: string, now: () => number = Date.now): GuestIds {
  const today = () => Math.floor(now() / DAY_MS)
  const sealed = (seed: Buffer) => {
    const mac = createHmac('sha256', key).update('guest id\n').update(seed).digest().subarray(0, 8)
    mac[0] = (mac[0]! & 0x3f) | 0x80
    return Buffer.concat([seed, mac])
  }

  const issue = (first: number) => {
    const seed = randomBytes(8)
    seed.writeUInt16BE((today() & DAYS) | first)
    seed[6] = (seed[6]! & 0x0f) | 0x80
    return sealed(seed)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  return {
    issue: () => issue(0),
    issueInSlice: () => issue(IN_SLICE),
    isIssued(id) {
      if (!UUID.test(id)) return false
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      const seed = bytes.subarray(0, 8)
      const days = (today() - seed.readUInt16BE()) & DAYS
      return days <= LONGEST_DAYS && timingSafeEqual(bytes, sealed(seed))
    },
  }
}
