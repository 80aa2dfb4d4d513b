import { openBucket } from '@borong/object-store/bucket'
import { startTestStore } from '@borong/object-store/testing/test-store'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha384 } from '../api/content-hash.ts'
import type { ContentStore } from './content-store.ts'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'

const onDisk = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'borong-content-'))
  return { store: diskStore(directory), close: () => rm(directory, { recursive: true }) }
}
const inBucket = async () => {
  const { settings, close } = await startTestStore()
  return { store: s3Store(openBucket(settings), () => new Date()), close }
}

const hashOf = (text: string) => createHash('sha384').update(text).digest('hex')
const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('release files %s', (_, open) => {
  let store: ContentStore
  let close: () => Promise<unknown>
  beforeAll(async () => {
    ;({ store, close } = await open())
  })
  afterAll(() => close())

  const put = async (content = randomBytes(64)) => {
    const hash = sha384(content)
    await store.write(hash, content)
    return { hash, content }
  }
  const listed = async () => {
    const hashes: string[] = []
    for await (const { sha384: hash } of store.list()) hashes.push(hash)
    return hashes
  }

  test('M-04: a stored file is read again, byte by byte', async () => {
    const { hash, content } = await put(randomBytes(300_000))
    expect(await store.read(hash)).toEqual(content)
    expect(await store.has(hash)).toBe(true)
  })

  test('M-04: an empty file is a file', async () => {
    const { hash } = await put(Buffer.alloc(0))
    expect(await store.read(hash)).toEqual(Buffer.alloc(0))
    expect(await store.has(hash)).toBe(true)
  })

  test('M-04: a file that was never stored is not there', async () => {
    expect(await store.has(hashOf('never'))).toBe(false)
    expect(await store.read(hashOf('never'))).toBeUndefined()
  })

  test('M-04: storing a file twice, also concurrently, stores it once', async () => {
    const content = randomBytes(64)
    await Promise.all([put(content), put(content)])
    expect((await listed()).filter((hash) => hash === sha384(content))).toHaveLength(1)
  })

  test('M-04: the list has every file, with the time at which it was stored', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, () => put()))
    expect(await listed()).toEqual(expect.arrayContaining(files.map(({ hash }) => hash)))
    for await (const { storedAt } of store.list())
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(HOUR_MS)
  })

  test('M-04: only a file from before the given moment is removed', async () => {
    const { hash } = await put()
    await store.removeOlder(hash, inHours(-1))
    expect(await store.has(hash)).toBe(true)
    await store.removeOlder(hash, inHours(1))
    expect(await store.has(hash)).toBe(false)
    expect(await listed()).not.toContain(hash)
    await store.removeOlder(hash, inHours(1))
  })
})

test('M-04: the age of a file in a bucket restarts when a publish asks for it', async () => {
  const { settings, close } = await startTestStore()
  const bucket = openBucket(settings)
  const hash = hashOf('old')
  await s3Store(bucket, () => new Date()).write(hash, Buffer.from('old'))
  const rewritten: string[] = []
  const watched = {
    ...bucket,
    write: (key: string, content: Buffer) => {
      rewritten.push(content.toString())
      return bucket.write(key, content)
    },
  }
  expect(await s3Store(watched, () => inHours(1)).has(hash)).toBe(true)
  expect(rewritten).toEqual([])
  expect(await s3Store(watched, () => inHours(13)).has(hash)).toBe(true)
  expect(rewritten).toEqual(['old'])
  await close()
})
