import { openBucket } from '@borong/object-store/bucket'
import { StoreError } from '@borong/object-store/store-error'
import { watchPools, type Pool } from '@borong/observe/watch-pools'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { Registry as Metrics } from 'prom-client'
import { makeApp } from './app.ts'
import type { Config } from './config.ts'
import { openEdges } from './edges.ts'
import { openGateways } from './gateways.ts'
import { openFileReportLog } from './health/file-report-log.ts'
import { Health } from './health/health.ts'
import { openPostgresReportLog } from './health/postgres-report-log.ts'
import { addRegistryGauges } from './health/registry-metrics.ts'
import { openAdminToken, openKeys } from './keys.ts'
import { addLife } from './life.ts'
import { openFileLog } from './log/file-log.ts'
import { openPostgresLog } from './log/postgres-log.ts'
import { openPipelines } from './pipelines/pipelines.ts'
import { Registry } from './registry.ts'
import { fileCursors, postgresCursors } from './webhooks/webhook-cursors.ts'
import { makeWebhooks } from './webhooks/webhooks.ts'
import type { ContentStore } from './store/content-store.ts'
import { diskStore } from './store/disk-store.ts'
import { s3Store } from './store/s3-store.ts'
import { sweep } from './store/sweep.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LOOK_EVERY_MS = 1000
const STEP_EVERY_MS = 2000
const SWEEP_EVERY_MS = 6 * 60 * 60 * 1000

/** A registry with its log, store and keys; `close` ends it. */
export interface OpenRegistry {
  app: FastifyInstance
  registry: Registry
  store: ContentStore
  health: Health
  metrics: Metrics
  /** Sends the events that are due to the webhooks. */
  tell(): Promise<void>
  adminToken: string
  publicKey: string
  /** Tells balancers that this registry stops, and resolves after the time that they need to notice. */
  drain(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** Opens the log, the store and the keys, and creates the HTTP server on them. */
export async function openRegistry(
  config: Config,
  now: () => Date = () => new Date(),
): Promise<OpenRegistry> {
  const keys = await openKeys(config.directory, config.signingKey)
  const adminToken = await openAdminToken(config.directory, config.adminToken)
  const log = config.databaseUrl
    ? await openPostgresLog(config.databaseUrl)
    : await openFileLog(join(config.directory, 'log.jsonl'))
  const store = config.bucket
    ? s3Store(openBucket(config.bucket), now)
    : diskStore(join(config.directory, 'files'))
  const registry = new Registry({
    log,
    channels: config.channels,
    retention: config.retention,
    rollout: config.rollout,
    leastVisitors: config.leastVisitors,
    now,
  })
  const outage = await sweep(registry, store).then(() => undefined, ofOutage)
  const { budgetsFile, showsStacks, logLevel, trustedProxies } = config
  const reports = config.databaseUrl
    ? await openPostgresReportLog(config.databaseUrl, config.retention.days)
    : await openFileReportLog(
        join(config.directory, 'visits.jsonl'),
        new Date(now().getTime() - config.retention.days * DAY_MS),
      )
  const health = new Health(registry, reports, config.health)
  await health.catchUp()
  const metrics = new Metrics()
  addRegistryGauges(metrics, registry, health)
  const pools: Record<string, Pool> = {}
  if (log.pool) pools.log = log.pool
  if (reports.pool) pools.visits = reports.pool
  watchPools(metrics, pools)
  const gateways = openGateways(config.gateways)
  const edges = openEdges(config.edges, keys.privateKey, now)
  const app = makeApp({
    registry,
    health,
    store,
    keys,
    gateways,
    edges,
    adminToken,
    findPipeline: await openPipelines(config.pipelinesFile),
    budgetsFile,
    showsStacks,
    logLevel,
    trustedProxies,
    metrics,
  })
  if (outage) app.log.error(outage)
  const drain = addLife(app)
  const { webhooks: addresses } = config
  const webhooks = makeWebhooks({
    addresses,
    registry,
    cursors:
      config.databaseUrl && addresses.length > 0
        ? await postgresCursors(config.databaseUrl, addresses.length)
        : fileCursors(join(config.directory, 'webhooks.json')),
    privateKey: keys.privateKey,
    warn: (fields, message) => app.log.warn(fields, message),
  })

  const look = setInterval(() => {
    if (registry.awaited) registry.current().catch((error: unknown) => app.log.error(error))
  }, LOOK_EVERY_MS)
  const telling = setInterval(() => {
    webhooks.deliver().catch((error: unknown) => app.log.error(error))
  }, LOOK_EVERY_MS)
  const stepping = setInterval(() => {
    health.advance().catch((error: unknown) => app.log.error(error))
  }, STEP_EVERY_MS)
  const sweeping = setInterval(() => {
    sweep(registry, store).catch((error: unknown) => app.log.error(error))
  }, SWEEP_EVERY_MS)
  return {
    app,
    registry,
    store,
    health,
    metrics,
    tell: webhooks.deliver,
    adminToken,
    publicKey: keys.publicKey,
    drain,
    async close() {
      clearInterval(look)
      clearInterval(telling)
      clearInterval(sweeping)
      clearInterval(stepping)
      await app.close()
      await health.settled()
      await webhooks.close()
      await reports.close()
      await log.close()
    },
  }
}

/** A store that is down stops no registry; settings that can never work do. */
function ofOutage(error: unknown): StoreError {
  if (error instanceof StoreError && error.kind === 'unavailable') return error
  throw error
}
