import { openBucket, type Bucket } from '@borong/object-store/bucket'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../server/config.ts'

/** The private bytes of files by key. Several gateways share one store. */
export interface FileStore {
  write(key: string, bytes: Buffer): Promise<void>
  /** Undefined when the store has no such file. */
  read(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
}

/** A store in a folder that all gateways can reach. */
export function diskStore(folder: string): FileStore {
  // The last two characters of an id are random, so they spread the files over 256 folders.
  const path = (key: string) => join(folder, key.slice(-2), key)
  return {
    async write(key, bytes) {
      // A crash in the middle leaves only a partial file, which no row names.
      const partial = `${path(key)}.${randomBytes(4).toString('hex')}.partial`
      await mkdir(dirname(partial), { recursive: true })
      await writeFile(partial, bytes)
      await rename(partial, path(key))
    },
    async read(key) {
      try {
        return await readFile(path(key))
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(path(key), { force: true }),
  }
}

/** A store in a bucket, under the paths of the folder, so that files can be copied between both with any tool. */
export function bucketStore(bucket: Bucket): FileStore {
  const path = (key: string) => `uploads/${key.slice(-2)}/${key}`
  return {
    write: (key, bytes) => bucket.write(path(key), bytes),
    read: (key) => bucket.read(path(key)),
    remove: (key) => bucket.remove(path(key)),
  }
}

export const storeOf = ({
  bucket,
  filesDirectory,
}: Pick<Config, 'bucket' | 'filesDirectory'>): FileStore =>
  bucket ? bucketStore(openBucket(bucket)) : diskStore(filesDirectory)
