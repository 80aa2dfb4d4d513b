import { loadDemo } from '../load-demo.ts'
import { configFrom } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import { makeGateway } from '../gateway.ts'
import { startJobs } from '../server/start-jobs.ts'

// A gateway in a process of its own, which can crash: between the insert of an order and its reply when the request
// demands it, or when it is killed from outside.
const { OTHER_DIRECTORY: directory, OTHER_URL: url } = process.env
const database = await openDatabase({
  ...(url ? { url } : {}),
  ...(directory ? { directory } : {}),
})
const gateway = makeGateway({
  db: database.db,
  config: { ...configFrom({ DEMO: '1' }), logLevel: 'silent', limits: false },
  extension: await loadDemo(),
})
startJobs(gateway)
gateway.app.addHook('onSend', async (request) => {
  if (request.headers['x-die-before-answer']) process.kill(process.pid, 'SIGKILL')
})
process.stdout.write(`${await gateway.app.listen({ port: 0, host: '127.0.0.1' })}\n`)
