import type { ReleaseFile } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, type BrotliDecompress } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'
import type { Compressor } from './compressor.ts'

/** Release files by the hash of their content. Every read from the disk is compared with that hash. */
export interface FileStore {
  /**
   * Makes sure that this file is on disk, and fetches it if it is not. Throws when its content does not match its hash.
   */
  take(file: Pick<ReleaseFile, 'name' | 'integrity'>, fetchFile: FetchFile): Promise<void>
  /** The content in this encoding, or unchanged when compression does not make it smaller. */
  read(integrity: string, encoding: Encoding): Promise<StoredForm>
  /** The folder of all files. */
  directory: string
  /** The path of a file on disk. */
  pathOf(integrity: string): string
  /** Removes all files that are not listed. */
  retainOnly(integrities: ReadonlySet<string>): Promise<void>
}

type FetchFile = (sha384: string) => Promise<Buffer>

export interface StoredForm {
  content: Buffer
  encoding: Encoding
  /** False while a smaller form is still being created. */
  isFinal: boolean
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** The suffix of a file's smallest form beside it. */
const SMALLEST = '.br11'
/** Larger than any release file: an altered one must not exhaust the memory. */
const MOST_BYTES = 64 * 1024 * 1024
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
  const present = new Map<string, { name: string; fetchFile: FetchFile }>()
  // Pending requests, so that one file of two releases is fetched once.
  const coming = new Map<string, Promise<Buffer>>()
  /** Served while the smallest form of a file is being created. */
  const quick = new Map<string, Promise<Buffer>>()

  const onDisk = async (integrity: string) => {
    const content = await readFile(pathOf(integrity)).catch(() => undefined)
    return content && integrityOf(content) === integrity ? content : undefined
  }

  async function fetchAndWrite(name: string, integrity: string, fetchFile: FetchFile) {
    const path = pathOf(integrity)
    const content = await fetchFile(sha384Of(integrity))
    if (integrityOf(content) !== integrity) throw new AlteredFile(name)
    await mkdir(directory, { recursive: true })
    await rm(path + SMALLEST, { force: true })
    await writeFile(`${path}.part`, content)
    await rename(`${path}.part`, path)
    return content
  }

  function contentOf(name: string, integrity: string, fetchFile: FetchFile): Promise<Buffer> {
    const running =
      coming.get(integrity) ??
      onDisk(integrity)
        .then((content) => content ?? fetchAndWrite(name, integrity, fetchFile))
        .finally(() => coming.delete(integrity))
    coming.set(integrity, running)
    return running
  }

  /** The content as the release record names it; a file that was altered on disk is fetched again. */
  function plain(integrity: string): Promise<Buffer> {
    const known = present.get(integrity)
    if (!known) return Promise.reject(new Error(`${integrity} is not in the store`))
    return contentOf(known.name, integrity, known.fetchFile)
  }

  async function smallest(integrity: string): Promise<Buffer | undefined> {
    const path = pathOf(integrity) + SMALLEST
    const stored = await readFile(path).catch(() => undefined)
    if (!stored || (await isFormOf(stored, integrity))) return stored
    await rm(path, { force: true })
    return undefined
  }

  // The smallest form takes seconds, so requests get the quick one until it is ready.
  function compressed(integrity: string): Promise<Buffer> {
    const known = quick.get(integrity)
    if (known) return known
    const path = pathOf(integrity)
    const making = plain(integrity).then((content) => brotli(content, QUICK))
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
    directory,
    pathOf,
    async take({ name, integrity }, fetchFile) {
      if (!present.has(integrity)) await contentOf(name, integrity, fetchFile)
      present.set(integrity, { name, fetchFile })
    },
    async read(integrity, encoding) {
      const isCompressible = COMPRESSIBLE.test(present.get(integrity)?.name ?? '')
      if (encoding === 'identity' || !isCompressible)
        return { content: await plain(integrity), encoding: 'identity', isFinal: true }
      if (encoding === 'gzip')
        return { content: await zip(await plain(integrity), { level: 9 }), encoding, isFinal: true }
      const ready = await smallest(integrity)
      if (ready) return { content: ready, encoding, isFinal: true }
      return { content: await compressed(integrity), encoding, isFinal: false }
    },
    async retainOnly(integrities) {
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

/** Whether this decompresses to exactly the content that the hash names, with nothing after it. */
async function isFormOf(compressed: Buffer, integrity: string): Promise<boolean> {
  try {
    // With `info` the promise resolves with both, which the types do not declare.
    const { buffer, engine } = (await unbrotli(compressed, {
      info: true,
      maxOutputLength: MOST_BYTES,
    })) as unknown as { buffer: Buffer; engine: BrotliDecompress }
    return engine.bytesWritten === compressed.length && integrityOf(buffer) === integrity
  } catch {
    return false
  }
}

/** A file whose content differs from the signed record. */
export class AlteredFile extends Error {
  constructor(name: string) {
    super(`${name} is not what its hash says`)
  }
}
