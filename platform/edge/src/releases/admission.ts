import type { Release, Snapshot } from '@borong/contract/release'
import { verifyRelease } from '@borong/registry/signature'
import type { KeyObject } from 'node:crypto'
import { reasonOf } from '../http/log.ts'
import { releaseKey, tableContent, tableFile, type ServedRelease } from './catalogue.ts'
import { AlteredFile, type FileStore } from './file-store.ts'

export interface Refusal {
  unit: string
  version: string
  reason: string
}

export interface Admission {
  admitted: ReadonlyMap<string, ServedRelease>
  /** Releases that must not be served: their record or a file differs from the signed one. */
  refused: readonly Refusal[]
  /** Releases whose files could not be fetched yet. */
  missing: readonly Refusal[]
}

/** Releases whose files are fetched at the same time. */
const AT_ONCE = 4

/** Verifies every release of a snapshot and downloads its files. An invalid release does not delay the others. */
export async function admit(
  snapshot: Snapshot,
  key: KeyObject,
  store: FileStore,
  fetchFile: (sha384: string) => Promise<Buffer>,
): Promise<Admission> {
  const admitted = new Map<string, ServedRelease>()
  const refused: Refusal[] = []
  const missing: Refusal[] = []
  const contents = new Map<string, string>()

  async function take(release: Release) {
    const { unit, version } = release
    try {
      checkRecord(release, key, contents)
      const table = tableFile(release)
      const files = [...release.files, ...(release.server?.files ?? [])]
      await Promise.all(files.map((file) => store.take(file, fetchFile)))
      await store.take(table, async () => Buffer.from(tableContent(release)))
      admitted.set(releaseKey(unit, version), { release, table })
    } catch (error) {
      const list = error instanceof BadRecord || error instanceof AlteredFile ? refused : missing
      list.push({ unit, version, reason: reasonOf(error) })
    }
  }

  const releases = Object.values(snapshot.releases)
    .flatMap((versions) => Object.values(versions))
    .values()
  const takeNext = async () => {
    for (const release of releases) await take(release)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return { admitted, refused, missing }
}

class BadRecord extends Error {}

/** The records that are verified, by the key. */
const verified = new WeakMap<Release, string>()

function isSigned(release: Release, key: KeyObject): boolean {
  const name = key.export({ type: 'spki', format: 'pem' }) as string
  if (verified.get(release) === name) return true
  try {
    if (!verifyRelease(release, key)) return false
  } catch {
    // A record of the wrong shape cannot even be compared.
    return false
  }
  verified.set(release, name)
  return true
}

function checkRecord(release: Release, key: KeyObject, contents: Map<string, string>) {
  if (!isSigned(release, key)) throw new BadRecord('The record is not what the registry signed')
  if (!/^[a-z][a-z0-9-]*$/.test(release.unit))
    throw new BadRecord(`${release.unit} is no unit's name`)
  for (const { name, integrity } of release.files) {
    const path = `${release.unit}/${name}`
    const known = contents.get(path)
    if (known !== undefined && known !== integrity)
      throw new BadRecord(`${name} has another content in another release`)
    contents.set(path, integrity)
  }
}
