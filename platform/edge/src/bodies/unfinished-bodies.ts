/** A request body that is still being received. */
export interface UnfinishedBody {
  /** Counts bytes that are held in memory for it. */
  grow(bytes: number): void
  /** The body is complete, refused, or abandoned by its client. */
  remove(): void
}

/** Limits the number of unfinished bodies and their memory. */
export interface UnfinishedBodies {
  /** `evict` is called when the body has to make room for later ones. */
  add(network: string, evict: () => void): UnfinishedBody
}

interface Held {
  bytes: number
  evict(): void
}

const DEFAULT_LIMITS = {
  perNetwork: { bodies: 64, bytes: 64 * 1024 * 1024 },
  total: { bodies: 4096, bytes: 256 * 1024 * 1024 },
}

/**
 * The oldest body of a network is evicted first: an honest one is complete within seconds, one that is held open on
 * purpose is not. Refusing new bodies instead would let a single client block all others that share its address.
 */
export function unfinishedBodies(limits = DEFAULT_LIMITS): UnfinishedBodies {
  const byNetwork = new Map<string, Set<Held>>()
  const total = { bodies: 0, bytes: 0 }

  const bytesOf = (bodies: Set<Held>) => [...bodies].reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = (sizeOf: (bodies: Set<Held>) => number) =>
    [...byNetwork.values()].reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
  const evictOldest = (bodies: Set<Held>) => bodies.values().next().value?.evict()

  return {
    add(network, evict) {
      const bodies = byNetwork.get(network) ?? new Set()
      byNetwork.set(network, bodies)
      const held: Held = { bytes: 0, evict }
      bodies.add(held)
      total.bodies += 1
      if (bodies.size > limits.perNetwork.bodies) evictOldest(bodies)
      else if (total.bodies > limits.total.bodies) evictOldest(largest(({ size }) => size))
      return {
        grow(bytes) {
          held.bytes += bytes
          total.bytes += bytes
          if (bytesOf(bodies) > limits.perNetwork.bytes) evictOldest(bodies)
          else if (total.bytes > limits.total.bytes) evictOldest(largest(bytesOf))
        },
        remove() {
          if (!bodies.delete(held)) return
          total.bodies -= 1
          total.bytes -= held.bytes
          if (bodies.size === 0) byNetwork.delete(network)
        },
      }
    },
  }
}
