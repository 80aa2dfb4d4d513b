import { contractMajor } from '@borong/contract/contract-major'
import { reasonOf, type Log } from '../http/log.ts'
import type { FileStore } from '../releases/file-store.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import { ownerOf } from './owner-of.ts'
import { startRenderPool, type RenderPool } from './render-pool.ts'
import type { Rendered, Renderer } from './renderer.ts'
import type { BundleFile } from './worker-messages.ts'

interface Options {
  store: Pick<FileStore, 'pathOf'>
  workers: number
  renderMs: number
  log: Log
  now?: () => number
}

/** The most sets with workers: the usual one, the other side of a rollout, those of QA. */
const MOST_POOLS = 4
/**
 * A page that did not end is left to the browser for this long, or until it has ended after all: each try may cost a
 * worker.
 */
const REST_MS = 30_000
/** A set outside the channel, opened by QA or by a visitor of an older document, ends when it is no longer used. */
const IDLE_MS = 60_000

/** Renders pages in processes of their own, a pool for each release set. */
export function workerRenderer({
  store,
  workers,
  renderMs,
  log,
  now = Date.now,
}: Options): Renderer {
  const pools = new Map<string, { set: ReleaseSet; pool: RenderPool; idle?: NodeJS.Timeout }>()
  let isWanted: (set: ReleaseSet) => boolean = () => true
  const resting = new Map<string, number>()
  const endings = new Set<Promise<void>>()

  function end(id: string) {
    clearTimeout(pools.get(id)?.idle)
    const ending = pools
      .get(id)
      ?.pool.end()
      .catch((error: unknown) =>
        log('error', 'Workers could not be ended', { reason: reasonOf(error) }),
      )
    pools.delete(id)
    if (!ending) return
    endings.add(ending)
    void ending.finally(() => endings.delete(ending))
  }

  function poolOf(set: ReleaseSet): RenderPool {
    const known = pools.get(set.id)
    pools.delete(set.id)
    const entry = known ?? { set, pool: openPool(set) }
    pools.set(set.id, entry)
    clearTimeout(entry.idle)
    if (!isWanted(set)) entry.idle = setTimeout(() => end(set.id), IDLE_MS)
    for (const oldest of pools.keys()) {
      if (pools.size <= MOST_POOLS) break
      end(oldest)
    }
    return entry.pool
  }

  const openPool = (set: ReleaseSet) => {
    const onDeath = (reason: string) =>
      log('warn', 'A render worker has died', { set: set.id, reason })
    const onPrinted = (text: string) =>
      log('warn', 'A render worker has printed', { set: set.id, text })
    return startRenderPool(
      { bundles: bundlesOf(set) },
      { workers, renderMs, now, onDeath, onPrinted },
    )
  }

  const bundlesOf = (set: ReleaseSet) =>
    set.units.flatMap(({ release: { unit, version, kind, contract, server } }): BundleFile[] => {
      const file = server?.files.find(({ name }) => name === server.entry)
      return file
        ? [
            {
              unit,
              version,
              isHost: kind === 'host',
              contractMajor: contractMajor(contract),
              path: store.pathOf(file.integrity),
              integrity: file.integrity,
            },
          ]
        : []
    })

  const isDrawable = (set: ReleaseSet) => set.host.release.server !== undefined

  return {
    async render({ set, route, url, frame, own }): Promise<Rendered> {
      if (!isDrawable(set))
        return { ok: false, reason: 'unsupported', message: 'The host has no server bundle' }
      const page = `${set.id} ${route}`
      if ((resting.get(page) ?? 0) > now())
        return { ok: false, reason: 'timeout', message: 'The page did not end last time' }
      const rendered = await poolOf(set).render({ url, frame, own }, () => resting.delete(page))
      if (!rendered.ok && rendered.reason !== 'unsupported')
        log('warn', 'A page was not rendered', {
          set: set.id,
          ...ownerOf(set, route),
          route,
          url: url.split('?')[0],
          reason: rendered.reason,
          message: rendered.message,
        })
      if (!rendered.ok && rendered.reason === 'timeout') resting.set(page, now() + REST_MS)
      return rendered
    },
    prepare(set) {
      if (isDrawable(set)) poolOf(set)
    },
    retainOnly(wanted) {
      isWanted = wanted
      for (const [id, { set }] of pools) if (!isWanted(set)) end(id)
      for (const [page, until] of resting) if (until < now()) resting.delete(page)
    },
    async close() {
      for (const id of pools.keys()) end(id)
      await Promise.all(endings)
    },
  }
}
