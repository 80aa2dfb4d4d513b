import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Attack } from '../evidence.ts'
import { fillCart } from './cart.ts'
import type { Product } from './products.ts'
import type { Buyer } from './register.ts'
import {
  exchange,
  newAddress,
  pick,
  type Visited,
  type Visitor,
  type VisitorRequest,
} from './send.ts'

/** Hostile clients send for this time, and then leave the shop to its visitors for as long. */
const ATTACK_MS = 20_000
/** After each request, because the visitors share the processors with these clients: one sends at most 1,000 in a window. */
const PAUSE_MS = 20

/** A few kilobytes that unpack to more than a megabyte. */
const EVENTS = gzipSync(
  JSON.stringify({ batch: Array.from({ length: 100_000 }, () => ({ event: 'e' })) }),
)
const CARTS = `{ ${Array.from({ length: 110 }, (_, at) => `a${at}: V1GetCart { code }`).join(' ')} }`

interface Kind {
  mustBeRefused: boolean
  isSignedIn?: boolean
  request(count: number, products: readonly Product[]): Omit<VisitorRequest, 'name'>
}

/** Small fast requests, each of which would cost an unprotected service much. Slow ones are those of `stall`. */
const kinds: Readonly<Record<string, Kind>> = {
  telemetry: {
    mustBeRefused: true,
    request: () => ({
      path: '/gateway/telemetry/posthog/batch/',
      body: EVENTS,
      headers: { 'content-type': 'text/plain' },
    }),
  },
  'aliases of a cart': {
    mustBeRefused: true,
    isSignedIn: true,
    request: () => ({
      path: '/gateway/cart/graphql',
      body: { query: CARTS },
      // With this type a refusal has a status of its own.
      headers: { accept: 'application/graphql-response+json' },
    }),
  },
  'odd Accept headers': {
    mustBeRefused: false,
    request: (count, products) => ({
      path: `/gateway/img/p/${pick(products).id}?w=240`,
      headers: { accept: `image/webp;x=${count}` },
    }),
  },
  'keys of caches': {
    mustBeRefused: false,
    request: (count) => ({ path: `/?x=${count}`, headers: { accept: 'text/html' } }),
  },
}

type Windows = readonly { from: number; until: number }[]

/** The times between both in which hostile clients send: every other one, and not the first. */
export const attackWindows = (started: number, end: number): Windows =>
  Array.from({ length: Math.floor((end - started) / ATTACK_MS / 2) }, (_, at) => {
    const from = started + (2 * at + 1) * ATTACK_MS
    return { from, until: from + ATTACK_MS }
  })

/** One hostile client of each kind sends within the windows, from an address of its own. */
export async function attack(
  shop: Visited,
  buyer: Buyer,
  products: readonly Product[],
  windows: Windows,
): Promise<void> {
  await fillCart(shop, buyer, pick(products))
  await Promise.all(
    Object.entries(kinds).map(async ([name, { mustBeRefused, isSignedIn, request }]) => {
      const client: Visitor = isSignedIn ? buyer : { address: newAddress() }
      const seen: Attack = { answered: 0, refused: 0, failed: 0, mustBeRefused }
      shop.journal.attacks[name] = seen
      for (let count = 0; shop.isOpen();) {
        if (isWithin(windows)) {
          count += 1
          const outgoing = { name, ...request(count, products) }
          seen[outcomeOf((await exchange(shop.origin, client, outgoing)).status)] += 1
        }
        await sleep(PAUSE_MS)
      }
    }),
  )
}

const isWithin = (windows: Windows) =>
  windows.some(({ from, until }) => Date.now() >= from && Date.now() < until)

function outcomeOf(status: number): 'answered' | 'refused' | 'failed' {
  if (status === 0 || status >= 500) return 'failed'
  return status < 400 ? 'answered' : 'refused'
}
