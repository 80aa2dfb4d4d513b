import { configFrom } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database.ts'
import { makeGateway, prepare, startJobs } from '../src/server/gateway.ts'
import type { Opened, Spent } from './asked.ts'
import { makeScenarios } from './scenarios.ts'

// The gateway as it runs in production, in a process of its own; what there is to be asked goes to its parent.
const { BENCH_DIRECTORY: directory, ...environment } = process.env
// The driver leaves at once when its time is over, and what it then asked for is not worth a line in the log.
const config = configFrom({ LOG_LEVEL: 'fatal', ...environment, LIMITS: 'off' })
const database = await openDatabase({
  url: config.databaseUrl,
  ...(directory ? { directory } : {}),
})
const gateway = makeGateway({ db: database.db, config })
let said = -1
await prepare(gateway, {
  progress(domain, done) {
    const percent = Math.round(done * 100)
    if (percent !== said) process.stderr.write(`\r${domain} ${percent}% `)
    said = percent
  },
})
const scenarios = await makeScenarios(gateway)
const stopJobs = startJobs(gateway)
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ origin, scale: config.scale, scenarios } satisfies Opened)

// Any message asks for it.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send!({ spent: user + system } satisfies Spent)
})

process.once('disconnect', async () => {
  await gateway.app.close()
  await stopJobs()
  await database.close()
  process.exit(0)
})
