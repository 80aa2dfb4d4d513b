import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBooks } from '../soak/books.ts'
import type { Visits } from '../soak/evidence.ts'
import { newJournal, type Journal } from '../soak/journal.ts'
import { judgeVisits } from '../soak/judge.ts'
import type { Verdict } from '../soak/verdict.ts'
import { eventually } from '../soak/measure.ts'
import { browse } from '../soak/visitors/browse.ts'
import { buy } from '../soak/visitors/buy.ts'
import { holdStream } from '../soak/visitors/hold-stream.ts'
import { findProducts } from '../soak/visitors/products.ts'
import { register } from '../soak/visitors/register.ts'
import { askRegistry } from './ask-registry.ts'
import { openBillTraffic } from './bills/bill-traffic.ts'
import type { BillEvidence } from './bills/evidence.ts'
import { judgeBills } from './bills/judge-bills.ts'
import { judgeCache, type CacheEvidence } from './cache/judge-cache.ts'
import { visitCache } from './cache/visit-cache.ts'
import { judgeFailover, type Failover } from './judge-failover.ts'
import { losePrimary } from './lose-primary.ts'
import { openMachines, type Machine, type Machines } from './open-machines.ts'
import { judgeRecovery } from './recovery.ts'
import type { ReleaseEvidence } from './releases/evidence.ts'
import { judgeReleases } from './releases/judge-releases.ts'
import { killRegistries } from './releases/kill-registries.ts'

const BROWSERS = 4
const BUYERS = 6
/** The time between two restarts, and before the first. */
const PAUSE_MS = 2_000
/** How long a killed service stays away, and the time after a kill in which requests may fail. */
const AWAY_MS = 3_000
const WINDOW_MS = 5_000
const CALM_MS = 60_000

type Report = (text: string) => void

interface MachineVisits extends Visits {
  bills: BillEvidence
  releases: ReleaseEvidence
  failover: Failover | undefined
  cache: CacheEvidence | undefined
}

/** Opens two of each service, restarts each and kills some under traffic, and judges what visitors were told. */
export async function runMachines(program: string, report: Report): Promise<Verdict[]> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-machines-'))
  const machines = await openMachines(program, directory, report)
  try {
    const visits = await useMachines(machines, report)
    const verdicts = [
      ...judgeVisits(visits),
      ...judgeBills(visits.bills),
      judgeReleases(visits.releases),
      judgeRecovery(visits),
      // Not counted where Varnish or Patroni is missing.
      ...(visits.cache ? [judgeCache(visits.cache)] : []),
      ...(visits.failover ? [judgeFailover(visits.failover, visits.answers)] : []),
    ]
    const isKept = verdicts.every(({ broken }) => broken.length === 0)
    await machines.stop()
    // The logs explain a broken promise.
    if (isKept) await rm(directory, { recursive: true, force: true })
    else report(`The logs of the services are in ${directory}/logs.`)
    return verdicts
  } finally {
    await machines.stop()
  }
}

async function useMachines(machines: Machines, report: Report): Promise<MachineVisits> {
  const books = await openBooks(machines.database.url)
  const journal = newJournal()
  let isOpen = true
  const visited = { origin: machines.address, journal, isOpen: () => isOpen }
  report('Registering buyers …')
  const products = await findProducts(visited)
  const buyers = []
  for (let count = 0; count < BUYERS; count += 1) buyers.push(await register(visited))
  if (machines.cache) report('Guests come through a cache …')
  const cache = machines.cache && (await visitCache(machines.cache, machines, products))
  const piecesAtStart = await books.pieces()
  const bills = await openBillTraffic(machines.database.url, visited, buyers)

  const over = new AbortController()
  const held = buyers.map((buyer) => holdStream(visited, buyer, over.signal))
  const traffic = [
    ...buyers.map((buyer) => buy(visited, buyer, products)),
    bills.pay(),
    ...Array.from({ length: BROWSERS }, () => browse(visited, products)),
    askRegistry({ ...visited, origin: machines.registryAddress }, machines.adminToken),
  ]
  let releases: ReleaseEvidence
  let lost: Awaited<ReturnType<typeof losePrimary>> | undefined
  try {
    await restartEach(machines, journal, report)
    releases = await killRegistries(machines, journal, report)
    await kill(machines.gateways[1]!, journal, report)
    await kill(machines.edges[1]!, journal, report)
    const { cluster } = machines.database
    if (cluster) {
      await sleep(PAUSE_MS)
      lost = await losePrimary(cluster, journal, report)
    }
  } finally {
    isOpen = false
    over.abort()
  }
  await Promise.all([...traffic, ...held])
  report('Waiting until the shop is at rest …')
  await eventually(books.openCallbacks, (open) => open === 0, CALM_MS)
  return {
    ...journal,
    cache,
    failover: lost && { ...lost, whole: await lost.returned },
    ended: machines.ended,
    piecesAtStart,
    bills: await bills.end(),
    releases,
    books: await books.read(buyers.map(({ id }) => id)),
  }
}

/** Restarts every service, the next one when the one before is in use again. No request may fail meanwhile. */
async function restartEach(machines: Machines, journal: Journal, report: Report) {
  for (const { name, service, inUse } of [
    ...machines.edges,
    ...machines.gateways,
    ...machines.registries,
  ]) {
    await sleep(PAUSE_MS)
    report(`${name} restarts`)
    journal.disturbances[`${name} restarted`] = 0
    await service.stop()
    await service.start()
    await inUse()
    journal.disturbances[`${name} restarted`] = 1
  }
}

async function kill({ name, service, inUse }: Machine, journal: Journal, report: Report) {
  await sleep(PAUSE_MS)
  report(`${name} is killed`)
  const from = Date.now()
  journal.disturbances[`${name} killed`] = 0
  await service.kill()
  journal.windows.push({ name: `${name} killed`, from, until: Date.now() + WINDOW_MS })
  await sleep(AWAY_MS)
  await service.start()
  await inUse()
  await sleep(Math.max(0, from + WINDOW_MS - Date.now()))
  journal.disturbances[`${name} killed`] = 1
}
