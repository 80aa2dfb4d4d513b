import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicKey, verify } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { remote } from '../testing/built.ts'
import { makeTestDatabase, server as database } from '../testing/test-database.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import { fileCursors, postgresCursors, type WebhookCursors } from './webhook-cursors.ts'
import { SIGNATURE_HEADER } from './webhooks.ts'

interface Received {
  sequence: number
  type: string
  body: string
  signature: string
}

const testOnPostgres = database ? test : test.skip

let server: Server
let address: string
let received: Received[]
/** The status of the next answers. */
let status: number
let registry: TestRegistry | undefined

beforeEach(async () => {
  received = []
  status = 204
  server = createServer(async (request, response) => {
    const body = await text(request)
    const { sequence, type } = JSON.parse(body) as Received
    if (status < 300)
      received.push({ sequence, type, body, signature: String(request.headers[SIGNATURE_HEADER]) })
    response.writeHead(status, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a-secret-path`
})
afterEach(async () => {
  await registry?.close()
  registry = undefined
  server.close()
})

const start = async (databaseUrl?: string) => {
  registry = await startTestRegistry({ config: { webhooks: [address], databaseUrl } })
  await registry.open.tell()
  return registry
}

/** Waits for this number of events: the registry sends them by itself, too. */
async function whenReceived(count: number) {
  while (received.length < count) await registry!.open.tell()
  return received
}

async function tellsInOrder(databaseUrl?: string) {
  const open = await start(databaseUrl)
  await open.token('checkout')
  await open.publish(remote())
  await open.publish(remote({ version: '1.1.0' }))
  await open.act('checkout', { action: 'promote', version: '1.0.0' })
  await whenReceived(3)
  await open.act('checkout', { action: 'promote', version: '1.1.0' })
  await open.act('checkout', { action: 'rollback' })
  await open.restart()
  await whenReceived(5)
  await open.open.tell()
  expect(received.map(({ type }) => type)).toEqual([
    'published',
    'published',
    'promoted',
    'promoted',
    'rolled-back',
  ])
  const key = createPublicKey(open.open.publicKey)
  for (const { body, signature } of received) {
    const signed = Buffer.from(`webhook\n${body}`)
    expect(verify(null, signed, key, Buffer.from(signature, 'base64'))).toBe(true)
    expect(JSON.parse(body)).not.toHaveProperty('release')
  }
}

test('M-04: a registry tells releases and rollbacks in their order, once and signed', () =>
  tellsInOrder())

testOnPostgres('M-04: a registry on PostgreSQL tells them in their order, too', async () => {
  const database = await makeTestDatabase()
  await tellsInOrder(database.url)
  await registry?.close()
  registry = undefined
  await database.remove()
})

testOnPostgres('M-04: of two registries on one database, one sends an event', async () => {
  const database = await makeTestDatabase()
  const both = [await postgresCursors(database.url, 1), await postgresCursors(database.url, 1)]
  const [one, other] = both as [WebhookCursors, WebhookCursors]
  let sentByOther = 0
  await one.advance(address, 6, async (after) => {
    await other.advance(address, 0, async () => (sentByOther += 1))
    return after + 1
  })
  expect(sentByOther).toBe(0)
  await other.advance(address, 0, async (after) => {
    expect(after).toBe(7)
    return after
  })
  await Promise.all(both.map((cursors) => cursors.close()))
  await database.remove()
})

test.each([500, 302])(
  'M-04: an event that a webhook answers with %d is sent again later, before the next one',
  async (failure) => {
    const open = await start()
    status = failure
    await open.publish(remote())
    await open.open.tell()
    await open.publish(remote({ version: '1.1.0' }))
    expect(received).toEqual([])
    status = 204
    open.advance(1)
    await whenReceived(2)
    expect(received.map(({ sequence }) => sequence)).toEqual([1, 2])
  },
)

test('M-04: a webhook that is configured later begins with the next event', async () => {
  const open = await start()
  status = 404
  await open.publish(remote())
  const cursors = fileCursors(join(open.directory, 'registry/webhooks.json'))
  let first = 0
  await cursors.advance('http://new.example', 17, async (after) => (first = after))
  expect(first).toBe(17)
})
