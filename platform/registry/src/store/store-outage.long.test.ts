import type { BucketSettings } from '@borong/object-store/bucket-settings'
import { startFaultyProxy } from '@borong/object-store/testing/faulty-proxy'
import { startTestStore, type TestStore } from '@borong/object-store/testing/test-store'
import { configFrom } from '../config.ts'
import { openRegistry } from '../open-registry.ts'
import { sha384 } from '../api/content-hash.ts'
import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import { sweep } from './sweep.ts'

let store: TestStore
let registry: TestRegistry
const fileOf = (text: string) => `files/${sha384(Buffer.from(text))}`

beforeEach(async () => {
  store = await startTestStore()
  registry = await startTestRegistry({ config: { bucket: store.settings } })
})
afterEach(async () => {
  await registry.close()
  await store.close()
})

test('M-04: a registry on an object store publishes, serves files, and sweeps what no release needs', async () => {
  expect((await registry.publish(host())).status).toBe(201)
  expect((await registry.call('GET', fileOf('host 1.0.0'))).body).toEqual(Buffer.from('host 1.0.0'))
  const unused = Buffer.from('of no release')
  await registry.call('PUT', `files/${sha384(unused)}`, { body: unused })
  registry.advance(2)
  expect(await sweep(registry.open.registry, registry.open.store)).toBe(1)
  expect((await registry.call('GET', fileOf('of no release'))).status).toBe(404)
  expect((await registry.call('GET', fileOf('host 1.0.0'))).status).toBe(200)
})

test('M-04: while the store is down the registry says so, serves its state, and recovers with it', async () => {
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await store.stop()
  const refused = await registry.call('GET', fileOf('host 1.0.0'))
  expect([refused.status, refused.body.name]).toEqual([503, 'STORE_UNAVAILABLE'])
  expect((await registry.publish(remote())).body.name).toBe('STORE_UNAVAILABLE')
  expect((await registry.snapshot()).channels.production).toMatchObject({
    host: { stable: '1.0.0' },
  })
  await store.start()
  expect((await registry.call('GET', fileOf('host 1.0.0'))).status).toBe(200)
  expect((await registry.publish(remote())).status).toBe(201)
})

test('M-04: a registry starts while its store is down', async () => {
  await registry.publish(host())
  await store.stop()
  await registry.restart()
  expect(Object.keys((await registry.snapshot()).releases)).toEqual(['host'])
  await store.start()
  expect((await registry.call('GET', fileOf('host 1.0.0'))).status).toBe(200)
})

test('M-04: with a wrong secret a registry does not open, and names the settings', async () => {
  const proxy = await startFaultyProxy(store)
  const { message } = await opened({ ...proxy.settings, secretAccessKey: 'a wrong secret' })
  await proxy.close()
  expect(message).toBe(
    `The object store at ${proxy.settings.url} refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY: SignatureDoesNotMatch`,
  )
})

test('M-04: with a bucket that does not exist a registry does not open', async () => {
  const url = store.settings.url.replace(/borong$/, 'other')
  expect((await opened({ ...store.settings, url })).message).toContain('NoSuchBucket')
})

/** The error of a registry on this bucket. */
async function opened(bucket: BucketSettings): Promise<Error> {
  const config = { ...configFrom({ DATA_DIR: registry.directory }), logLevel: 'silent' }
  return openRegistry({ ...config, bucket }).then(
    async ({ close }) => {
      await close()
      return new Error('The registry opened')
    },
    (error: Error) => error,
  )
}
