import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingOf } from '../http/encoding.ts'
import { sendProblem } from '../http/problem.ts'
import type { AssetHandler } from './asset-handler.ts'
import { contentTypeOf, type Catalogue } from './catalogue.ts'
import { sha384Of, type FileStore } from './file-store.ts'

const WORKER = '/service-worker.js'

/** Unregisters a service worker that browsers already run, and clears its caches. */
const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

interface Options {
  catalogue(): Pick<Catalogue, 'units' | 'find'> | undefined
  store: FileStore
  /** False unregisters the service worker in every browser that visits the shop. */
  hasServiceWorker: boolean
}

/** Serves the icons, manifest and service worker of the channel's stable host under their plain names. */
export function rootFileHandler({ catalogue, store, hasServiceWorker }: Options): AssetHandler {
  return async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', 'en')
    if (pathname === WORKER && !hasServiceWorker)
      return send(request, response, pathname, { content: Buffer.from(ENDING_WORKER) })
    const file = find(pathname)
    if (!file) return sendProblem(response, 'NOT_FOUND', 'en')
    const encoding = encodingOf(request.headers['accept-encoding'])
    const stored = await store.read(file.integrity, encoding)
    const etag = `"${sha384Of(file.integrity).slice(0, 24)}-${stored.encoding}"`
    return send(request, response, pathname, { ...stored, etag })
  }

  function find(pathname: string) {
    const known = catalogue()
    const stable = known?.units.host?.stable
    const files = stable === undefined ? [] : (known?.find('host', stable)?.release.files ?? [])
    const dot = pathname.lastIndexOf('.')
    const [start, end] = [`${pathname.slice(1, dot)}.`, pathname.slice(dot)]
    return files.find(({ name }) => name.startsWith(start) && name.endsWith(end))
  }
}

interface Sent {
  content: Buffer
  encoding?: string
  etag?: string
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { content, encoding = 'identity', etag }: Sent,
) {
  const headers = {
    'content-type': contentTypeOf(pathname),
    // A browser looks for a newer worker with each page; an icon may be an hour old.
    'cache-control': pathname === WORKER ? 'no-cache' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Accept-Encoding',
    ...(pathname === WORKER ? { 'content-security-policy': "default-src 'self'" } : {}),
    ...(etag ? { etag } : {}),
  }
  if (etag && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { ...headers, ...packed, 'content-length': content.length })
  response.end(request.method === 'HEAD' ? undefined : content)
}
