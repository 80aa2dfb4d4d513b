import { loadDemo } from '../src/load-demo.ts'
import { configFrom } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database.ts'
import { makeGateway, prepare } from '../src/gateway.ts'
import { startJobs } from '../src/server/start-jobs.ts'
import type { Opened, Spent } from './bench-types.ts'
import { makeScenarios } from './scenarios.ts'

// The gateway as in production, in a process of its own; it sends the scenarios to its parent.
const { BENCH_DIRECTORY: directory, ...environment } = process.env
// The driver disconnects when its time is over, so its last requests fail: they are not logged.
const config = configFrom({ LOG_LEVEL: 'fatal', ...environment, DEMO: '1', LIMITS: 'off' })
const database = await openDatabase({
  url: config.databaseUrl,
  ...(directory ? { directory } : {}),
})
const gateway = makeGateway({ db: database.db, config, extension: await loadDemo() })
let printed = -1
await prepare(gateway, {
  progress(domain, done) {
    const percent = Math.round(done * 100)
    if (percent !== printed) process.stderr.write(`\r${domain} ${percent}% `)
    printed = percent
  },
})
const scenarios = await makeScenarios(gateway)
const stopJobs = startJobs(gateway)
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ origin, scale: config.scale, scenarios } satisfies Opened)

// Any message requests the CPU time.
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
