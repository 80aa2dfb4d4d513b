import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBooks } from './books.ts'
import { disturb } from './disturb.ts'
import type { Evidence } from './evidence.ts'
import { newJournal } from './journal.ts'
import { judge } from './judge.ts'
import { connectionsAtRest, eventually, sampleMemory } from './measure.ts'
import { openSoakShop, type SoakShop } from './open-soak-shop.ts'
import { attack, attackWindows } from './visitors/attack.ts'
import type { Verdict } from './verdict.ts'
import { browse } from './visitors/browse.ts'
import { buy } from './visitors/buy.ts'
import { holdStream } from './visitors/hold-stream.ts'
import { findProducts } from './visitors/products.ts'
import { register } from './visitors/register.ts'
import { stall } from './visitors/stall.ts'

const BROWSERS = 6
const BUYERS = 12
const STALLED = 6
/** Caches fill during the warm-up, a part of the time; the memory of the rest is compared. */
const WARM_UP = 0.25
const PAUSE_MS = 15_000
const SAMPLE_MS = 4_000
const CALM_MS = 60_000

/** Opens a shop, lets visitors use it for this time while its services fail in turns, and judges what is left. */
export async function runSoak(minutes: number, report: (text: string) => void): Promise<Verdict[]> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-soak-'))
  const shop = await openSoakShop(directory, report)
  try {
    const evidence = await useShop(shop, minutes * 60_000, report)
    const verdicts = judge(evidence)
    const isKept = verdicts.every(({ broken }) => broken.length === 0)
    await shop.stop()
    // The logs explain a broken promise.
    if (isKept) await rm(directory, { recursive: true, force: true })
    else report(`The logs of the services are in ${directory}/logs.`)
    return verdicts
  } finally {
    await shop.stop()
  }
}

async function useShop(
  shop: SoakShop,
  lengthMs: number,
  report: (text: string) => void,
): Promise<Evidence> {
  const books = await openBooks(shop.postgres.url)
  const journal = newJournal()
  let end = Infinity
  const visited = { origin: shop.address, journal, isOpen: () => Date.now() < end }
  report('Registering buyers …')
  const products = await findProducts(visited)
  const buyers = []
  for (let count = 0; count < BUYERS; count += 1) buyers.push(await register(visited))
  const hostile = await register(visited)
  const [atRest, piecesAtStart] = [await connectionsAtRest(books.connections), await books.pieces()]

  const started = Date.now()
  end = started + lengthMs
  const hostileTimes = attackWindows(started, end)
  const over = new AbortController()
  const { signal } = over
  const [edge, [gateway]] = [shop.edge, shop.gateways]
  const sampling = sampleMemory({ edge, gateway }, SAMPLE_MS, signal)
  const held = [
    ...buyers.map((buyer) => holdStream(visited, buyer, signal)),
    ...Array.from({ length: STALLED }, () => stall(visited, signal)),
  ]
  try {
    await Promise.all([
      disturb(shop, journal, { pauseMs: PAUSE_MS, end, report }),
      ...buyers.map((buyer) => buy(visited, buyer, products)),
      ...Array.from({ length: BROWSERS }, () => browse(visited, products)),
      attack(visited, hostile, products, hostileTimes),
    ])
  } finally {
    // Also after a failure, for example of a service that does not start again.
    end = 0
    over.abort()
  }
  const [samples] = await Promise.all([sampling, ...held])
  report('Waiting until the shop is at rest …')
  await eventually(books.openCallbacks, (open) => open === 0, CALM_MS)
  const isCalm = (connections: number) => connections <= atRest
  const atEnd = await eventually(books.connections, isCalm, CALM_MS)
  const warmedUp = started + lengthMs * WARM_UP
  return {
    ...journal,
    attackWindows: hostileTimes,
    ended: shop.ended,
    memory: Object.fromEntries(
      Object.entries(samples).map(([name, some]) => [
        name,
        some.filter(({ at }) => at >= warmedUp),
      ]),
    ),
    connections: { atRest, atEnd },
    piecesAtStart,
    books: await books.read(buyers.map(({ id }) => id)),
  }
}
