import { metricsAddress, serveMetrics } from '@borong/observe/serve-metrics'
import { configFrom } from './config.ts'
import { openRegistry } from './open-registry.ts'

const config = configFrom(process.env)
const address = metricsAddress(process.env)
const { app, metrics, drain, close } = await openRegistry(config)
if (address) process.stdout.write(`metrics at ${(await serveMetrics(metrics, address)).address}\n`)
const opened = await app.listen({ port: config.port, host: config.host })
process.stdout.write(`registry open at ${opened}/registry\n`)

const stop = async () => {
  await drain(config.drainMs)
  await close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
