import { openBucket } from '@borong/object-store/bucket'
import { startTestStore } from '@borong/object-store/testing/test-store'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '../server/new-id.ts'
import { bucketStore, diskStore } from './file-store.ts'

const onDisk = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'borong-files-'))
  return { store: diskStore(directory), close: () => rm(directory, { recursive: true }) }
}
const inBucket = async () => {
  const { settings, close } = await startTestStore()
  return { store: bucketStore(openBucket(settings)), close }
}

test.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('F-08: an upload %s is read until it is removed', async (_, open) => {
  const { store, close } = await open()
  const [id, bytes] = [newId(), Buffer.from('a file of a buyer')]
  expect(await store.read(id)).toBeUndefined()
  await store.write(id, bytes)
  expect(await store.read(id)).toEqual(bytes)
  await store.remove(id)
  expect(await store.read(id)).toBeUndefined()
  await store.remove(id)
  await close()
})

test('F-08: an upload fails while the bucket is down, and succeeds afterwards', async () => {
  const server = await startTestStore()
  const store = bucketStore(openBucket(server.settings))
  await server.stop()
  await expect(store.write('abc', Buffer.from('x'))).rejects.toThrow('does not answer')
  await server.start()
  await store.write('abc', Buffer.from('x'))
  expect(await store.read('abc')).toEqual(Buffer.from('x'))
  await server.close()
})
