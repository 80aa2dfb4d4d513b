import { boundedCache } from './bounded-cache.ts'
import { createFiles, isReleaseFile } from './files.ts'
import type { PageMessage } from './messages.ts'
import { createPages } from './pages.ts'
import { showPushes } from './push.ts'
import type { WorkerScope } from './scope.ts'

const CACHES = {
  pages: ['pages-1', 30],
  notes: ['notes-1', 4],
  release: ['release-1', 300],
  // The first version contained images that were refetched as JPEG.
  images: ['pictures-2', 200],
} as const

/** Addresses that are not pages of the shop. */
const NO_PAGE = /^\/(gateway|registry|assets|logout|healthz)(\/|$)|\.\w+$/
/** A visitor who chose a version gets that version, not a copy. */
const CHOICE = /[?&](release\.|dev\.|set=|preview=)/
/** A link that begins or ends a preview: pages of other versions must not replace its pages. */
const PREVIEW_LINK = /[?&]preview=/

/**
 * Sets up the worker. Any version of it may take over at any time, because cached addresses never change their meaning.
 */
export function startWorker(scope: WorkerScope): void {
  const open = (which: keyof typeof CACHES) =>
    boundedCache(scope.caches, CACHES[which][0], CACHES[which][1])
  const request: typeof fetch = (...given) => scope.fetch(...given)
  const pages = createPages({
    cached: open('pages'),
    notes: open('notes'),
    origin: scope.location.origin,
    fetch: request,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  const files = createFiles({
    release: open('release'),
    images: open('images'),
    fetch: request,
  })

  showPushes(scope)
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope)))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, destination, url } = event.request
    const address = new URL(url)
    const last = (work: Promise<unknown>) => event.waitUntil(work)
    if (method !== 'GET' || address.origin !== scope.location.origin) return
    if (mode === 'navigate') {
      if (PREVIEW_LINK.test(address.search)) last(pages.clear())
      if (NO_PAGE.test(address.pathname) || CHOICE.test(address.search)) return
      const preloaded = event.preloadResponse ?? Promise.resolve(undefined)
      event.respondWith(pages.answer(event.request, preloaded, last))
    } else if (isReleaseFile(address) || destination === 'image') {
      event.respondWith(files.answer(event.request, last))
    }
  })
  scope.addEventListener('message', (event) => {
    const message = event.data as PageMessage
    if (message.type === 'forget') event.waitUntil(pages.clear())
    if (message.type === 'take') event.waitUntil(files.take(message.files))
    if (message.type === 'fetch') event.waitUntil(files.fetch(message.files))
    if (message.type === 'keep')
      event.waitUntil(
        pages.store(message.path, message.language, message.savesData).catch(() => {}),
      )
  })
}

async function takeOver(scope: WorkerScope): Promise<void> {
  const ours = new Set<string>(Object.values(CACHES).map(([name]) => name))
  for (const name of await scope.caches.keys()) {
    if (!ours.has(name)) await scope.caches.delete(name)
  }
  // The browser requests the document while the worker is still starting.
  await scope.registration.navigationPreload?.enable()
  // Open pages are not claimed: their files would be fetched again, including the visible images.
}
