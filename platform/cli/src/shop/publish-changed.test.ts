import { host, remote, type Built } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBuilt } from '../testing/write-built.ts'
import { adminClient, publishChanged } from './publish-changed.ts'

let registry: TestRegistry
let root: string
beforeEach(async () => {
  registry = await startTestRegistry()
  root = await mkdtemp(join(tmpdir(), 'borong-shop-'))
})
afterEach(async () => {
  await registry.close()
  await rm(root, { recursive: true })
})

const NAMES = ['host', 'checkout', 'account'] as const

/** A shop whose checkout has three units; `start` publishes its builds and returns what it reports. */
async function openShop() {
  const address = await registry.open.app.listen({ port: 0, host: '127.0.0.1' })
  const client = await adminClient(address, registry.directory)
  const write = (built: Built) => writeBuilt(join(root, built.release.unit), built)
  await write(host())
  await write(remote())
  await write(remote({ unit: 'account' }))
  const start = async (...fresh: (typeof NAMES)[number][]) => {
    const reported: string[] = []
    const built = NAMES.map((unit) => ({
      directory: join(root, unit),
      fresh: fresh.includes(unit),
    }))
    const place = { channel: 'production', dataDirectory: root }
    await publishChanged(client, built, place, (text) => reported.push(text))
    return reported
  }
  const stable = async (unit: string) =>
    (await registry.snapshot()).channels.production?.[unit]?.stable
  return { client, write, start, stable }
}

test('M-04: a start reports its releases, and in one line that nothing has changed', async () => {
  const { start, write } = await openShop()
  expect(await start(...NAMES)).toEqual([
    'Released host 1.0.0',
    'Released checkout 1.0.0',
    'Released account 1.0.0',
  ])
  expect(await start()).toEqual(['Nothing has changed since the last start.'])
  await write(remote({ version: '1.1.0' }))
  expect(await start('checkout')).toEqual(['Released checkout 1.1.0'])
})

test('M-04: a version that a squad promoted remains until its sources change in the checkout', async () => {
  const { start, write, stable } = await openShop()
  await start(...NAMES)
  await registry.publish(remote({ version: '1.5.0' }))
  await registry.act('checkout', { action: 'promote', version: '1.5.0' })
  await write(remote({ unit: 'account', version: '1.1.0' }))
  expect(await start('account')).toEqual([
    'Released account 1.1.0',
    'checkout remains at 1.5.0, as it was set by hand. The build is 1.0.0.',
  ])
  expect(await stable('checkout')).toBe('1.5.0')
  await write(remote({ version: '1.6.0' }))
  expect(await start('checkout')).toEqual(['Released checkout 1.6.0'])
  // The sources of an earlier start again.
  await write(remote())
  expect(await start('checkout')).toEqual(['Released checkout 1.0.0'])
})

test('M-04: a start in the data of an earlier program also leaves a promoted version', async () => {
  const { start, stable } = await openShop()
  await start(...NAMES)
  await registry.publish(remote({ version: '1.5.0' }))
  await registry.act('checkout', { action: 'promote', version: '1.5.0' })
  await rm(join(root, 'last-start.json'))
  await start()
  expect(await stable('checkout')).toBe('1.5.0')
})

test('M-04: a unit that was rolled back, taken off or frozen stays so, and a frozen one is released once it may move', async () => {
  const { start, write, stable } = await openShop()
  await start(...NAMES)
  await write(remote({ version: '1.1.0' }))
  await start('checkout')
  await registry.act('checkout', { action: 'rollback' })
  await registry.act('account', { action: 'take-off' })
  expect(await start()).toEqual([
    'checkout remains at 1.0.0, as it was set by hand. The build is 1.1.0.',
    'account remains off, as it was set by hand. The build is 1.0.0.',
  ])
  await registry.act('checkout', { action: 'freeze', reason: 'payday' })
  await write(remote({ version: '1.2.0' }))
  expect((await start('checkout'))[0]).toBe(
    'checkout remains at 1.0.0, as it was frozen. The build is 1.2.0.',
  )
  await registry.act('checkout', { action: 'unfreeze' })
  expect((await start())[0]).toBe('Released checkout 1.2.0')
  expect([await stable('checkout'), await stable('account')]).toEqual(['1.2.0', undefined])
})

test('M-04: another content of the same version, and of the same sources, is released under a version of its own', async () => {
  const { start, write } = await openShop()
  await start(...NAMES)
  const changed = remote({ files: { 'tender.eeeeeeee.js': 'tender' } })
  await write(changed)
  const [first] = await start('checkout')
  expect(first).toMatch(/^Released checkout 1\.0\.0-local\.[a-z]\w{6}$/)
  await write(changed)
  expect(await start('checkout')).toEqual([])
  const built = JSON.parse(await readFile(join(root, 'checkout/dist/release.json'), 'utf8')) as {
    version: string
  }
  // Another shop is started from the same build.
  expect(built.version).toBe('1.0.0')
  // The record of the sources is the same in this test.
  await write(remote({ files: { 'tender.ffffffff.js': 'another tender' } }))
  const [second] = await start('checkout')
  expect(second).toMatch(/^Released checkout 1\.0\.0-local\./)
  expect(second).not.toBe(first)
})
