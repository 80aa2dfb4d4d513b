import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RenderCheckRequest, RenderCheckResult } from '../render-check.ts'
import { verifyRecord } from '../signature.ts'
import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

const fine: RenderCheckResult = { checked: ['/checkout'], unchecked: [], failures: [] }
const thrown: RenderCheckResult = {
  ...fine,
  failures: [
    {
      route: '/checkout',
      unit: 'checkout',
      message: 'Error: bug (checkout@1.1.0/server.js:1:234)',
    },
  ],
}

let edge: Server
let registry: TestRegistry
let answer: { status: number; body: object }
let requests: (RenderCheckRequest & { signature: string })[]

beforeEach(async () => {
  requests = []
  answer = { status: 200, body: fine }
  edge = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      requests.push(JSON.parse(text) as (typeof requests)[number])
      response.writeHead(answer.status).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`
  registry = await startTestRegistry({ config: { edges: { production: origin } } })
  await registry.publish(host())
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote({ version }))
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  requests = []
})
afterEach(async () => {
  await registry.close()
  edge.close()
})

const checkout = async () => (await registry.snapshot()).channels.production?.checkout

test('M-04: an edge renders a release before it goes live, at the signed request of the registry', async () => {
  expect((await registry.act('checkout', { action: 'promote', version: '1.1.0' })).status).toBe(200)
  expect(requests).toMatchObject([{ channel: 'production', versions: { checkout: '1.1.0' } }])
  expect(verifyRecord('render check', requests[0]!, registry.open.publicKey)).toBe(true)
})

test.each([
  { action: 'promote', version: '1.1.0' },
  { action: 'roll-out', version: '1.1.0' },
  { action: 'candidate', version: '1.1.0', percent: 5 },
  { action: 'pin', version: '1.1.0', reason: 'QA' },
] as const)(
  'M-04: a release that throws when it is rendered never goes live: %j',
  async (action) => {
    answer.body = thrown
    const { status, body } = await registry.act('checkout', action)
    expect([status, body.name, body.message]).toEqual([
      409,
      'RENDER_FAILED',
      '/checkout throws in checkout when it is rendered: Error: bug (checkout@1.1.0/server.js:1:234)',
    ])
    expect(await checkout()).toEqual({ stable: '1.0.0' })
  },
)

test('M-04: several units that go live in one write are rendered together', async () => {
  answer.body = thrown
  const { body } = await registry.call<object>('PUT', 'channels/production/units', {
    body: {
      versions: { host: '1.0.0', checkout: '1.1.0' },
      expected: { host: 0, checkout: (await registry.open.registry.current()).sequence },
    },
  })
  expect(body.name).toBe('RENDER_FAILED')
  expect(requests.at(-1)?.versions).toEqual({ host: '1.0.0', checkout: '1.1.0' })
})

test('M-04: a promotion lists the routes that were not rendered', async () => {
  answer.body = {
    ...fine,
    unchecked: ['/search/:keyword', '/v/:vendor', '/slow'],
    left: [
      { route: '/search/:keyword', why: 'no address' },
      { route: '/v/:vendor', why: 'no address' },
      { route: '/slow', why: 'edge busy' },
    ],
  }
  const { body } = await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  const { notes } = body as { notes?: string[] }
  expect(notes?.filter((note) => note.startsWith('Not rendered'))).toEqual([
    'Not rendered, because remote.ts names no sample of it, and no rendered page links to one: /search/:keyword, /v/:vendor',
    'Not rendered, because the edge had no time for it. Try again when it has less to do: /slow',
  ])
})

test.each([
  [
    'timeout',
    'RENDER_TIMEOUT',
    '/checkout of checkout does not end in time when it is rendered: x',
  ],
  ['died', 'RENDER_DIED', '/checkout of checkout ends its process when it is rendered: x'],
])('M-04: a page with the failure %s refuses the release as %s', async (reason, name, message) => {
  const failure = { route: '/checkout', unit: 'checkout', reason, message: 'x' }
  answer.body = { ...fine, failures: [failure] }
  const { status, body } = await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  expect([status, body.name, body.message]).toEqual([409, name, message])
  expect(await checkout()).toEqual({ stable: '1.0.0' })
})

test('M-04: an edge that answers with an error refuses a promotion, but no rollback', async () => {
  await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  answer.status = 502
  const refused = await registry.act('host', { action: 'promote', version: '1.0.0' })
  expect([refused.status, refused.body.name]).toEqual([409, 'EDGE_UNREACHABLE'])
  expect((await registry.act('checkout', { action: 'rollback' })).status).toBe(200)
})

test.each([
  ['an edge that serves nothing yet', async () => void (answer.status = 503), /serves nothing yet/],
  [
    'an edge that does not run',
    () => new Promise<void>((resolve) => void edge.close(() => resolve())),
    /no edge runs/,
  ],
])('M-04: %s serves no visitor, so a promotion only notes it', async (_, prepare, note) => {
  edge.closeAllConnections()
  await prepare()
  const { status, body } = await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  expect(status).toBe(200)
  expect((body as { notes?: string[] }).notes).toContainEqual(expect.stringMatching(note))
})
