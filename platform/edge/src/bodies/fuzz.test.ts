import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { openRaw } from '../testing/raw-connection.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20_260_817)
const CONNECTIONS = Number(process.env.FUZZ_CONNECTIONS ?? 120)
const MOST_PIPELINED = 6

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
let port: number
beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  gateway.on('/read', (_, response) => sendJson(response, { result: 'read' }))
  gateway.on('/write', (request, response) => {
    const hash = createHash('sha256')
    request.on('data', (chunk: Buffer) => hash.update(chunk))
    request.on('end', () => sendJson(response, { hash: hash.digest('hex') }))
  })
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  port = Number(new URL(edge.origin).port)
})
afterAll(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

/** The bytes of one request and its expected answer; a request that is `last` ends its connection. */
interface Sent {
  bytes: string
  answer: RegExp | undefined
  last?: boolean
}

type Random = () => number
const upTo = (random: Random, most: number) => Math.floor(random() * most)

/** A small PRNG (mulberry32), so that a failing run can be repeated by its seed. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

const request = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: shop.example', ...headers, '', ''].join('\r\n')
const post = (path: string, ...headers: string[]) => request('POST', path, ...headers)

function chunked(random: Random, body: string): string {
  const chunks: string[] = []
  for (let at = 0; at < body.length;) {
    const part = body.slice(at, (at += 1 + upTo(random, 40_000)))
    chunks.push(`${part.length.toString(16)}\r\n${part}\r\n`)
  }
  return `${chunks.join('')}0\r\n\r\n`
}

const answered = (body: string) =>
  new RegExp(`^HTTP/1.1 200 .*${createHash('sha256').update(body).digest('hex')}`, 's')
const TOO_LARGE = /^HTTP\/1.1 413 .*connection: close.*TOO_LARGE/is

const kinds: ((random: Random) => Sent)[] = [
  () => ({ bytes: request('GET', '/gateway/read'), answer: /^HTTP\/1.1 200 .*"read"/s }),
  (random) => {
    const body = 'w'.repeat(1 + upTo(random, 100_000))
    const bytes = post('/gateway/write', `content-length: ${body.length}`) + body
    return { bytes, answer: answered(body) }
  },
  (random) => {
    const body = 'c'.repeat(1 + upTo(random, 100_000))
    const bytes = post('/gateway/write', 'transfer-encoding: chunked') + chunked(random, body)
    return { bytes, answer: answered(body) }
  },
  (random) => {
    const body = 'p'.repeat(upTo(random, 60_000))
    const bytes = post('/', `content-length: ${body.length}`) + body
    return { bytes, answer: /^HTTP\/1.1 405 /s }
  },
  (random) => {
    const length = 1_048_577 + upTo(random, 2_000_000)
    const sent = 'o'.repeat(upTo(random, length))
    const bytes = post('/gateway/write', `content-length: ${length}`) + sent
    return { bytes, answer: TOO_LARGE, last: true }
  },
  (random) => {
    const body = 'x'.repeat(300_000 + upTo(random, 100_000))
    const bytes = post('/registry/v1/x', 'transfer-encoding: chunked') + chunked(random, body)
    return { bytes, answer: TOO_LARGE, last: true }
  },
  (random) => {
    const length = 1 + upTo(random, 100_000)
    const bytes =
      post('/gateway/write', `content-length: ${length}`) + 'u'.repeat(upTo(random, length))
    return { bytes, answer: undefined, last: true }
  },
  () => ({ bytes: 'POST /gateway/write HTTP/1.1\r\nhost: sh', answer: undefined, last: true }),
]

/** Node refuses this request immediately and ends the connection, so no request is pipelined after it. */
const MALFORMED: Sent = {
  bytes: `${post('/gateway/write', 'transfer-encoding: chunked')}no number\r\n`,
  answer: /^HTTP\/1.1 400 /,
}

function requestsOf(random: Random): Sent[] {
  if (random() < 0.05) return [MALFORMED]
  const requests: Sent[] = []
  const count = 1 + upTo(random, MOST_PIPELINED)
  while (requests.length < count && !requests.at(-1)?.last)
    requests.push(kinds[upTo(random, kinds.length)]!(random))
  return requests
}

/** Sends the requests in pieces without waiting for answers; resolves with the answers to all of them. */
async function answersTo(requests: readonly Sent[], random: Random): Promise<string[]> {
  const expected = requests.filter(({ answer }) => answer).length
  const connection = await openRaw(port)
  const bytes = requests.map((sent) => sent.bytes).join('')
  for (let at = 0; at < bytes.length;) {
    connection.send(bytes.slice(at, (at += 1 + upTo(random, random() < 0.3 ? 50 : 300_000))))
    await nextTurn()
  }
  // The end of an answer: the end of a chunked body, or the closing bracket of a problem.
  const whole = new RegExp(
    `(HTTP/1.1 [0-9]{3} .*?(\\r\\n0\\r\\n\\r\\n|"\\}|close\\r\\n\\r\\n$)[^H]*){${expected}}`,
    's',
  )
  const received = await connection.until(whole)
  connection.socket.destroy()
  return received.split(/(?=HTTP\/1.1 )/).filter(Boolean)
}

test('C-01: answers every whole request of a storm of slow, oversize, unfinished and pipelined ones', async () => {
  const random = randomFrom(SEED)
  const storms = Array.from({ length: CONNECTIONS }, () => requestsOf(random))
  const answers = await Promise.all(storms.map((requests) => answersTo(requests, random)))
  for (const [index, requests] of storms.entries()) {
    const expected = requests.flatMap(({ answer }) => answer ?? [])
    for (const [at, pattern] of expected.entries()) expect(answers[index]![at]).toMatch(pattern)
  }
  expect((await edge.get('/gateway/read')).status).toBe(200)
  expect(edge.logged.filter(({ level }) => level === 'error')).toEqual([])
})
