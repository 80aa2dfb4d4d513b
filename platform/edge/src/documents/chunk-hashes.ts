import type { ReleaseFile } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import type { FileStore } from '../releases/file-store.ts'
import type { Hints, Preload } from './hints.ts'

/**
 * Gives each preloaded chunk the hash with which the bundler's loader requests it, sha256. A browser uses a preload only
 * for a request with the same `integrity`.
 */
export function chunkHasher(store: FileStore): (hints: Hints) => Promise<Hints> {
  const known = new WeakMap<ReleaseFile, Promise<string>>()

  async function hashed(preload: Preload): Promise<Preload> {
    if (!preload.isChunk) return preload
    const { file } = preload
    const hashing = known.get(file) ?? hashOf(store, file)
    known.set(file, hashing)
    // A file that cannot be read keeps the hash of its release, and is tried again for the next document.
    const integrity = await hashing.catch(() => {
      known.delete(file)
      return preload.integrity
    })
    return { ...preload, integrity }
  }

  return async (hints) => ({ ...hints, preloads: await Promise.all(hints.preloads.map(hashed)) })
}

// The store compares the content with the hash of the release.
async function hashOf(store: FileStore, { integrity }: ReleaseFile): Promise<string> {
  const { content } = await store.read(integrity, 'identity')
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
