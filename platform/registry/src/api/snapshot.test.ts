import type { Snapshot } from '@borong/contract/release'
import { sweep } from '../store/sweep.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

/** A call that has begun to wait for a change. */
async function waitForNews(): Promise<{ answer: ReturnType<typeof registry.call<Snapshot>> }> {
  const answer = registry.call<Snapshot>('GET', 'snapshot?after=1&wait=60')
  while (!registry.open.registry.awaited) await new Promise(setImmediate)
  return { answer }
}

test('M-04: answers a waiting caller with the next write', async () => {
  await registry.publish(remote())
  const waiting = await waitForNews()
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  const { status, body } = await waiting.answer
  expect([status, body.sequence]).toEqual([200, 2])
  expect(body.channels.production?.checkout).toEqual({ stable: '1.0.0' })
})

test('M-04: answers an outdated caller immediately, and an up-to-date one with no content after the wait', async () => {
  await registry.publish(remote())
  expect((await registry.call('GET', 'snapshot?after=0&wait=60')).status).toBe(200)
  expect((await registry.call('GET', 'snapshot?after=1&wait=0')).status).toBe(204)
  // An edge with a higher sequence than this registry must learn that the log has restarted.
  expect((await registry.call('GET', 'snapshot?after=99&wait=60')).status).toBe(200)
})

test('M-04: a registry that closes ends all waits', async () => {
  await registry.publish(remote())
  const waiting = await waitForNews()
  await registry.restart()
  expect((await waiting.answer).status).toBe(204)
})

test('M-04: retains its state over a restart', async () => {
  await registry.publish(remote(), { note: 'first' })
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  const token = await registry.token('checkout')
  const before = await registry.snapshot()
  const { body: key } = await registry.call('GET', 'key')
  await registry.restart()
  expect(await registry.snapshot()).toEqual(before)
  expect((await registry.call('GET', 'key')).body).toEqual(key)
  expect((await registry.publish(remote({ version: '1.1.0' }), { token })).status).toBe(201)
})

test('M-04: serves a retired release for thirty days, and the last ten of a unit always', async () => {
  for (let minor = 0; minor <= 11; minor++) {
    await registry.publish(remote({ version: `1.${minor}.0` }))
    // Releases of the same millisecond have no order.
    registry.advance(1 / 24)
  }
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  registry.advance(40)
  const versions = async () => Object.keys((await registry.snapshot()).releases.checkout ?? {})
  // 1.0.0 is active, 1.2.0 to 1.11.0 are the last ten; 1.1.0 retired long ago.
  expect(await versions()).toEqual([
    '1.0.0',
    '1.2.0',
    '1.3.0',
    '1.4.0',
    '1.5.0',
    '1.6.0',
    '1.7.0',
    '1.8.0',
    '1.9.0',
    '1.10.0',
    '1.11.0',
  ])

  await registry.act('checkout', { action: 'promote', version: '1.11.0' })
  registry.advance(29)
  expect(await versions()).toContain('1.0.0')
  const late = await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  expect([late.status, late.body.name]).toEqual([410, 'RELEASE_RETIRED'])
})

test('M-04: removes only files that no retained release needs', async () => {
  const first = remote({ version: '1.0.0' })
  const entry = Buffer.from(first.release.files[0]!.integrity.slice(7), 'base64').toString('hex')
  await registry.publish(first)
  for (let minor = 1; minor <= 10; minor++)
    await registry.publish(remote({ version: `1.${minor}.0` }))
  const { registry: core, store } = registry.open
  expect(await sweep(core, store)).toBe(0)
  registry.advance(31)
  expect(await sweep(core, store)).toBe(1)
  expect((await registry.call('GET', `files/${entry}`)).status).toBe(404)
  const { releases } = await registry.snapshot()
  for (const file of releases.checkout!['1.10.0']!.files) {
    const hash = Buffer.from(file.integrity.slice(7), 'base64').toString('base64url')
    expect((await registry.call('GET', `files/${hash}`)).status).toBe(200)
  }
})
