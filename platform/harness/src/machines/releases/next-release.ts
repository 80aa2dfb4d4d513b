import { root } from '@borong/build/units'
import { taggedVersion } from '@borong/cli/releases/tagged-version'
import type { BuiltRelease } from '@borong/contract/release'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A copy of a unit's build with a version of its own, as of a squad that changed something. */
export async function nextRelease(parent: string, unit: string, tag: string) {
  const directory = join(parent, 'squads', unit)
  await cp(join(root, 'remotes', unit, 'dist'), join(directory, 'dist'), { recursive: true })
  const record = join(directory, 'dist/release.json')
  const release = JSON.parse(await readFile(record, 'utf8')) as BuiltRelease
  const version = taggedVersion(release.version, tag)
  await writeFile(record, JSON.stringify({ ...release, version }))
  return { unit, directory, version }
}
