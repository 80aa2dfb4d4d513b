import type { Snapshot } from '@borong/contract/release'
import { setId } from '@borong/edge/releases/set-id'
import type { Versions } from './mixes.ts'

/** The mix of a run, as the fixtures of the browser tests read it from the file in E2E_MIX. */
export interface MixFile {
  versions: Versions
  /** The id of the release set. */
  set: string
  /** The names of the files of each unit's version. */
  files: Readonly<Record<string, readonly string[]>>
  /** The text, signed by the registry, for which a shop serves these versions. */
  preview: string
  /** The address of the registry, and the channel that an own shop serves. */
  registry: string
  channel: string
}

/** The parts of the file that follow from the versions. */
export const contentOf = (
  { releases }: Snapshot,
  versions: Versions,
): Pick<MixFile, 'versions' | 'set' | 'files'> => ({
  versions,
  set: setId(versions),
  files: Object.fromEntries(
    Object.entries(versions).map(([unit, version]) => [
      unit,
      (releases[unit]?.[version]?.files ?? []).map(({ name }) => name),
    ]),
  ),
})
