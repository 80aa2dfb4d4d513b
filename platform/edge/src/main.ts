import { metricsAddress, serveMetrics } from '@borong/observe/serve-metrics'
import { startTracing } from '@borong/observe/tracing'
import { configFrom } from './config.ts'
import { openEdge } from './edge.ts'
import { logToStderr, reasonOf } from './http/log.ts'

const config = configFrom(process.env)
const metrics = metricsAddress(process.env)
const tracing = await startTracing('edge', process.env)
const edge = await openEdge(config, logToStderr, tracing)
if (metrics)
  process.stdout.write(`metrics at ${(await serveMetrics(edge.metrics, metrics)).address}\n`)
edge.server.listen(config.port, config.host, () =>
  process.stdout.write(`edge open at ${config.shopUrl}\n`),
)

// An error that no request waits for must not end the requests of all visitors.
process.on('unhandledRejection', (error) =>
  logToStderr('error', 'A task failed that no request waits for', { reason: reasonOf(error) }),
)

const stop = async () => {
  await edge.drain(config.drainMs)
  await edge.close()
  await tracing?.stop()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
