import type { BuiltRelease, Release, ReleaseFile } from '@borong/contract/release'
import { MAPS_FILE } from '@borong/federation/source-maps'
import { unitName } from '@borong/build/units'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import type { RegistryClient } from './client.ts'
import { taggedVersion } from './tagged-version.ts'

export interface Published {
  release: Release
  /** False when exactly this release was published before. */
  created: boolean
  uploaded: number
  /** Checks that the registry skipped. */
  notes?: readonly string[]
}

const CONCURRENCY = 6

/** Publishes the release in a unit's `dist`: first the files that the registry lacks, then the record. */
export async function publishUnit(
  client: RegistryClient,
  directory: string,
  options: {
    note?: string
    together?: boolean
    /** Publishes it under its version with this tag. */
    tag?: string
    /** Publishes a preview under a version with this tag. */
    preview?: { days: number; tag: string }
    onUpload?(done: number, total: number): void
  } = {},
): Promise<Published> {
  const built = await readRelease(directory)
  const { note, together, preview } = options
  const tag = preview?.tag ?? options.tag
  const release = tag === undefined ? built : tagged(built, tag)
  const files = placed(release, directory)
  const maps = await integrityOfMaps(directory)
  if (maps) files.set(maps, join(directory, 'dist', MAPS_FILE))
  const missing = await client.missing([...files.keys()])
  let done = 0
  const queue = missing.values()
  const uploads = Array.from({ length: CONCURRENCY }, async () => {
    for (const integrity of queue) {
      const path = files.get(integrity)
      if (path === undefined) continue
      await client.upload(hexOf(integrity), await read(path))
      options.onUpload?.(++done, missing.length)
    }
  })
  await Promise.all(uploads)
  const answer = await client.send<Omit<Published, 'uploaded'>>(
    'POST',
    `units/${release.unit}/releases`,
    { release, maps, note, together, ...(preview ? { preview: { days: preview.days } } : {}) },
  )
  return { ...answer, uploaded: missing.length }
}

const tagged = (release: BuiltRelease, tag: string): BuiltRelease => ({
  ...release,
  version: taggedVersion(release.version, tag),
})

/** The record of a unit's last build. */
export async function readRelease(directory: string): Promise<BuiltRelease> {
  const path = join(directory, 'dist/release.json')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const unit = unitName(directory)
  if (text === undefined)
    throw new Complaint(
      `${unit} is not built.\n  Build it first: pnpm borong build ${unit}`,
      'build',
    )
  return JSON.parse(text) as BuiltRelease
}

/** The hash of the release's source maps; a build by an earlier version has none. */
async function integrityOfMaps(directory: string): Promise<string | undefined> {
  const content = await readFile(join(directory, 'dist', MAPS_FILE)).catch(() => undefined)
  return content && `sha384-${createHash('sha384').update(content).digest('base64')}`
}

function placed(release: BuiltRelease, directory: string): Map<string, string> {
  const paths = (files: readonly ReleaseFile[], folder: string) =>
    files.map((file) => [file.integrity, join(directory, 'dist', folder, file.name)] as const)
  return new Map([
    ...paths(release.files, 'browser'),
    ...paths(release.server?.files ?? [], 'server'),
  ])
}

async function read(path: string): Promise<Buffer> {
  return readFile(path).catch(() => {
    throw new Complaint(
      `${path} is named by release.json but is not there.\n  Build again: pnpm borong build`,
      'build',
    )
  })
}

const hexOf = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
