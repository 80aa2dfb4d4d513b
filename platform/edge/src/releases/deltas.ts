import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { sizedCache } from '../http/sized-cache.ts'
import type { FileStore } from './file-store.ts'

/** Files of one release as differences to those of an earlier one that the browser has (RFC 9842). */
export interface Deltas {
  /**
   * The difference of a file to the dictionary with this hash; undefined when none of the candidates is the dictionary.
   * It is made once.
   */
  find(
    integrity: string,
    dictionary: Buffer,
    candidates: readonly string[],
  ): Promise<Buffer | undefined>
}

const compress = promisify(zstdCompress)

const LEVEL = 19
const MOST_HASHES = 20_000
/** Begins each answer of the encoding `dcz`, before the hash of the dictionary. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex')

/**
 * The pattern of a file's addresses in all releases: the hash in its name changes, the rest stays. Undefined for files
 * that are not text, and for names with characters that have a meaning in a pattern.
 */
export const familyOf = (pathname: string): string | undefined => {
  const [, stem, extension] = /^(\/assets\/[\w-]+\/[\w-]+)\.[\w.]+\.(js|css)$/.exec(pathname) ?? []
  return stem && `${stem}.*.${extension}`
}

/** The hash of the dictionary that the browser offers, of a header like `:base64:`. */
export function offeredDictionary(
  available: string | string[] | undefined,
  acceptEncoding: string | undefined,
): Buffer | undefined {
  if (typeof available !== 'string' || !/(?:^|,)\s*dcz\s*(?:,|$)/.test(acceptEncoding ?? ''))
    return undefined
  const base64 = /^:([A-Za-z0-9+/]{43}=):$/.exec(available)?.[1]
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64')
}

export function makeDeltas(store: Pick<FileStore, 'read'>, mostBytes: number): Deltas {
  const hashes = new LRUCache<string, Buffer>({ max: MOST_HASHES })
  const made = sizedCache<Buffer>(mostBytes, ({ length }) => length)
  const coming = new Map<string, Promise<Buffer>>()

  const contentOf = async (integrity: string) => (await store.read(integrity, 'identity')).content

  async function hashOf(integrity: string): Promise<Buffer> {
    const known = hashes.get(integrity)
    if (known) return known
    const hash = createHash('sha256')
      .update(await contentOf(integrity))
      .digest()
    hashes.set(integrity, hash)
    return hash
  }

  async function make(integrity: string, from: string, hash: Buffer): Promise<Buffer> {
    const [content, dictionary] = await Promise.all([contentOf(integrity), contentOf(from)])
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL }
    return Buffer.concat([MAGIC, hash, await compress(content, { dictionary, params })])
  }

  return {
    async find(integrity, dictionary, candidates) {
      for (const candidate of candidates) {
        if (!(await hashOf(candidate)).equals(dictionary)) continue
        const key = `${integrity} ${candidate}`
        const known = made.get(key)
        if (known) return known
        const running =
          coming.get(key) ??
          make(integrity, candidate, dictionary).finally(() => coming.delete(key))
        coming.set(key, running)
        const delta = await running
        made.set(key, delta)
        return delta
      }
      return undefined
    },
  }
}
