import { configFrom } from './config.ts'
import { openEdge } from './edge.ts'
import { logToStderr } from './http/log.ts'

const config = configFrom(process.env)
const edge = await openEdge(config, logToStderr)
edge.server.listen(config.port, config.host, () =>
  process.stdout.write(`edge open at ${config.shopUrl}\n`),
)

const stop = async () => {
  await edge.drain(config.drainMs)
  await edge.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
