import type { Status, UnitStatus } from '@borong/registry/api/answers'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promoteTogether } from '../releases/act.ts'
import { makeClient, Refused, type RegistryClient } from '../releases/client.ts'
import { publishUnit, readRelease } from '../releases/publish-unit.ts'
import { contentTag, taggedVersion } from '../releases/tagged-version.ts'

/** A client with the rights of the admin, for a registry whose data is on this machine. */
export async function adminClient(
  registryAddress: string,
  dataDirectory: string,
): Promise<RegistryClient> {
  const token = (await readFile(join(dataDirectory, 'registry/admin-token'), 'utf8')).trim()
  return makeClient(`${registryAddress}/registry`, { authorization: `Bearer ${token}` })
}

interface UnitVersion {
  unit: string
  version: string
}

/**
 * Publishes the builds of units and makes them the channel's stable releases in one write. They may need each other, as
 * with a new major version of the contract, and no visitor gets some of them without the others.
 */
export async function publishAndPromote(
  client: RegistryClient,
  directories: readonly string[],
  channel: string,
): Promise<void> {
  await promoteAll(client, await publishAll(client, directories), channel)
}

async function publishAll(client: RegistryClient, directories: readonly string[]) {
  const published: UnitVersion[] = []
  for (const directory of directories) {
    const { unit, version } = await publishAnyVersion(client, directory)
    published.push({ unit, version })
  }
  return published
}

async function promoteAll(
  client: RegistryClient,
  units: readonly UnitVersion[],
  channel: string,
): Promise<void> {
  // The log shows the rollout that a new build ends.
  const how = { now: true, replace: true }
  if (units.length > 0) await promoteTogether(client, channel, versionsOf(units), how)
}

export interface BuiltUnit {
  directory: string
  /** False when its last build was still valid. */
  fresh: boolean
}

/**
 * Publishes every build, and makes those the channel's stable releases that differ from the builds of the last start. So
 * a version that a person promoted or rolled back in between remains. Reports the releases; one line when none changed.
 */
export async function publishChanged(
  client: RegistryClient,
  built: readonly BuiltUnit[],
  place: { channel: string; dataDirectory: string },
  report: (text: string) => void,
): Promise<void> {
  const published = await publishAll(
    client,
    built.map(({ directory }) => directory),
  )
  const { channels } = await client.get<Status>('status')
  const here = channels[place.channel] ?? {}
  const record = join(place.dataDirectory, 'last-start.json')
  const last = await readVersions(record)
  const differing = published.filter(({ unit, version }) => here[unit]?.stable !== version)
  const changed = differing.filter(({ unit, version }) => {
    const is = here[unit]
    if (!is) return true
    // Without a record, a version that was stable before was replaced since.
    return last[unit] === undefined ? !is.earlier.includes(version) : last[unit] !== version
  })
  const isHeld = ({ unit }: UnitVersion) => Boolean(here[unit]?.frozen ?? here[unit]?.pinned)
  const released = changed.filter((one) => !isHeld(one))
  await promoteAll(client, released, place.channel)
  const done = published.filter((one) => !changed.includes(one) || !isHeld(one))
  await writeFile(record, JSON.stringify({ ...last, ...versionsOf(done) }))

  for (const { unit, version } of released) report(`Released ${unit} ${version}`)
  for (const one of differing.filter((unit) => !released.includes(unit)))
    report(inWords(one, here[one.unit]))
  if (differing.length === 0 && !built.some(({ fresh }) => fresh))
    report('Nothing has changed since the last start.')
}

function inWords({ unit, version }: UnitVersion, is: UnitStatus | undefined): string {
  const held = is?.frozen ? 'frozen' : is?.pinned ? 'pinned' : 'set by hand'
  return `${unit} remains ${is?.stable ? `at ${is.stable}` : 'off'}, as it was ${held}. The build is ${version}.`
}

const versionsOf = (units: readonly UnitVersion[]) =>
  Object.fromEntries(units.map(({ unit, version }) => [unit, version]))

const readVersions = async (file: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>

// A release never changes, so another content with the same version gets a version of its own. `dist` keeps its version:
// other shops are started from it, too.
async function publishAnyVersion(client: RegistryClient, directory: string) {
  const built = await readRelease(directory)
  const tag = contentTag('local', built)
  const version = taggedVersion(built.version, tag)
  try {
    if (!(await isPublished(client, { unit: built.unit, version })))
      return (await publishUnit(client, directory, { together: true })).release
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.name !== 'VERSION_EXISTS') throw error
  }
  return (await publishUnit(client, directory, { together: true, tag })).release
}

const isPublished = ({ get }: RegistryClient, { unit, version }: UnitVersion) =>
  get(`units/${unit}/releases/${version}`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false
      throw error
    },
  )
