import { networkOf } from '@borong/registry/network-of'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import type { VisitorAddress } from './visitor-address.ts'

/** Counts a request of a network; false when the network has had its number. */
export type NetworkLimit = (request: IncomingMessage) => boolean

const MOST_NETWORKS = 20_000
const MINUTE_MS = 60_000

/** Lets each network do something so many times, and again as often within each minute, evenly. */
export function networkLimit(
  addressOf: VisitorAddress,
  perMinute: number,
  now: () => number = Date.now,
): NetworkLimit {
  const networks = new LRUCache<string, { left: number; at: number }>({ max: MOST_NETWORKS })
  return (request) => {
    const network = networkOf(addressOf(request))
    const at = now()
    const known = networks.get(network) ?? { left: perMinute, at }
    const regained = ((at - known.at) / MINUTE_MS) * perMinute
    const left = Math.min(perMinute, known.left + regained)
    networks.set(network, { left: left < 1 ? left : left - 1, at })
    return left >= 1
  }
}
