import type { FastifyReply } from 'fastify'

const WINDOW_MS = 60_000
const KEYS_LIMIT = 50_000

/**
 * Counts requests by key in windows of a minute. The count is local to this process: it protects the shop from floods.
 * Limits that must hold across gateways (codes, passwords) are counted in the database.
 */
export class RateLimit {
  #counts = new Map<string, number>()
  #windowEnds = 0
  readonly #perMinute: number

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Counts one request; returns false above the limit of this minute. */
  take(key: string, now: number): boolean {
    if (now >= this.#windowEnds || this.#counts.size >= KEYS_LIMIT) {
      this.#counts.clear()
      this.#windowEnds = now + WINDOW_MS
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= this.#perMinute
  }

  secondsLeft(now: number): number {
    return Math.max(1, Math.ceil((this.#windowEnds - now) / 1000))
  }
}

/** Sends a rate-limited caller the time to retry. */
export const sendRetryAfter = (reply: FastifyReply, limit: RateLimit, now: number) =>
  reply.header('retry-after', String(limit.secondsLeft(now)))
