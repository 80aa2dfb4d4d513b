import { metricsAddress, serveMetrics } from '@borong/observe/serve-metrics'
import type { Tracing } from '@borong/observe/traced-request'
import { watchPools } from '@borong/observe/watch-pools'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemo } from './load-demo.ts'
import { configFrom } from './server/config.ts'
import { openDatabase } from './server/database.ts'
import { openReplica } from './server/replica.ts'
import { makeGateway, prepare } from './gateway.ts'
import { startJobs } from './server/start-jobs.ts'
import { checkSettings } from './requirements.ts'

/** Longer than the longest request. */
const STOP_TIMEOUT_MS = 35_000

/** Opens the gateway on its database and its ports, and closes it at a signal. */
export async function openGateway(tracing: Tracing | undefined) {
  checkSettings(process.env)
  const config = configFrom(process.env)
  const metrics = metricsAddress(process.env)
  const extension = config.demo ? await loadDemo() : undefined
  const directory = join(config.dataDirectory, 'database')
  if (!config.databaseUrl) await mkdir(directory, { recursive: true })
  const database = await openDatabase({ url: config.databaseUrl, directory })
  if (config.replicaUrl && !database.pool)
    throw new Error('DATABASE_REPLICA_URL needs DATABASE_URL, the primary that it copies.')
  const replica =
    config.replicaUrl && database.pool
      ? await openReplica(config.replicaUrl, database.pool, {
          mostBehindMs: config.replicaBehindMs,
        })
      : undefined
  const gateway = makeGateway({
    db: database.db,
    ...(replica ? { reads: replica.db } : {}),
    config,
    extension,
  })
  let printed = ''
  const progress = (domain: string, done: number) => {
    const line = `${domain} ${Math.round(done * 100)}%\n`
    if (line !== printed) process.stdout.write(line)
    printed = line
  }
  // When several gateways start together, the first one fills the shop.
  await database.alone(() => prepare(gateway, { progress }))
  const stopJobs = startJobs(gateway)
  if (database.pool)
    watchPools(gateway.metrics, {
      gateway: database.pool,
      ...(replica ? { replica: replica.pool } : {}),
    })
  if (metrics) {
    const served = await serveMetrics(gateway.metrics, metrics)
    process.stdout.write(`metrics at ${served.address}\n`)
  }
  const address = await gateway.app.listen({ port: config.port, host: config.host })
  process.stdout.write(`gateway open at ${address}${config.demo ? ', as a demo' : ''}\n`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await gateway.drain(config.drainMs)
    // Requests in flight still get a response, but a stuck one must not keep the process running.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await gateway.app.close()
    await stopJobs()
    await replica?.close()
    await database.close()
    await tracing?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
