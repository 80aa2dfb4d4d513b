import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BuiltRelease } from '@borong/contract/release'
import { sendable } from '@borong/contract/http/sendable'
import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

type Call = NonNullable<BuiltRelease['calls']>[number]

const outlook: Call = {
  id: 'stockOutlook',
  method: 'GET',
  path: '/stock/v1/outlook/:id',
  host: 'api',
  access: 'guest',
}
const sending = (version: string, ...calls: object[]) =>
  remote({ version, change: { calls: calls as Call[] } })
const shell = (version: string, sends: BuiltRelease['sends'] = sendable) =>
  host({ version, change: { sends } })

let gateways: Server[]
let registry: TestRegistry | undefined
beforeEach(() => {
  gateways = []
  registry = undefined
})
afterEach(async () => {
  await registry?.close()
  for (const server of gateways) server.close()
})

/** A gateway whose OpenAPI document describes these paths. */
async function gateway(paths: Record<string, object>): Promise<string> {
  const server = createServer((request, response) =>
    request.url === '/openapi.json'
      ? response.end(JSON.stringify({ openapi: '3.1.0', paths }))
      : response.writeHead(404).end(),
  )
  gateways.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function open(origins: Record<string, string> = {}, sends?: BuiltRelease['sends']) {
  registry = await startTestRegistry({ config: { gateways: origins } })
  await registry.publish(shell('1.0.0', sends))
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  return registry
}

const described = { '/stock/v1/outlook/{product}': { get: {} } }

test('M-05: refuses a call that the active host cannot send, naming remote and call', async () => {
  const { recovery: _, ...older } = sendable
  const { publish } = await open({}, older)
  const { status, body } = await publish(sending('1.1.0', { ...outlook, recovery: 'login' }))
  expect(status).toBe(409)
  expect(body).toMatchObject({
    name: 'CALL_NEEDS_NEWER_HOST',
    message:
      'checkout 1.1.0 sends the call stockOutlook, which host 1.0.0 (production) cannot send: recovery login',
  })
  expect((await publish(sending('1.1.0', outlook))).status).toBe(201)
})

test.each([
  ['a host that no configuration names', { host: 'partner' }, 'host partner'],
  ['an unknown access', { access: 'partner' }, 'access partner'],
  ['a field of a later contract', { retries: 3 }, 'retries 3'],
  ['a path on another host', { path: '//partner.example/x' }, 'path //partner.example/x'],
])('M-05: refuses a call with %s', async (_, changed, part) => {
  const { publish } = await open()
  const { body } = await publish(sending('1.1.0', { ...outlook, ...changed }))
  expect(body.name).toBe('CALL_NEEDS_NEWER_HOST')
  expect(body.message).toContain(part)
})

test('M-05: refuses a host that cannot send the calls of an active remote', async () => {
  const { publish, act } = await open()
  await publish(sending('1.1.0', { ...outlook, recovery: 'login' }))
  await act('checkout', { action: 'promote', version: '1.1.0' })
  const { recovery: _, ...older } = sendable
  const { body } = await publish(shell('1.1.0', older))
  expect(body).toMatchObject({
    name: 'CALL_NEEDS_NEWER_HOST',
    message: expect.stringContaining('checkout 1.1.0') as string,
  })
})

test('M-05: offers no fallback whose calls the active host cannot send', async () => {
  const { publish, act, snapshot } = await open()
  const fallback = async () => (await snapshot()).channels.production?.checkout?.lastGood
  await publish(sending('1.1.0', { ...outlook, recovery: 'login' }))
  await act('checkout', { action: 'promote', version: '1.1.0' })
  await publish(sending('1.2.0', outlook))
  await act('checkout', { action: 'promote', version: '1.2.0' })
  expect(await fallback()).toBe('1.1.0')
  const { recovery: _, ...older } = sendable
  await publish(shell('1.1.0', older))
  await act('host', { action: 'promote', version: '1.1.0' })
  expect(await fallback()).toBeUndefined()
})

test('M-05: refuses a call that the gateway does not describe, by method and path', async () => {
  const { publish } = await open({ production: await gateway(described) })
  const { body } = await publish(
    sending('1.1.0', outlook, { ...outlook, id: 'order', method: 'POST' }),
  )
  expect(body).toMatchObject({
    name: 'CALL_UNKNOWN_TO_GATEWAY',
    message:
      'checkout 1.1.0 sends the call order (POST /stock/v1/outlook/:id), which the gateway of production does not describe',
  })
  const fitting = await publish(sending('1.1.0', outlook))
  expect(fitting.status).toBe(201)
  expect(fitting.body).not.toHaveProperty('notes')
})

test('M-05: a call that only the gateway of staging serves becomes active in staging alone', async () => {
  const { publish, act, call } = await open({
    production: await gateway({}),
    staging: await gateway(described),
  })
  expect((await publish(sending('1.1.0', outlook))).status).toBe(201)
  const action = { action: 'promote', version: '1.1.0' } as const
  expect((await act('checkout', action)).body).toMatchObject({
    name: 'CALL_UNKNOWN_TO_GATEWAY',
    message: expect.stringContaining('of production') as string,
  })
  expect((await act('checkout', action, { channel: 'staging' })).status).toBe(200)
  const together = await call<object>('PUT', 'channels/production/units', {
    body: { versions: { checkout: '1.1.0' }, expected: { checkout: 0 } },
  })
  expect(together.body.name).toBe('CALL_UNKNOWN_TO_GATEWAY')
})

test('M-05: refuses to publish and to promote while the gateway cannot be reached, but rolls back', async () => {
  const origin = await gateway(described)
  const { publish, act } = await open({ production: origin })
  for (const version of ['1.1.0', '1.2.0']) {
    await publish(sending(version, outlook))
    expect((await act('checkout', { action: 'promote', version })).status).toBe(200)
  }
  await publish(sending('1.3.0', outlook))
  await new Promise((resolve) => gateways[0]!.close(resolve))

  const refused = await act('checkout', { action: 'promote', version: '1.3.0' })
  expect(refused.body).toMatchObject({
    name: 'GATEWAY_UNREACHABLE',
    message: expect.stringContaining(origin) as string,
  })
  expect((await publish(sending('1.4.0', outlook))).body.name).toBe('GATEWAY_UNREACHABLE')
  expect((await act('checkout', { action: 'rollback' })).body.message).toMatch(/back at 1\.1\.0/)
})

test('M-05: reports that calls are not checked where no gateway is configured', async () => {
  const { publish, act } = await open()
  const published = await publish(sending('1.1.0', outlook))
  expect(published.body).toMatchObject({
    notes: ['The calls were not checked: no gateway is configured for any channel (GATEWAYS)'],
  })
  const promoted = await act('checkout', { action: 'promote', version: '1.1.0' })
  expect(promoted.body).toMatchObject({
    notes: [
      'The calls were not checked: no gateway is configured for production (GATEWAYS)',
      'The pages were not rendered: no edge is configured for production (EDGES)',
    ],
  })
})
