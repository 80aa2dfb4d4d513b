import { configFrom } from './config.ts'
import { openRegistry } from './open-registry.ts'

const config = configFrom(process.env)
const { app, drain, close } = await openRegistry(config)
const address = await app.listen({ port: config.port, host: config.host })
process.stdout.write(`registry open at ${address}/registry\n`)

const stop = async () => {
  await drain(config.drainMs)
  await close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
