import type { BuiltRelease } from '@borong/contract/release'
import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import type { RegistrySnapshot } from '../state/snapshot.ts'

type Call = NonNullable<BuiltRelease['calls']>[number]
type CallAccess = Call['access']

const ADDRESS = 'https://orders.example.com/v2'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
})
afterEach(() => registry.close())

const call = (path: string, access: CallAccess = 'guest'): Call => ({
  id: 'myOrders',
  method: 'GET',
  path,
  host: 'service',
  access,
})

const withService = (
  version = '1.0.0',
  address = ADDRESS,
  calls = [call('/checkout/orders/mine')],
) => {
  const built = remote({ version })
  return {
    ...built,
    release: {
      ...built.release,
      calls,
      remote: { ...built.release.remote!, api: { orders: address } },
    },
  }
}

const approve = (
  approved: boolean,
  {
    channel = 'production',
    address = ADDRESS,
    token,
  }: { channel?: string; address?: string; token?: string } = {},
) =>
  registry.call<{ message: string; notes?: string[] }>(
    'PUT',
    `channels/${channel}/units/checkout/services`,
    { token, body: { address, approved } },
  )

const services = async (channel = 'production') =>
  ((await registry.snapshot()) as RegistrySnapshot).services[channel]?.checkout

test('refuses a release with a service that is not approved, and names the command', async () => {
  const refused = await registry.publish(withService())
  expect([refused.status, refused.body.name, refused.body.hint]).toEqual([
    409,
    'SERVICE_NOT_APPROVED',
    `An admin of the registry approves it: borong service approve checkout ${ADDRESS} --channel production`,
  ])
  await approve(true)
  expect((await registry.publish(withService())).status).toBe(201)
  expect((await registry.act('checkout', { action: 'promote', version: '1.0.0' })).status).toBe(200)
})

test('only an admin approves an address, and the log says who did', async () => {
  const squad = await registry.token('checkout')
  const refused = await approve(true, { token: squad })
  expect([refused.status, refused.body.name]).toEqual([403, 'ADMIN_ONLY'])
  await approve(true)
  await approve(true)
  await approve(false)
  const log = await registry.call<{ events: object[] }>('GET', 'log?unit=checkout&limit=9')
  expect(log.body.events).toMatchObject([
    { type: 'service-revoked', by: 'admin', channel: 'production', address: ADDRESS },
    { type: 'service-approved', by: 'admin', channel: 'production', address: ADDRESS },
  ])
})

test('an approval counts for its channel, and one for production everywhere', async () => {
  await approve(true, { channel: 'staging' })
  expect(await services('staging')).toEqual([ADDRESS])
  expect((await registry.publish(withService())).status).toBe(201)
  const promoted = await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  expect([promoted.status, promoted.body.name]).toEqual([409, 'SERVICE_NOT_APPROVED'])
  const together = await registry.call('PUT', 'channels/production/units', {
    body: { versions: { checkout: '1.0.0' }, expected: { checkout: 0 } },
  })
  expect([together.status, together.body.name]).toEqual([409, 'SERVICE_NOT_APPROVED'])
  const given = { channel: 'staging' }
  expect(
    (await registry.act('checkout', { action: 'promote', version: '1.0.0' }, given)).status,
  ).toBe(200)

  await approve(false, { channel: 'staging' })
  await approve(true)
  expect(await services('staging')).toEqual([ADDRESS])
})

test('a revoked address leaves the snapshot, and the answer names the releases that lose it', async () => {
  await approve(true)
  await registry.publish(withService())
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  const { body } = await approve(false)
  expect(body.notes).toEqual(['checkout 1.0.0 loses its service'])
  expect(await services()).toBeUndefined()
  await registry.restart()
  expect(await services()).toBeUndefined()
})

test('one address has one spelling', async () => {
  await approve(true, { address: `${ADDRESS}/` })
  expect(await services()).toEqual([ADDRESS])
  expect(
    (await registry.publish(withService('1.0.0', 'https://ORDERS.example.com/v2/'))).status,
  ).toBe(201)
})

test.each([
  'http://orders.example.com',
  'https://user:secret@orders.example.com',
  'https://orders.example.com/?to=elsewhere',
  'https://orders.example.com#a',
  'ftp://orders.example.com',
  'orders.example.com',
])('%s is no address of a service', async (address) => {
  expect((await approve(true, { address })).status).toBe(400)
  expect((await registry.publish(withService('1.0.0', address))).status).toBe(400)
})

test('a service on the machine of a developer needs no certificate', async () => {
  expect((await approve(true, { address: 'http://localhost:4500' })).status).toBe(200)
})

test.each<[string, CallAccess]>([
  ['/account/orders/mine', 'guest'],
  ['/checkout/baskets/mine', 'guest'],
  ['/checkout/orders/mine', 'refresh'],
])('refuses a call to %s with access %s', async (path, access) => {
  await approve(true)
  const refused = await registry.publish(withService('1.0.0', ADDRESS, [call(path, access)]))
  expect([refused.status, refused.body.name]).toEqual([409, 'SERVICE_UNKNOWN'])
})

test('a preview may name an address that is not approved yet', async () => {
  const published = await registry.publish(withService('1.0.0-pr1.abc'), { preview: { days: 1 } })
  expect(published.status).toBe(201)
  expect(published.body.notes).toEqual(
    expect.arrayContaining([expect.stringContaining('is not approved for any channel')]),
  )
})

test('releases of earlier builds name no service', async () => {
  expect((await registry.publish(remote())).status).toBe(201)
})
