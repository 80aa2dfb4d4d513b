import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { configFrom } from './server/config.ts'
import { openDatabase } from './server/database.ts'
import { makeGateway, prepare, startJobs } from './server/gateway.ts'

const STOP_TIMEOUT_MS = 10_000

const config = configFrom(process.env)
try {
  await open()
} catch (error) {
  process.stderr.write(`The gateway did not open. ${(error as Error).message}\n`)
  process.exit(1)
}

async function open() {
  const directory = join(config.dataDirectory, 'database')
  if (!config.databaseUrl) await mkdir(directory, { recursive: true })
  const database = await openDatabase({ url: config.databaseUrl, directory })
  const gateway = makeGateway({ db: database.db, config })
  let said = ''
  const progress = (domain: string, done: number) => {
    const line = `${domain} ${Math.round(done * 100)}%\n`
    if (line !== said) process.stdout.write(line)
    said = line
  }
  // Of several gateways that are started together the first fills the shop.
  await database.alone(() => prepare(gateway, { progress }))
  const stopJobs = startJobs(gateway)
  const address = await gateway.app.listen({ port: config.port, host: config.host })
  process.stdout.write(`gateway open at ${address}\n`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Requests that are under way get their answer; a stuck one must not hold the process for ever.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await gateway.app.close()
    await stopJobs()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
