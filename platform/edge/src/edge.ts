import { listedFeatures, unlistedAddresses } from '@borong/api/listed-calls'
import type { Tracing } from '@borong/observe/traced-request'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Registry as Metrics } from 'prom-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { cartAction } from './actions/cart-action.ts'
import { requestBodies } from './bodies/request-bodies.ts'
import { isSecure, type Config } from './config.ts'
import { documentCache } from './documents/document-cache.ts'
import { firstDataReader } from './documents/first-data.ts'
import { guestTokens } from './documents/guest-tokens.ts'
import { documentMaker } from './documents/make-document.ts'
import { versionChooser } from './documents/chosen-versions.ts'
import { pageHandler, type Served } from './documents/page-handler.ts'
import type { OnServed } from './documents/shown-versions.ts'
import { visitorHandler } from './documents/visitor-handler.ts'
import { guestIds } from './http/guest-ids.ts'
import { reasonOf, type Log } from './http/log.ts'
import { networkLimit } from './http/network-limit.ts'
import { navigationReports } from './http/navigation-report.ts'
import { pageTraces } from './http/page-traces.ts'
import { makeHandler } from './handler.ts'
import { shareOfCaches } from './http/sized-cache.ts'
import { visitorAddress } from './http/visitor-address.ts'
import { mapLibraryHandler } from './maps/map-library.ts'
import { edgeMetrics } from './metrics/edge-metrics.ts'
import { openConnections } from './proxy/connections.ts'
import { gatewayClient } from './proxy/gateway-client.ts'
import { listedGateway } from './proxy/listed-gateway.ts'
import { makeProxy } from './proxy/proxy.ts'
import { assetHandler } from './releases/asset-handler.ts'
import { startCompressor } from './releases/compressor.ts'
import { recalledIn } from './releases/catalogue.ts'
import { openFileStore } from './releases/file-store.ts'
import { followReleases, type Following } from './releases/follow.ts'
import { LIVE_CHANNEL, openOverrideKey } from './releases/overrides.ts'
import { previewReader } from './releases/preview-cookie.ts'
import { pinnedKey } from './releases/pinned-key.ts'
import { documentPurge } from './releases/purge.ts'
import { registryClient } from './releases/registry-client.ts'
import { renderCheckHandler } from './releases/render-check.ts'
import { isGiven } from './releases/release-set.ts'
import { rootFileHandler } from './releases/root-files.ts'
import { makeResolver } from './releases/resolver.ts'
import { setTables } from './releases/set-table.ts'
import { shopFeatures } from './routes/shop-features.ts'
import { servedDocuments } from './releases/served-documents.ts'
import { publicAddresses } from './services/public-addresses.ts'
import { serviceClient } from './services/service-client.ts'
import { serviceHandler } from './services/service-handler.ts'
import { serviceReader } from './services/service-reader.ts'
import { visitorTokens } from './services/visitor-tokens.ts'
import { visitorFinder } from './services/visitors.ts'
import { watchedRenderer } from './rendering/watched-renderer.ts'
import { workerRenderer } from './rendering/worker-renderer.ts'
import { stoppableServer } from './stoppable-server.ts'
import { tracedHandler } from './traced-handler.ts'

export interface Edge {
  server: Server
  metrics: Metrics
  /** Tells balancers that this edge stops, and resolves after the time that they need to notice. */
  drain(milliseconds: number): Promise<void>
  /** Refuses new connections, ends event streams, answers the open requests, and ends. */
  close(): Promise<void>
}

const SERVER = {
  keepAliveTimeout: 65_000,
  // Headers normally arrive in one packet; a client that sends them byte by byte only occupies a connection.
  headersTimeout: 15_000,
  requestTimeout: 5 * 60_000,
  // One check closes all expired connections together. A short interval keeps the batch small, so it delays no request.
  connectionsCheckingInterval: 250,
}
/** Longer than a call to the gateway may take. */
const LONGEST_STOP_MS = 35_000
/** An idle connection is closed: a client that does not read its answers must not occupy it for ever. */
const SILENCE_MS = 2 * 60_000

/** Creates an edge that does not listen yet. It answers documents as soon as the first release set is ready. */
export async function openEdge(config: Config, log: Log, tracing?: Tracing): Promise<Edge> {
  const stopped = new AbortController()
  let known: Following | undefined
  const metrics = edgeMetrics(() => known)
  const connections = openConnections()
  const addressOf = visitorAddress(config.trustedProxies)
  const cacheBytes = shareOfCaches(config.cacheBytes)
  const compressor = startCompressor()
  const store = openFileStore(join(config.stateDirectory, 'files'), compressor)
  const renderer = workerRenderer({
    store,
    workers: config.renderWorkers,
    renderMs: config.renderMs,
    log,
  })
  const overrideKey = await openOverrideKey(
    join(config.stateDirectory, 'override.key'),
    config.overrideKey,
  )
  const guests = guestIds(overrideKey)
  const documentsServed = servedDocuments(config)
  const gateway = gatewayClient(config, connections.reads)
  const tokens = guestTokens(gateway, log, { waitMs: config.firstDataMs })

  const hasFeature = await shopFeatures({
    setting: config.features,
    gatewayOrigin: config.gatewayOrigin,
    stateDirectory: config.stateDirectory,
    log,
    signal: stopped.signal,
  })
  const registry = registryClient(config.registryOrigin, stopped.signal)
  const registryKey = () =>
    pinnedKey(config.stateDirectory, config.registryKey, () => registry.key())
  const tableOf = setTables(
    (feature) => hasFeature(feature) || listedFeatures.has(feature),
    unlistedAddresses(hasFeature),
  )
  const purge = documentPurge({ addresses: config.purgedCaches, log, signal: stopped.signal })
  let served: Served | undefined
  let recalled = ''
  const following = await followReleases({
    config,
    client: registry,
    store,
    log,
    signal: stopped.signal,
    onChange(catalogue) {
      const resolver = makeResolver(catalogue, tableOf)
      served = { catalogue, resolver }
      recalled = recalledIn(catalogue)
      purge.serves(resolver)
      metrics.serves(catalogue)
      renderer.retainOnly((release) => isGiven(release, catalogue))
      const usual = resolver.forVersions(resolver.stable())
      if (usual) renderer.prepare(usual)
    },
  })
  known = following
  const services = serviceClient(publicAddresses(config.serviceNetworks), {
    answerMs: config.serviceMs,
    totalMs: 3 * config.serviceMs,
  })
  const visitors = visitorTokens(overrideKey, config.shopUrl)
  const readService = serviceReader({
    config,
    catalogue: following.catalogue,
    client: services,
    tokens: visitors,
  })
  const readFirstData = firstDataReader(
    { client: listedGateway(gateway, hasFeature), readService, tokens, log, metrics },
    config.firstDataMs,
  )
  const onServed: OnServed = (request, visitor, units) =>
    documentsServed.add(visitor, addressOf(request), units)
  const openServed = () => (following.isClosed() ? undefined : served)
  const documents = { config, store, readFirstData, now: Date.now }
  const pages = pageHandler({
    config,
    served: openServed,
    chooseVersions: versionChooser({
      overrideKey,
      readPreview: previewReader(registryKey),
      secure: isSecure(config),
    }),
    guests,
    tokens,
    cache: documentCache({
      freshMs: config.documentFreshMs,
      staleMs: config.documentStaleMs,
      bytes: cacheBytes.documents,
    }),
    mayRender: networkLimit(addressOf, config.rendersPerMinute),
    looked: (found) => metrics.looked('documents', found),
    onServed,
    makeDocument: documentMaker({ ...documents, renderer: watchedRenderer(renderer, metrics) }),
    arrived: following.arrived,
  })
  const traces = pageTraces({ key: overrideKey, secure: isSecure(config) })
  const answer = makeHandler({
    config,
    pages,
    visitor: visitorHandler({ config, served: openServed, guests, tokens, onServed }),
    assets: assetHandler(following.catalogue, store, cacheBytes, {
      hasDeltas: config.hasDeltas,
      looked: (found) => metrics.looked('files', found),
      arrived: following.arrived,
    }),
    mapLibrary: mapLibraryHandler(config),
    rootFiles: rootFileHandler({
      catalogue: following.catalogue,
      store,
      hasServiceWorker: config.hasServiceWorker,
    }),
    proxy: makeProxy(connections, log, stopped.signal, cacheBytes.answers, (found) =>
      metrics.looked('answers', found),
    ),
    services: serviceHandler({
      served: () => served,
      client: services,
      tokens: visitors,
      findVisitor: visitorFinder(config, connections.reads),
      addressOf,
      callsPerMinute: config.serviceCallsPerMinute,
      allowsDevelopment: config.channel !== LIVE_CHANNEL,
      isTraced: tracing !== undefined,
      log,
    }),
    hasFeature,
    bodies: requestBodies(addressOf, config.bodyGraceMs),
    catalogue: following.catalogue,
    mayReport: networkLimit(addressOf, config.reportsPerMinute),
    guests,
    cartAction: cartAction(config),
    renderCheck: renderCheckHandler({
      channel: config.channel,
      served: () => served,
      // A release that fails here goes nowhere, so it is no failure of the shop.
      makeDocument: documentMaker({ ...documents, renderer }),
      key: registryKey,
    }),
    refuseReport: () => documentsServed.refuseReport(),
    takeNavigation: navigationReports(tracing, traces),
    recalled: () => recalled,
    isLeaving: () => isLeaving(),
    health: () => ({ sequence: following.catalogue()?.sequence ?? null, ...following.health() }),
  })
  const handle = tracedHandler(tracing, traces, answer)

  const { server, stop, leave, isLeaving } = stoppableServer(SERVER, (request, response) => {
    metrics.watch(request, response)
    handle(request, response).catch((error: unknown) => fail(request, response, error))
  })
  server.setTimeout(SILENCE_MS)
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
    metrics: metrics.registry,
    async drain(milliseconds) {
      leave()
      await sleep(milliseconds)
    },
    async close() {
      stopped.abort()
      await stop(LONGEST_STOP_MS)
      await following.ended
      await documentsServed.close()
      await Promise.all([
        renderer.close(),
        compressor.close(),
        connections.destroy(),
        services.destroy(),
      ])
    },
  }
}
