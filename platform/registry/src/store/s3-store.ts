import type { Bucket } from '@borong/object-store/bucket'
import type { ContentStore } from './content-store.ts'

/** The keys below it are the paths of the disk store, so files can be copied between both with any tool. */
const FOLDER = 'releases/'
/** Half of the grace period of unused files. */
const RENEWED_MS = 12 * 60 * 60 * 1000

/** Release files in a bucket: `releases/ab/cdef…`. Several registries share it. */
export function s3Store(bucket: Bucket, now: () => Date): ContentStore {
  const keyOf = (sha384: string) => `${FOLDER}${sha384.slice(0, 2)}/${sha384.slice(2)}`
  return {
    async has(sha384) {
      const key = keyOf(sha384)
      const storedAt = await bucket.storedAt(key)
      if (!storedAt) return false
      if (now().getTime() - storedAt.getTime() < RENEWED_MS) return true
      // A file that is queried before a publish is about to be used again, so its age restarts.
      const content = await bucket.read(key)
      if (content) await bucket.write(key, content)
      return content !== undefined
    },
    read: (sha384) => bucket.read(keyOf(sha384)),
    write: (sha384, content) => bucket.write(keyOf(sha384), content),
    async *list() {
      for await (const { key, storedAt } of bucket.list(FOLDER))
        yield { sha384: key.slice(FOLDER.length).replace('/', ''), storedAt }
    },
    async removeOlder(sha384, than) {
      const storedAt = await bucket.storedAt(keyOf(sha384))
      if (storedAt && storedAt < than) await bucket.remove(keyOf(sha384))
    },
  }
}
