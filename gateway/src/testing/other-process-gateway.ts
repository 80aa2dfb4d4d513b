import { configFrom } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import { makeGateway, startJobs } from '../server/gateway.ts'

// A gateway in a process of its own, which dies without a word: after an order is made and before it is answered when the
// request says so, or whenever it is killed from outside.
const { OTHER_DIRECTORY: directory, OTHER_URL: url } = process.env
const database = await openDatabase({
  ...(url ? { url } : {}),
  ...(directory ? { directory } : {}),
})
const gateway = makeGateway({
  db: database.db,
  config: { ...configFrom({}), logLevel: 'silent', limits: false },
})
startJobs(gateway)
gateway.app.addHook('onSend', async (request) => {
  if (request.headers['x-die-before-answer']) process.kill(process.pid, 'SIGKILL')
})
process.stdout.write(`${await gateway.app.listen({ port: 0, host: '127.0.0.1' })}\n`)
