import { metricsAddress, serveMetrics } from '@borong/observe/serve-metrics'
import { startTracing } from '@borong/observe/tracing'
import { configFrom } from './config.ts'

const config = configFrom(process.env)
const tracing = await startTracing('registry', process.env)
// Loads the client of PostgreSQL, which is traced only if it is loaded now.
const { openRegistry } = await import('./open-registry.ts')
const address = metricsAddress(process.env)
const { app, metrics, drain, close } = await openRegistry(config).catch((error: Error) => {
  process.stderr.write(`The registry did not open. ${error.message}\n`)
  process.exit(1)
})
if (address) process.stdout.write(`metrics at ${(await serveMetrics(metrics, address)).address}\n`)
const opened = await app.listen({ port: config.port, host: config.host })
process.stdout.write(`registry open at ${opened}/registry\n`)

const stop = async () => {
  await drain(config.drainMs)
  await close()
  await tracing?.stop()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
