import type { BuiltRelease, Snapshot } from '@borong/contract/release'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeClient, Refused, type RegistryClient } from '../releases/client.ts'
import { publishUnit } from '../releases/publish-unit.ts'

/** A client with the rights of the admin, for a registry whose data lies here. */
export async function adminClient(
  registryAddress: string,
  dataDirectory: string,
): Promise<RegistryClient> {
  const token = (await readFile(join(dataDirectory, 'registry/admin-token'), 'utf8')).trim()
  return makeClient(`${registryAddress}/registry`, { authorization: `Bearer ${token}` })
}

/** Publishes a unit's build and makes it the channel's stable release; says which version that is. */
export async function publishAndPromote(
  client: RegistryClient,
  directory: string,
  channel: string,
): Promise<{ unit: string; version: string; changed: boolean }> {
  const { unit, version } = await publishAnyVersion(client, directory)
  const { channels } = await client.get<Snapshot>('snapshot')
  if (channels[channel]?.[unit]?.stable === version) return { unit, version, changed: false }
  await client.send('PUT', `channels/${channel}/units/${unit}`, { action: 'promote', version })
  return { unit, version, changed: true }
}

export interface BuiltUnit {
  directory: string
  /** False when its last build was still good. */
  fresh: boolean
}

/** Makes every build the channel's stable release, and tells of those that were not; in one line, when nothing was new. */
export async function publishChanged(
  client: RegistryClient,
  built: readonly BuiltUnit[],
  channel: string,
  say: (text: string) => void,
): Promise<void> {
  let isChanged = built.some(({ fresh }) => fresh)
  for (const { directory } of built) {
    const { unit, version, changed } = await publishAndPromote(client, directory, channel)
    if (changed) say(`Released ${unit} ${version}`)
    isChanged ||= changed
  }
  if (!isChanged) say('Nothing has changed since the last start.')
}

// A release never changes, so sources that changed under the same version are a version of their own.
async function publishAnyVersion(client: RegistryClient, directory: string) {
  try {
    return (await publishUnit(client, directory)).release
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.name !== 'VERSION_EXISTS') throw error
  }
  const { version } = await renameVersion(directory)
  await publishUnit(client, directory)
  return { unit: (await readBuilt(directory)).unit, version }
}

const readBuilt = async (directory: string) =>
  JSON.parse(await readFile(join(directory, 'dist/release.json'), 'utf8')) as BuiltRelease

/** Gives a build a version of its own, made from its sources, and writes it into its record. */
export async function renameVersion(directory: string, tag = 'local'): Promise<BuiltRelease> {
  const release = await readBuilt(directory)
  const sources = await readFile(join(directory, 'dist/inputs'), 'utf8')
  const version = `${release.version.split('-')[0]}-${tag}.${sources.slice(0, 10)}`
  await writeFile(
    join(directory, 'dist/release.json'),
    JSON.stringify({ ...release, version }, null, 2),
  )
  return { ...release, version }
}
