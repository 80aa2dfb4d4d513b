import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fitsTogether, type Catalogue } from './catalogue.ts'
import type { ReleaseSet, Versions } from './release-set.ts'
import type { Resolver } from './resolver.ts'
import type { SetBook } from './set-book.ts'

/** The overrides of an address: versions of units, a whole set, or a development server. */
interface Wish {
  set: string | undefined
  versions: Versions
  development: Readonly<Record<string, string>>
}

/** The set that an address chose, or the reason for its refusal. */
export type Chosen =
  | {
      set: ReleaseSet
      units: readonly string[]
      query: string
      development: Readonly<Record<string, string>>
    }
  | { refused: string }

const LIVE_CHANNEL = 'production'

/** The key that signs links to versions: the configured one, else the one on disk, created at the first start. */
export async function openOverrideKey(
  path: string,
  configured: string | undefined,
): Promise<string> {
  if (configured) return configured
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept) return kept.trim()
  const key = randomBytes(32).toString('base64url')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, key, { mode: 0o600 })
  return key
}

/**
 * The query that opens a page of a production channel with other versions: `{ 'release.checkout': '1.2.0' }` or `{ set:
 * '<id>' }`, valid until the given time.
 */
export function signOverride(
  key: string,
  wish: Readonly<Record<string, string>>,
  until: Date,
): string {
  const query = new URLSearchParams({ ...wish, until: String(Math.floor(until.getTime() / 1000)) })
  query.sort()
  query.set('sig', signatureOf(key, query))
  return query.toString()
}

const signatureOf = (key: string, query: URLSearchParams) =>
  createHmac('sha256', key).update(query.toString()).digest('base64url')

const isOverride = (name: string) =>
  name === 'set' || name.startsWith('release.') || name.startsWith('dev.')

/** Whether an address chooses versions at all; nearly none does. */
export const mayOverride = (search: string) => /[?&](set=|release\.|dev\.)/.test(search)

/** Returns the set that an address has chosen. */
export function chooseSet(options: {
  search: URLSearchParams
  /** The visitor's set without the override. */
  usual: Versions
  catalogue: Catalogue
  resolver: Resolver
  book: SetBook
  key: string
  now: Date
}): Chosen {
  const { search, usual, catalogue, resolver, book } = options
  const wish = read(search)
  const isLive = catalogue.channel === LIVE_CHANNEL
  const developed = Object.keys(wish.development)
  if (isLive && developed.length > 0)
    return { refused: 'A development override is not accepted on this channel' }
  if (isLive && !isSigned(search, options.key, options.now))
    return { refused: 'The link is not signed, or no longer valid' }

  const foreign = developed.find((unit) => !isLoopback(wish.development[unit] ?? ''))
  if (foreign) return { refused: `dev.${foreign} must be the address of a server on this machine` }
  const replayed = wish.set === undefined ? usual : book.find(wish.set)
  if (!replayed) return { refused: `The release set ${wish.set} is not known here` }
  const set = resolver.forVersions({ ...replayed, ...wish.versions })
  if (!set)
    return {
      refused: `Not every version is here: ${describe({ ...replayed, ...wish.versions }, catalogue)}`,
    }

  if (!fitsTogether(set.units))
    return { refused: `These versions need different contracts: ${contracts(set)}` }

  const changed = set.units
    .filter(({ release }) => usual[release.unit] !== release.version)
    .map(({ release }) => release.unit)
  const units = [...new Set([...changed, ...Object.keys(wish.versions), ...developed])]
  return { set, units, query: overrideQuery(search), development: wish.development }
}

function read(search: URLSearchParams): Wish {
  const named = (prefix: string) =>
    Object.fromEntries(
      [...search]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    )
  return {
    set: search.get('set') ?? undefined,
    versions: named('release.'),
    development: named('dev.'),
  }
}

function isSigned(search: URLSearchParams, key: string, now: Date): boolean {
  const signed = overrideParameters(search)
  const given = Buffer.from(search.get('sig') ?? '')
  const right = Buffer.from(signatureOf(key, signed))
  const inTime = Number(signed.get('until')) * 1000 > now.getTime()
  return inTime && given.length === right.length && timingSafeEqual(given, right)
}

function overrideParameters(search: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams(
    [...search].filter(([name]) => isOverride(name) || name === 'until'),
  )
  chosen.sort()
  return chosen
}

function overrideQuery(search: URLSearchParams): string {
  const chosen = overrideParameters(search)
  const signature = search.get('sig')
  if (signature) chosen.set('sig', signature)
  return chosen.toString()
}

// Only the developer's own machine: with any other address, the author of a link could replace the shop's code.
function isLoopback(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  )
}

const contracts = ({ units }: ReleaseSet) =>
  units
    .map(({ release: { unit, version, contract } }) => `${unit} ${version} (${contract})`)
    .join(', ')

function describe(versions: Versions, catalogue: Catalogue): string {
  const absent = Object.entries(versions).filter(
    ([unit, version]) => !catalogue.find(unit, version),
  )
  return absent.map(([unit, version]) => `${unit} ${version}`).join(', ')
}
