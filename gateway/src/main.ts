import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { configFrom } from './server/config.ts'
import { openDatabase } from './server/database.ts'
import { makeGateway, prepare, startJobs } from './server/gateway.ts'

const config = configFrom(process.env)
const directory = join(config.dataDirectory, 'database')
if (!config.databaseUrl) await mkdir(directory, { recursive: true })

const database = await openDatabase({ url: config.databaseUrl, directory })
const gateway = makeGateway({ db: database.db, config })
await prepare(gateway, {
  progress: (domain, done) => process.stdout.write(`${domain} ${Math.round(done * 100)}%\n`),
})
const stopJobs = startJobs(gateway)
const address = await gateway.app.listen({ port: config.port, host: config.host })
process.stdout.write(`gateway open at ${address}\n`)

const stop = async () => {
  await gateway.app.close()
  await stopJobs()
  await database.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
