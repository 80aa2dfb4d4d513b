import type { ReleaseFile } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoding } from '../http/encoding.ts'
import { VARIANTS } from './compress-worker.ts'
import type { Compressor } from './compressor.ts'

/** Release files by the hash of their content. What is here was compared with its hash. */
export interface FileStore {
  /** Makes sure that this file is here, fetching it when it is not. Throws when its content is not what its hash says. */
  take(
    file: Pick<ReleaseFile, 'name' | 'integrity'>,
    fetchFile: (sha384: string) => Promise<Buffer>,
  ): Promise<void>
  /** The content in this encoding, or in the nearest one that there is. */
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
  const present = new Set<string>()
  // Requests in hand, so that one file of two releases is fetched once.
  const coming = new Map<string, Promise<void>>()

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
      await writeFile(`${path}.part`, content)
      await rename(`${path}.part`, path)
      await Promise.all(
        Object.values(VARIANTS).map((variant) => rm(path + variant, { force: true })),
      )
    }
    if (COMPRESSIBLE.test(name)) await compressed(path)
    present.add(integrity)
  }

  async function compressed(path: string) {
    const there = async (variant: string) =>
      (await readFile(path + variant).catch(() => undefined)) !== undefined
    if (!(await there(VARIANTS.gzip))) await compressor.compress(path, 'fast')
    // The smallest form takes seconds, for which nobody has to wait; without it the fast form goes on serving.
    if (!(await there(VARIANTS.best))) compressor.compress(path, 'best').catch(() => {})
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
      const variants =
        encoding === 'br'
          ? [VARIANTS.best, VARIANTS.fast]
          : encoding === 'gzip'
            ? [VARIANTS.gzip]
            : []
      for (const variant of variants) {
        const content = await readFile(path + variant).catch(() => undefined)
        if (content) return { content, encoding, isFinal: variant !== VARIANTS.fast }
      }
      return { content: await readFile(path), encoding: 'identity', isFinal: true }
    },
    async keepOnly(integrities) {
      const wanted = new Set([...integrities].map(sha384Of))
      const names = await readdir(directory).catch(() => [])
      await Promise.all(
        names
          .filter((name) => !wanted.has(name.slice(0, 96)))
          .map((name) => rm(join(directory, name), { force: true })),
      )
      for (const integrity of present) if (!integrities.has(integrity)) present.delete(integrity)
    },
  }
}

/** A file whose content is not what the signed record says. */
export class AlteredFile extends Error {
  constructor(name: string) {
    super(`${name} is not what its hash says`)
  }
}
