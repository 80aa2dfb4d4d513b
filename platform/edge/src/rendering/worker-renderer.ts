import { contractMajor } from '@borong/contract/contract-major'
import type { Release } from '@borong/contract/release'
import { reasonOf, type Log } from '../http/log.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { ownerOf } from './owner-of.ts'
import { pageUnits } from './page-units.ts'
import { startRenderPool, type RenderPool } from './render-pool.ts'
import type { IsGiven, Rendered, Renderer } from './renderer.ts'
import type { BundleFile } from './worker-messages.ts'

interface Options {
  store: Pick<FileStore, 'pathOf' | 'directory'>
  workers: number
  renderMs: number
  log: Log
  now?: () => number
}

/** A host's pool; `isOutside` for sets that the channel gives to no visitor, so that a bad one costs visitors nothing. */
interface Pool extends RenderPool {
  host: Release
  isOutside: boolean
  idle?: NodeJS.Timeout
}

/** The most hosts with workers for sets outside the channel, opened by QA or by a visitor of an older document. */
const MOST_OUTSIDE = 2
/** Workers for such sets end when they are no longer used. */
const IDLE_MS = 60_000
/**
 * A page that did not end, or ended its worker, is left to the browser for this long, or until it has ended after all:
 * each try may cost a worker.
 */
const REST_MS = 30_000

/** Renders pages in processes of their own, a pool for each version of the host. */
export function workerRenderer({
  store,
  workers,
  renderMs,
  log,
  now = Date.now,
}: Options): Renderer {
  const pools = new Map<string, Pool>()
  const onPages = pageUnits()
  const resting = new Map<string, { until: number; rendered: Rendered }>()
  const endings = new Set<Promise<void>>()
  let isGiven: IsGiven = () => true

  function end(key: string) {
    const pool = pools.get(key)
    if (!pool) return
    clearTimeout(pool.idle)
    pools.delete(key)
    const ending = pool
      .end()
      .catch((error: unknown) =>
        log('error', 'Workers could not be ended', { reason: reasonOf(error) }),
      )
    endings.add(ending)
    void ending.finally(() => endings.delete(ending))
  }

  function poolOf({ host, units }: ReleaseSet): Pool {
    const isOutside = !units.every(({ release }) => isGiven(release))
    const key = `${host.release.unit}@${host.release.version}${isOutside ? ' outside' : ''}`
    const pool = pools.get(key) ?? openPool(host.release, isOutside)
    pools.delete(key)
    pools.set(key, pool)
    if (!isOutside) return pool
    clearTimeout(pool.idle)
    pool.idle = setTimeout(() => end(key), IDLE_MS)
    const outside = [...pools.keys()].filter((one) => pools.get(one)!.isOutside)
    for (const oldest of outside.slice(0, -MOST_OUTSIDE)) end(oldest)
    return pool
  }

  function openPool(host: Release, isOutside: boolean): Pool {
    const of = { host: `${host.unit}@${host.version}` }
    const pool = startRenderPool(
      { host: bundleOf(host)!, folder: store.directory },
      {
        workers: isOutside ? 1 : workers,
        renderMs,
        now,
        onDeath: (reason) => log('warn', 'A render worker has died', { ...of, reason }),
        onPrinted: (text) => log('warn', 'A render worker has printed', { ...of, text }),
      },
    )
    return { ...pool, host, isOutside }
  }

  function bundleOf({ unit, version, contract, server }: Release): BundleFile | undefined {
    const file = server?.files.find(({ name }) => name === server.entry)
    if (!file) return undefined
    const { integrity } = file
    const path = store.pathOf(integrity)
    return { unit, version, contractMajor: contractMajor(contract), path, integrity }
  }

  const remotesOf = onceFor((set: ReleaseSet) =>
    set.units.flatMap(({ release }) => (release.kind === 'host' ? [] : (bundleOf(release) ?? []))),
  )

  const isRenderable = (set: ReleaseSet) => bundleOf(set.host.release) !== undefined

  return {
    async render({ set, route, url, frame, own }): Promise<Rendered> {
      if (!isRenderable(set))
        return { ok: false, reason: 'unsupported', message: 'The host has no server bundle' }
      const page = `${route} ${onPages.versionsOn(set, route)}`
      const lastTime = resting.get(page)
      if (lastTime && lastTime.until > now()) return lastTime.rendered
      const job = { url, remotes: remotesOf(set), frame, own }
      const rendered = await poolOf(set).render(job, () => resting.delete(page))
      if (rendered.ok) onPages.note(route, rendered.used)
      else if (rendered.reason !== 'unsupported')
        log('warn', 'A page was not rendered', {
          set: set.id,
          ...ownerOf(set, route),
          route,
          url: url.split('?')[0],
          reason: rendered.reason,
          message: rendered.message,
        })
      if (!rendered.ok && (rendered.reason === 'timeout' || rendered.reason === 'died'))
        resting.set(page, { until: now() + REST_MS, rendered })
      return rendered
    },
    prepare(set) {
      if (isRenderable(set)) poolOf(set)
    },
    retainOnly(given) {
      isGiven = given
      for (const [key, { host, isOutside }] of pools) if (!isOutside && !given(host)) end(key)
      for (const [page, { until }] of resting) if (until < now()) resting.delete(page)
    },
    async close() {
      for (const key of pools.keys()) end(key)
      await Promise.all(endings)
    },
  }
}

function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
