import { VISITOR } from '@borong/registry/edge-paths'
import { promoteTogether } from '@borong/cli/releases/act'
import { makeClient } from '@borong/cli/releases/client'
import { LOCAL_CHANNEL } from '@borong/cli/releases/known'
import { publishUnit } from '@borong/cli/releases/publish-unit'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from '../../soak/visitors/send.ts'
import type { Product } from '../../soak/visitors/products.ts'
import type { Machines } from '../open-machines.ts'
import { nextRelease } from '../releases/next-release.ts'
import type { CacheEvidence } from './judge-cache.ts'

const VISITORS = 40
const AT_ONCE = 8
const REQUESTS = 10_000
const UNIT = 'billing'
const PAGES = ['/', '/search/beras', '/search/kopi', '/category', '/promo', '/brand']
const PRODUCTS = 6
const PATIENCE_MS = 15_000
const POLL_MS = 20

interface Guest {
  cookie: string
  secrets: readonly string[]
}

/** Guests open pages through the cache, then a squad releases a version, and the first page with it is awaited. */
export async function visitCache(
  { address }: { address: string },
  machines: Machines,
  products: readonly Product[],
): Promise<CacheEvidence> {
  const guests = await Promise.all(Array.from({ length: VISITORS }, () => greet(address)))
  const pages = [
    ...PAGES,
    ...products
      .slice(0, PRODUCTS)
      .map(({ vendor_alias: vendor, alias }) => `/v/${vendor}/product/${alias}`),
  ]
  const evidence: CacheEvidence = { documents: 0, hits: 0, leaks: [], failures: [], visibleMs: NaN }
  let left = REQUESTS
  const visit = async () => {
    while (left > 0) {
      left -= 1
      await open(address, pick(pages), pick(guests), evidence, guests)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return { ...evidence, visibleMs: await release(address, machines) }
}

/** A new visitor: the page asks for his cookies. Every fifth one reads English, and every other one has the web font. */
async function greet(address: string): Promise<Guest> {
  const answer = await fetch(new URL(VISITOR, address), {
    method: 'POST',
    headers: { referer: `${address}/` },
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]!)
  const seed = Math.random()
  return {
    cookie: [
      ...cookies,
      ...(seed < 0.2 ? ['lang=en'] : []),
      ...((seed * 10) % 2 < 1 ? ['face=1'] : []),
    ].join('; '),
    secrets: cookies
      .filter((pair) => !pair.startsWith('slice='))
      .map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1))),
  }
}

async function open(
  address: string,
  path: string,
  guest: Guest,
  evidence: CacheEvidence,
  guests: readonly Guest[],
): Promise<void> {
  const answer = await fetch(new URL(path, address), {
    headers: { cookie: guest.cookie, 'sec-fetch-dest': 'document', 'accept-encoding': 'br' },
  })
  const text = await answer.text()
  evidence.documents += 1
  if (answer.status !== 200) evidence.failures.push(`${path}: ${answer.status}`)
  if (answer.headers.get('x-cache') === 'hit') evidence.hits += 1
  if (answer.headers.has('set-cookie')) evidence.leaks.push(`${path} sets a cookie`)
  if (guests.some(({ secrets }) => secrets.some((secret) => text.includes(secret))))
    evidence.leaks.push(`${path} contains a guest's id or token`)
}

/** The milliseconds from the registry's answer to a promotion to the first page with the version. */
async function release(address: string, machines: Machines): Promise<number> {
  const client = makeClient(`${machines.registryAddress}/registry`, {
    authorization: `Bearer ${machines.adminToken}`,
  })
  const { directory, version } = await nextRelease(machines.directory, UNIT, 'cache')
  await publishUnit(client, directory, {})
  await promoteTogether(client, LOCAL_CHANNEL, { [UNIT]: version }, { now: true })
  const from = Date.now()
  while (Date.now() - from < PATIENCE_MS) {
    const text = await fetch(address, { headers: { 'accept-encoding': 'br' } }).then((answer) =>
      answer.text(),
    )
    if (text.includes(version)) return Date.now() - from
    await sleep(POLL_MS)
  }
  return Infinity
}
