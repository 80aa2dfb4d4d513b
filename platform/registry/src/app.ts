import { StoreError } from '@borong/object-store/store-error'
import { countAnswers } from '@borong/observe/count-answers'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry as Metrics } from 'prom-client'
import { makeFindCaller } from './api/access.ts'
import { API_VERSION, API_VERSION_HEADER } from './api/api-version.ts'
import { channelIndexRoutes } from './api/channel-index.ts'
import { channelRoutes } from './api/channels.ts'
import { checkRoutes } from './api/checks.ts'
import { createdChannelRoutes } from './api/created-channels.ts'
import { errorRoutes } from './api/errors.ts'
import { fileRoutes } from './api/files.ts'
import { openApiRoute, releaseSchemaRoute } from './api/openapi.ts'
import { readRoutes } from './api/reads.ts'
import { previewRoutes } from './api/previews.ts'
import { publishRoute } from './api/releases.ts'
import { healthRoutes } from './api/reports.ts'
import { serviceRoutes } from './api/services.ts'
import { tokenRoutes } from './api/tokens.ts'
import { consoleRoutes } from './console/routes.ts'
import { dryRunOf, type Writer } from './dry-run.ts'
import type { Edges } from './edges.ts'
import type { Gateways } from './gateways.ts'
import type { Health } from './health/health.ts'
import type { Keys } from './keys.ts'
import type { FindPipeline } from './pipelines/pipelines.ts'
import { RegistryProblem } from './problem.ts'
import type { Registry } from './registry.ts'
import type { ContentStore } from './store/content-store.ts'

const LARGEST_BODY = 256 * 1024

export interface AppOptions {
  registry: Registry
  health: Health
  store: ContentStore
  keys: Keys
  gateways: Gateways
  edges: Edges
  adminToken: string
  findPipeline: FindPipeline
  budgetsFile: string
  /** Whether anyone may send a stack and read its places in the source. */
  showsStacks: boolean
  logLevel: string
  trustedProxies: string
  metrics: Metrics
}

/** Creates the registry as an HTTP server that does not listen yet. */
export function makeApp(options: AppOptions): FastifyInstance {
  const { registry, health, store, keys, gateways, edges, budgetsFile } = options
  const app = Fastify({
    logger: { level: options.logLevel },
    bodyLimit: LARGEST_BODY,
    trustProxy: options.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  countAnswers(app, options.metrics)
  // For the comparison with the OpenAPI document.
  const calls = new Set<string>()
  app.decorate('calls', calls)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) calls.add(`${one} ${url}`)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(API_VERSION_HEADER, API_VERSION)
  })
  const findCaller = makeFindCaller(registry, options.adminToken, options.findPipeline)

  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error)
    if (problem.status >= 500) request.log.error(error)
    return reply.code(problem.status).send(problem.problem)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      name: 'NOT_FOUND',
      message: `There is no ${request.method} ${request.url.split('?')[0]}`,
    }),
  )
  app.addHook('preClose', async () => registry.release())

  function writeRoutes(api: FastifyInstance, writer: Writer) {
    const isDryRun = writer !== registry
    // A dry run leaves no trace in the log, so it signs nothing.
    const privateKey = isDryRun ? undefined : keys.privateKey
    publishRoute(api, {
      registry: writer,
      store,
      gateways,
      findCaller,
      privateKey,
      budgetsFile,
      isDryRun,
    })
    channelRoutes(api, { registry: writer, gateways, edges, findCaller })
    checkRoutes(api, { registry: writer, findCaller, privateKey })
    createdChannelRoutes(api, { registry: writer, findCaller })
    previewRoutes(api, { registry: writer, findCaller, privateKey })
    serviceRoutes(api, { registry: writer, findCaller })
    tokenRoutes(api, { registry: writer, findCaller })
  }
  app.register(
    async (api) => {
      openApiRoute(api)
      releaseSchemaRoute(api)
      readRoutes(api, { registry, publicKey: keys.publicKey })
      channelIndexRoutes(api, { registry, privateKey: keys.privateKey })
      fileRoutes(api, { registry, store, findCaller })
      healthRoutes(api, { registry, health })
      errorRoutes(api, { registry, health, store, findCaller, showsStacks: options.showsStacks })
      writeRoutes(api, registry)
    },
    { prefix: '/registry/v1' },
  )
  app.register(async (api) => writeRoutes(api, dryRunOf(registry)), {
    prefix: '/registry/v1/dry-run',
  })
  consoleRoutes(app)
  return app
}

function asProblem(error: unknown): RegistryProblem {
  if (error instanceof RegistryProblem) return error
  if (error instanceof StoreError) {
    return new RegistryProblem(503, {
      name: 'STORE_UNAVAILABLE',
      message: 'The store of release files did not do this',
      hint: "Nothing was changed. The registry's log says why; try again in a moment.",
    })
  }
  const { statusCode, message } = error as { statusCode?: number; message: string }
  if (statusCode === 413) {
    return new RegistryProblem(413, {
      name: 'TOO_LARGE',
      message: 'This is larger than the registry takes',
    })
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new RegistryProblem(statusCode, { name: 'INVALID_REQUEST', message })
  }
  return new RegistryProblem(500, {
    name: 'INTERNAL_ERROR',
    message: 'The registry could not do this',
    hint: 'Nothing was changed. Its log says why; try again in a moment.',
  })
}
