import type { RouteEntry } from '@borong/contract/remote'
import type {
  NotRendered,
  RenderCheckRequest,
  RenderCheckResult,
} from '@borong/registry/render-check'
import { verifyRecord } from '@borong/registry/signature'
import { spellings } from '@borong/registry/spellings'
import type { KeyObject } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { documentSearch } from '../documents/document-search.ts'
import type { MakeDocument } from '../documents/make-document.ts'
import type { Served } from '../documents/page-handler.ts'
import type { FailedRegion } from '../rendering/bundles.ts'
import { ownerOf } from '../rendering/owner-of.ts'
import type { ReleaseSet } from './release-set.ts'
import type { Versions } from './set-id.ts'

interface Options {
  channel: string
  served(): Served | undefined
  makeDocument: MakeDocument
  /** The registry's key. */
  key(): Promise<KeyObject>
}

/** Answers the registry's request to render releases before they go live. */
export type RenderCheckHandler = (
  response: ServerResponse,
  body: Buffer | undefined,
) => Promise<void>

const OLDEST_REQUEST_MS = 60_000
/** The files of a release that was just published may still be on their way. */
const ARRIVAL_MS = 30_000
const LOOK_MS = 100
/** The workers of a new set start with its first page. */
const MOST_TRIES = 10
const TRY_AGAIN_MS = 500
/**
 * The first page of a set loads its bundles, so a page that takes too long is tried again after it has ended. The pool
 * waits for six times the limit.
 */
const MOST_SLOW_TRIES = 14

export function renderCheckHandler({
  channel,
  served,
  makeDocument,
  key,
}: Options): RenderCheckHandler {
  return async (response, body) => {
    const request = read(body)
    if (typeof request?.signature !== 'string') return send(response, 401, { name: 'NOT_SIGNED' })
    const age = Math.abs(Date.now() - Date.parse(request.at))
    const isValid =
      request.channel === channel &&
      age < OLDEST_REQUEST_MS &&
      verifyRecord('render check', request, await key())
    if (!isValid) return send(response, 403, { name: 'NOT_SIGNED' })
    const set = await setWith(served, request.versions)
    if (!set) return send(response, 503, { name: 'NOT_SERVED' })
    send(response, 200, await check(set, Object.keys(request.versions), makeDocument))
  }
}

const read = (body: Buffer | undefined) => {
  try {
    return JSON.parse(String(body)) as (RenderCheckRequest & { signature?: unknown }) | null
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(answer))
}

/** The live set with these versions, as soon as their files are here. */
async function setWith(
  served: () => Served | undefined,
  versions: Versions,
): Promise<ReleaseSet | undefined> {
  for (const end = Date.now() + ARRIVAL_MS; served() && Date.now() < end; await pause(LOOK_MS)) {
    const { resolver } = served()!
    const set = resolver.forVersions({ ...resolver.stable(), ...versions })
    if (set) return set
  }
  return undefined
}

/** Renders every public route of the units; of the host, every public route of the set. */
async function check(
  set: ReleaseSet,
  units: readonly string[],
  makeDocument: MakeDocument,
): Promise<RenderCheckResult> {
  const isOfAll = units.includes(set.host.release.unit)
  const routes = set.units
    .filter(({ release }) => isOfAll || units.includes(release.unit))
    .flatMap(({ release }) => release.remote?.routes ?? [])
    .filter(({ guard }) => guard === 'public' || guard === 'guest')
    .filter(({ path }) => set.table.routes.some((route) => route.path === path))
  const checked: string[] = []
  const left = new Map<RouteEntry, NotRendered>()
  const failures: RenderCheckResult['failures'][number][] = []
  /** The addresses that the rendered pages link to. */
  const links = new Set<string>()

  async function tryOut(route: RouteEntry): Promise<boolean> {
    left.set(route, 'no address')
    const address = sampleOf(route) ?? linkTo(set, route, links)
    if (!address) return false
    const rendered = await render(set, address, makeDocument)
    if ('left' in rendered) {
      left.set(route, rendered.left)
      return false
    }
    left.delete(route)
    checked.push(address)
    if (!('failed' in rendered)) {
      failures.push({ route: address, unit: blamed(set, route, units), ...rendered })
      return true
    }
    for (const link of rendered.links) links.add(link)
    for (const failure of rendered.failed)
      // The host may fail because of what the remote gives it; another remote failed before.
      if (failure.unit === 'host' || units.includes(failure.unit))
        failures.push({ route: address, ...failure })
    return true
  }

  // The pages of one round may link to those of the next.
  let unchecked = routes
  for (let before = Infinity; unchecked.length < before;) {
    before = unchecked.length
    const missed: RouteEntry[] = []
    for (const route of unchecked) {
      // Each further page of such a release may take as long as this one.
      if (failures.some(({ reason }) => reason !== undefined)) break
      if (!(await tryOut(route))) missed.push(route)
    }
    unchecked = missed
  }
  const lacking = unchecked.map((route) => ({
    route: route.path,
    why: left.get(route) ?? 'no address',
  }))
  return {
    checked,
    unchecked: lacking.map(({ route }) => route),
    ...(lacking.length > 0 ? { left: lacking } : {}),
    failures,
  }
}

/** An address of the route: its own without parameters, or the sample. */
function sampleOf({ path, sample }: RouteEntry): string | undefined {
  return sample ?? spellings(path).find((spelling) => !/[:*]/.test(spelling))
}

/** The first of these addresses that this route answers. */
function linkTo(set: ReleaseSet, { path }: RouteEntry, links: ReadonlySet<string>) {
  for (const link of links) if (set.table.match(pathOf(link))?.route.path === path) return link
  return undefined
}

const pathOf = (address: string) => new URL(address, 'http://edge').pathname

function linksIn(html: Uint8Array): string[] {
  const found = Buffer.from(html)
    .toString()
    .matchAll(/<a [^>]*?href="(\/[^"/][^"]*)"/g)
  return [...found].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** The unit of a page that ended its worker or did not end: its remote, if it is one of the checked units. */
function blamed(set: ReleaseSet, { path }: RouteEntry, units: readonly string[]): string {
  const { unit } = ownerOf(set, path)
  return units.includes(unit) ? unit : set.host.release.unit
}

type PageRendered =
  | { failed: readonly FailedRegion[]; links: readonly string[] }
  | Pick<RenderCheckResult['failures'][number], 'reason' | 'message'>
  | { left: NotRendered }

/** The regions that threw, and the links of the page; or the reason for which it was not rendered. */
async function render(
  set: ReleaseSet,
  address: string,
  makeDocument: MakeDocument,
): Promise<PageRendered> {
  const { pathname, searchParams } = new URL(address, 'http://edge')
  const match = set.table.match(pathname)
  const slow: string[] = []
  for (let tries = 0; tries < MOST_TRIES + slow.length; tries += 1) {
    const { rendered } = await makeDocument({
      set,
      match,
      pathname,
      search: documentSearch(match, searchParams),
      language: 'id',
      marks: [],
      from: '',
    })
    if (rendered.ok) return { failed: rendered.failed, links: linksIn(rendered.html) }
    if (rendered.reason === 'thrown')
      return { failed: [{ unit: 'host', message: firstLine(rendered.message) }], links: [] }
    const { reason, message } = rendered
    if (reason === 'died') return { reason, message }
    if (reason === 'unsupported')
      return set.host.release.server ? { reason: 'died', message } : { left: 'no server bundle' }
    if (reason === 'timeout') slow.push(message)
    if (slow.length >= MOST_SLOW_TRIES) return { reason: 'timeout', message: slow[0]! }
    await pause(TRY_AGAIN_MS)
  }
  return { left: 'edge busy' }
}

/** The first line of an error, with the first place in its stack. */
function firstLine(stack: string): string {
  const [first = '', ...places] = stack.split('\n')
  const place = /\(?([\w-]+@[^\s)]+)\)?$/.exec(places[0] ?? '')?.[1]
  return place ? `${first} (${place})` : first
}
