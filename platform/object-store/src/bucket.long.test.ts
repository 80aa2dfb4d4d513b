import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bucketFrom } from './bucket-settings.ts'
import { openBucket, type Bucket } from './bucket.ts'
import { listingOf } from './listing.ts'
import { startFaultyProxy, type FaultyProxy } from './testing/faulty-proxy.ts'
import { startTestStore, type TestStore } from './testing/test-store.ts'

let store: TestStore
let proxy: FaultyProxy
let bucket: Bucket
beforeEach(async () => {
  store = await startTestStore()
  proxy = await startFaultyProxy(store)
  bucket = openBucket(proxy.settings)
})
afterEach(async () => {
  await proxy.close()
  await store.close()
})

async function keysIn(prefix: string, from = bucket): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of from.list(prefix)) keys.push(key)
  return keys
}

test('M-04: an upload that is cut is sent again, and is stored whole', async () => {
  const content = randomBytes(500_000)
  proxy.cutUploads(2)
  await bucket.write('a/b', content)
  expect(await bucket.read('a/b')).toEqual(content)
  expect(proxy.uploads()).toBe(1)
})

test('M-04: an upload that is always cut fails, and leaves the object as it was', async () => {
  await bucket.write('a/b', Buffer.from('before'))
  proxy.cutUploads(3)
  await expect(bucket.write('a/b', randomBytes(500_000))).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining(`The object store at ${proxy.settings.url} does not answer`),
  })
  expect(await bucket.read('a/b')).toEqual(Buffer.from('before'))
})

test('M-04: an overloaded store is asked again, and then named', async () => {
  await bucket.write('a', Buffer.from('x'))
  proxy.overload(2)
  expect(await bucket.read('a')).toEqual(Buffer.from('x'))
  proxy.overload(3)
  await expect(bucket.read('a')).rejects.toThrow('answers 503 SlowDown')
})

test('M-04: a late listing changes no answer but its own', async () => {
  await bucket.write('a/1', Buffer.from('1'))
  await bucket.write('a/2', Buffer.from('2'))
  expect(await keysIn('a/')).toEqual(['a/1', 'a/2'])
  proxy.freezeListings()
  await bucket.remove('a/1')
  await bucket.write('a/3', Buffer.from('3'))
  expect(await keysIn('a/')).toEqual(['a/1', 'a/2'])
  expect(await bucket.storedAt('a/1')).toBeUndefined()
  expect(await bucket.read('a/3')).toEqual(Buffer.from('3'))
  await bucket.remove('a/1')
})

// s3rver cannot answer in pages on Node 24: it encrypts their tokens with DES.
test('M-04: a listing of more than a page is complete', async () => {
  const pages: Record<string, string> = {
    '': '<NextContinuationToken>t&amp;2</NextContinuationToken><Contents><Key>a/1</Key></Contents>',
    't&2': '<Contents><Key>a/2</Key></Contents>',
  }
  const server = createServer(({ url = '' }, response) => {
    const token = new URL(url, 'http://store').searchParams.get('continuation-token') ?? ''
    response.end(`<ListBucketResult>${pages[token]}</ListBucketResult>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/borong`
  expect(await keysIn('a/', openBucket({ ...store.settings, url }))).toEqual(['a/1', 'a/2'])
  server.closeAllConnections()
  server.close()
})

test('reads the names of a listing as the store means them', () => {
  const xml =
    '<ListBucketResult><NextContinuationToken>a&amp;b=</NextContinuationToken><Contents><Key>x&lt;y</Key>' +
    '<LastModified>2026-11-25T10:00:00.000Z</LastModified></Contents></ListBucketResult>'
  expect(listingOf(xml)).toEqual({
    objects: [{ key: 'x<y', storedAt: new Date('2026-11-25T10:00:00Z') }],
    next: 'a&b=',
  })
})

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }

test('M-04: the environment names the bucket; without STORE_URL files are on disk', () => {
  expect(bucketFrom({})).toBeUndefined()
  expect(bucketFrom({ ...keys, STORE_URL: 'https://s3.example.com/borong/' })).toEqual({
    url: 'https://s3.example.com/borong',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'hidden',
    sessionToken: undefined,
    prefix: '',
  })
})

test('M-04: shops with different prefixes share a bucket and see only their own objects', async () => {
  const shop = (prefix: string) => openBucket({ ...proxy.settings, prefix })
  const [one, other] = [shop('one/'), shop('other/')]
  await one.write('releases/ab/c', Buffer.from('of one'))
  expect(await other.read('releases/ab/c')).toBeUndefined()
  expect([await keysIn('releases/', one), await keysIn('releases/', other)]).toEqual([
    ['releases/ab/c'],
    [],
  ])
  expect(await keysIn('')).toEqual(['one/releases/ab/c'])
})

test.each([
  [{ ...keys, STORE_URL: 's3.example.com' }, 'STORE_URL is no address'],
  [
    { ...keys, STORE_URL: 'https://id:hidden@s3.example.com/borong' },
    'STORE_URL must be an address',
  ],
  [{ STORE_URL: 'https://s3.example.com/borong', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  [
    { ...keys, STORE_URL: 'https://s3.example.com/borong', STORE_PREFIX: '/one' },
    'STORE_PREFIX must be folders',
  ],
])(
  'M-04: refuses settings of a bucket that cannot work, without repeating them (%j)',
  (env, reason) => {
    expect(() => bucketFrom(env)).toThrow(reason)
    expect(() => bucketFrom(env)).not.toThrow('hidden')
  },
)
