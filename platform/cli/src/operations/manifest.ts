import { root } from '@borong/build/units'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { filesIn, sha256Of } from './copy.ts'

const FILE = 'manifest.json'
const FORMAT = 1

/** The list of a backup's files with their hashes. */
export interface Manifest {
  format: number
  createdAt: string
  /** The version of Borong and of Node that wrote it. */
  versions: { borong: string; node: string }
  /** SHA-256 by path. */
  files: Readonly<Record<string, string>>
}

/** Lists the files of a finished backup. A backup without this list is incomplete. */
export async function writeManifest(directory: string): Promise<Manifest> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    versions: { borong: version, node: process.version },
    files: await hashesIn(directory),
  }
  await writeFile(join(directory, FILE), JSON.stringify(manifest, undefined, 2), { mode: 0o600 })
  return manifest
}

/** Reads the list, and throws unless the files are exactly the listed ones. */
export async function verifiedManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, FILE), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Complaint(`${directory} has no ${FILE}, so it is no complete backup.`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== FORMAT)
    throw new Complaint(`${directory} has format ${manifest.format}; this release reads ${FORMAT}.`)
  const found = await hashesIn(directory)
  for (const name of new Set([...Object.keys(manifest.files), ...Object.keys(found)])) {
    if (found[name] === manifest.files[name]) continue
    const state = !found[name] ? 'is missing' : !manifest.files[name] ? 'was added' : 'was altered'
    throw new Complaint(`${name} of the backup ${state}. Nothing was restored.`, 'refused')
  }
  return manifest
}

async function hashesIn(directory: string): Promise<Record<string, string>> {
  const names = (await filesIn(directory)).filter((name) => name !== FILE)
  const hashes: [string, string][] = []
  for (const name of names) hashes.push([name, await sha256Of(join(directory, name))])
  return Object.fromEntries(hashes)
}
