import type { BuiltRelease, Snapshot } from '@borong/contract/release'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promoteTogether } from '../releases/act.ts'
import { makeClient, Refused, type RegistryClient } from '../releases/client.ts'
import { publishUnit } from '../releases/publish-unit.ts'

/** A client with the rights of the admin, for a registry whose data is on this machine. */
export async function adminClient(
  registryAddress: string,
  dataDirectory: string,
): Promise<RegistryClient> {
  const token = (await readFile(join(dataDirectory, 'registry/admin-token'), 'utf8')).trim()
  return makeClient(`${registryAddress}/registry`, { authorization: `Bearer ${token}` })
}

interface Released {
  unit: string
  version: string
  changed: boolean
}

/**
 * Publishes the builds of units and makes them the channel's stable releases in one write. They may need each other, as
 * with a new major version of the contract, and no visitor gets some of them without the others.
 */
export async function publishAndPromote(
  client: RegistryClient,
  directories: readonly string[],
  channel: string,
): Promise<Released[]> {
  const published: { unit: string; version: string }[] = []
  for (const directory of directories) published.push(await publishAnyVersion(client, directory))
  const { channels } = await client.get<Snapshot>('snapshot')
  const released = published.map(({ unit, version }) => ({
    unit,
    version,
    changed: channels[channel]?.[unit]?.stable !== version,
  }))
  const changed = released.filter((one) => one.changed)
  const versions = Object.fromEntries(changed.map(({ unit, version }) => [unit, version]))
  if (changed.length > 0) await promoteTogether(client, channel, versions)
  return released
}

export interface BuiltUnit {
  directory: string
  /** False when its last build was still valid. */
  fresh: boolean
}

/** Makes every build the channel's stable release, and reports those that changed; one line when none did. */
export async function publishChanged(
  client: RegistryClient,
  built: readonly BuiltUnit[],
  channel: string,
  say: (text: string) => void,
): Promise<void> {
  const directories = built.map(({ directory }) => directory)
  const released = await publishAndPromote(client, directories, channel)
  const changed = released.filter((one) => one.changed)
  for (const { unit, version } of changed) say(`Released ${unit} ${version}`)
  if (changed.length === 0 && !built.some(({ fresh }) => fresh))
    say('Nothing has changed since the last start.')
}

// A release never changes, so changed sources with the same version get a version of their own.
async function publishAnyVersion(client: RegistryClient, directory: string) {
  try {
    return (await publishUnit(client, directory, { together: true })).release
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.name !== 'VERSION_EXISTS') throw error
  }
  const { version } = await renameVersion(directory)
  await publishUnit(client, directory, { together: true })
  return { unit: (await readBuilt(directory)).unit, version }
}

const readBuilt = async (directory: string) =>
  JSON.parse(await readFile(join(directory, 'dist/release.json'), 'utf8')) as BuiltRelease

/** Gives a build a version derived from its sources, and writes it into its record. */
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
