import type { ReleaseFile } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'
import type { Compressor } from './compressor.ts'

/** Release files by the hash of their content. What is here was compared with its hash. */
export interface FileStore {
  /** Makes sure that this file is here, fetching it when it is not. Throws when its content is not what its hash says. */
  take(
    file: Pick<ReleaseFile, 'name' | 'integrity'>,
    fetchFile: (sha384: string) => Promise<Buffer>,
  ): Promise<void>
  /** The content in this encoding, or as it is when it can't be made smaller. */
  read(integrity: string, encoding: Encoding): Promise<StoredForm>
  /** Where a file is on disk. */
  pathOf(integrity: string): string
  /** Removes everything that is not named. */
  keepOnly(integrities: ReadonlySet<string>): Promise<void>
}

export interface StoredForm {
  content: Buffer
  encoding: Encoding
  /** False while a smaller form is still being made. */
  isFinal: boolean
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** The ending of a file's smallest form beside it. */
const SMALLEST = '.br11'
const COMPRESSIBLE = /\.(js|mjs|css|json|svg|html|txt|map|wasm|ico)$/

/** The hash of an `integrity` attribute, in hex. */
export function sha384Of(integrity: string): string {
  const hash = /^sha384-([A-Za-z0-9+/]{64})$/.exec(integrity)?.[1]
  if (!hash) throw new Error(`${integrity.slice(0, 80)} is no sha384 hash`)
  return Buffer.from(hash, 'base64').toString('hex')
}

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

export function openFileStore(directory: string, compressor: Compressor): FileStore {
  const pathOf = (integrity: string) => join(directory, sha384Of(integrity))
  const present = new Map<string, { isCompressible: boolean }>()
  // Requests in hand, so that one file of two releases is fetched once.
  const coming = new Map<string, Promise<void>>()
  /** What is given out while the smallest form of a file is being made. */
  const quick = new Map<string, Promise<Buffer>>()

  async function fetchAndKeep(
    name: string,
    integrity: string,
    fetchFile: (sha384: string) => Promise<Buffer>,
  ) {
    const path = pathOf(integrity)
    const onDisk = await readFile(path).catch(() => undefined)
    if (!onDisk || integrityOf(onDisk) !== integrity) {
      const content = await fetchFile(sha384Of(integrity))
      if (integrityOf(content) !== integrity) throw new AlteredFile(name)
      await mkdir(directory, { recursive: true })
      await rm(path + SMALLEST, { force: true })
      await writeFile(`${path}.part`, content)
      await rename(`${path}.part`, path)
    }
    present.set(integrity, { isCompressible: COMPRESSIBLE.test(name) })
  }

  // The smallest form takes seconds, for which nobody has to wait; should it fail, the quick form goes on serving.
  function compressed(integrity: string): Promise<Buffer> {
    const known = quick.get(integrity)
    if (known) return known
    const path = pathOf(integrity)
    const making = readFile(path).then((content) => brotli(content, QUICK))
    quick.set(integrity, making)
    making.then(
      () =>
        compressor.compress(path, path + SMALLEST).then(
          () => quick.delete(integrity),
          () => {},
        ),
      () => quick.delete(integrity),
    )
    return making
  }

  return {
    pathOf,
    async take({ name, integrity }, fetchFile) {
      if (present.has(integrity)) return
      const running =
        coming.get(integrity) ??
        fetchAndKeep(name, integrity, fetchFile).finally(() => coming.delete(integrity))
      coming.set(integrity, running)
      await running
    },
    async read(integrity, encoding) {
      const path = pathOf(integrity)
      if (encoding === 'identity' || !present.get(integrity)?.isCompressible)
        return { content: await readFile(path), encoding: 'identity', isFinal: true }
      if (encoding === 'gzip')
        return { content: await zip(await readFile(path), { level: 9 }), encoding, isFinal: true }
      const smallest = await readFile(path + SMALLEST).catch(() => undefined)
      if (smallest) return { content: smallest, encoding, isFinal: true }
      return { content: await compressed(integrity), encoding, isFinal: false }
    },
    async keepOnly(integrities) {
      const wanted = new Set([...integrities].map(sha384Of))
      const names = await readdir(directory).catch(() => [])
      await Promise.all(
        names
          .filter((name) => !wanted.has(name.slice(0, 96)))
          .map((name) => rm(join(directory, name), { force: true })),
      )
      for (const integrity of present.keys())
        if (!integrities.has(integrity)) present.delete(integrity)
    },
  }
}

/** A file whose content is not what the signed record says. */
export class AlteredFile extends Error {
  constructor(name: string) {
    super(`${name} is not what its hash says`)
  }
}
