import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Agent } from 'undici'
import type { Config } from './config.ts'
import { documentCache } from './documents/document-cache.ts'
import { firstDataReader } from './documents/first-data.ts'
import { guestTokens } from './documents/guest-tokens.ts'
import { documentMaker } from './documents/make-document.ts'
import { pageHandler, type Served } from './documents/page-handler.ts'
import { reasonOf, type Log } from './http/log.ts'
import { makeHandler } from './handler.ts'
import { gatewayClient } from './proxy/gateway-client.ts'
import { makeProxy } from './proxy/proxy.ts'
import { assetHandler } from './releases/asset-handler.ts'
import { startCompressor } from './releases/compressor.ts'
import { openFileStore } from './releases/file-store.ts'
import { followReleases } from './releases/follow.ts'
import { openOverrideKey } from './releases/overrides.ts'
import { registryClient } from './releases/registry-client.ts'
import { isGiven } from './releases/release-set.ts'
import { rootFileHandler } from './releases/root-files.ts'
import { makeResolver } from './releases/resolver.ts'
import { openSetBook } from './releases/set-book.ts'
import { workerRenderer } from './rendering/worker-renderer.ts'

export interface Edge {
  server: Server
  /** Stops following and answering; what is being answered is finished. */
  close(): Promise<void>
}

const CONNECTIONS = 64

/** Puts an edge together, not listening yet. It answers documents as soon as the first release set is there. */
export async function openEdge(config: Config, log: Log): Promise<Edge> {
  const stopped = new AbortController()
  const dispatcher = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: 3_000 },
    keepAliveTimeout: 30_000,
  })
  const compressor = startCompressor()
  const store = openFileStore(join(config.stateDirectory, 'files'), compressor)
  const renderer = workerRenderer({
    store,
    workers: config.renderWorkers,
    renderMs: config.renderMs,
    log,
  })
  const book = await openSetBook(join(config.stateDirectory, 'sets.ndjson'))
  const overrideKey = await openOverrideKey(
    join(config.stateDirectory, 'override.key'),
    config.overrideKey,
  )
  const gateway = gatewayClient(config, dispatcher)
  const tokens = guestTokens(gateway, log, { waitMs: config.firstDataMs })

  let served: Served | undefined
  const following = await followReleases({
    config,
    client: registryClient(config.registryOrigin, stopped.signal),
    store,
    log,
    signal: stopped.signal,
    onChange(catalogue) {
      const resolver = makeResolver(catalogue, book)
      served = { catalogue, resolver }
      renderer.keepOnly((set) => isGiven(set, catalogue))
      const usual = resolver.forVersions(resolver.stable())
      if (usual) renderer.prepare(usual)
    },
  })
  const pages = pageHandler({
    config,
    served: () => served,
    book,
    overrideKey,
    tokens,
    cache: documentCache({ freshMs: config.documentFreshMs, staleMs: config.documentStaleMs }),
    makeDocument: documentMaker({
      config,
      store,
      readFirstData: firstDataReader(gateway, tokens, log, config.firstDataMs),
      renderer,
      now: Date.now,
    }),
  })
  const handle = makeHandler({
    config,
    pages,
    assets: assetHandler(following.catalogue, store),
    rootFiles: rootFileHandler({
      catalogue: following.catalogue,
      store,
      hasServiceWorker: config.hasServiceWorker,
    }),
    proxy: makeProxy(dispatcher, log),
    health: () => ({ sequence: following.catalogue()?.sequence ?? null, ...following.health() }),
  })

  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => fail(request, response, error))
  })
  function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    if (response.destroyed) return
    log('error', 'A request failed', { path: request.url?.split('?')[0], reason: reasonOf(error) })
    if (!response.headersSent)
      response.writeHead(500, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
    response.end()
  }

  return {
    server,
    async close() {
      stopped.abort()
      if (server.listening) {
        const closed = new Promise((resolve) => server.close(resolve))
        server.closeIdleConnections()
        const patience = setTimeout(() => server.closeAllConnections(), 5_000)
        await closed
        clearTimeout(patience)
      }
      await following.ended
      await Promise.all([
        book.settled(),
        renderer.close(),
        compressor.close(),
        dispatcher.destroy(),
      ])
    },
  }
}
