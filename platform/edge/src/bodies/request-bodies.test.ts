import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { openRaw, type RawConnection } from '../testing/raw-connection.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
let port: number
const opened: RawConnection[] = []

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  gateway.on('/read', (_, response) => sendJson(response, { result: 'read' }))
  gateway.on('/write', sendHash)
})
beforeEach(() => start())
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  await edge.close()
})
afterAll(async () => {
  await gateway.close()
  await registry.close()
})

async function start(environment: Record<string, string> = {}) {
  await edge?.close()
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin, environment })
  port = Number(new URL(edge.origin).port)
}

/** Answers a body with its hash, as soon as it is complete. */
function sendHash(request: IncomingMessage, response: ServerResponse) {
  const hash = createHash('sha256')
  request.on('data', (chunk: Buffer) => hash.update(chunk))
  request.on('end', () => sendJson(response, { hash: hash.digest('hex') }))
}
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function open(from?: string) {
  const connection = await openRaw(port, from)
  opened.push(connection)
  return connection
}

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: shop.example', ...headers, '', ''].join('\r\n')

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(edge.origin + path, { method: 'POST', body, headers })

async function openUnfinished(count: number, from?: string) {
  const connections = await Promise.all(Array.from({ length: count }, () => open(from)))
  for (const connection of connections)
    connection.send(`${head('/gateway/write', 'content-length: 1000')}begun`)
  return connections
}

test('C-01: answers reads and writes while 200 bodies are unfinished', async () => {
  await openUnfinished(200)
  expect((await edge.get('/gateway/read')).status).toBe(200)
  const answer = await post('/gateway/write', 'whole')
  expect([answer.status, await answer.json()]).toEqual([200, { hash: hashOf('whole') }])
})

test('C-01: drops the oldest body of an address with too many unfinished ones, and no body of another address', async () => {
  const [other] = await openUnfinished(1, '127.0.0.2')
  const [oldest] = await openUnfinished(1)
  const later = await openUnfinished(64)
  expect(await oldest!.ended).toMatch(/^HTTP\/1.1 408 .*connection: close\r\n/is)
  for (const connection of [other!, later.at(-1)!]) {
    connection.send('x'.repeat(995))
    expect(await connection.until(/\}/)).toMatch(/^HTTP\/1.1 200 /)
  }
})

test('C-01: refuses a body that arrives too slowly with 408', async () => {
  await start({ BODY_GRACE_MS: '100' })
  const connection = await open()
  connection.send(`${head('/gateway/write', 'content-length: 1000')}begun`)
  const received = await connection.ended
  expect(received).toMatch(/^HTTP\/1.1 408 /)
  expect(received).toContain('REQUEST_TIMEOUT')
})

test.each([
  ['/gateway/write', 2_000_000],
  ['/registry/v1/reports', 300_000],
  ['/', 100_000],
])('C-01: %s refuses a body over its limit with 413 and closes', async (path, bytes) => {
  const connection = await open()
  connection.send(head(path, `content-length: ${bytes}`) + 'x'.repeat(bytes))
  const received = await connection.ended
  expect(received).toMatch(/^HTTP\/1.1 413 .*connection: close\r\n.*TOO_LARGE/is)
  expect(received.match(/HTTP\/1.1/g)).toHaveLength(1)
})

test('C-01: counts a chunked body while it arrives', async () => {
  const connection = await open()
  connection.send(head('/gateway/write', 'transfer-encoding: chunked'))
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  for (let sent = 0; sent < 20; sent += 1) connection.send(chunk)
  await connection.until(/^HTTP\/1.1 413 .*TOO_LARGE/is)
})

test('C-01: refuses a request with two Host headers', async () => {
  const connection = await open()
  const twice = head('/gateway/write', 'host: evil.example', 'content-length: 0')
  connection.send(twice)
  expect(await connection.until(/\r\n\r\n/)).toContain('400 Bad Request')
})

test('C-01: answers the next request of a client whose body was refused', async () => {
  for (let times = 0; times < 16; times += 1) {
    const large = await post('/gateway/write', 'x'.repeat(2_000_000))
    expect([large.status, await large.json()]).toMatchObject([413, { name: 'TOO_LARGE' }])
    const next = await post('/gateway/write', 'small')
    expect(await next.json()).toEqual({ hash: hashOf('small') })
  }
})

test('C-01: answers pipelined requests in their order, whatever their bodies are', async () => {
  const connection = await open()
  connection.send(
    [
      `${head('/gateway/write', 'content-length: 3')}one`,
      head('/', 'content-length: 0'),
      `${head('/gateway/write', 'transfer-encoding: chunked')}3\r\ntwo\r\n0\r\n\r\n`,
      `${head('/', 'content-length: 5')}three`,
      `${head('/gateway/write', 'content-length: 4', 'connection: close')}last`,
    ].join(''),
  )
  const received = await connection.ended
  const answered = received.match(/HTTP\/1.1 \d+|[0-9a-f]{64}/g)
  const refused = 'HTTP/1.1 405'
  const taken = (text: string) => ['HTTP/1.1 200', hashOf(text)]
  expect(answered).toEqual([...taken('one'), refused, ...taken('two'), refused, ...taken('last')])
})
