import type { Release, Snapshot } from '@borong/contract/release'
import { namedVersions, type ChannelIndex } from '@borong/registry/state/channel-index'
import type { ReleaseList } from '@borong/registry/state/release-objects'
import type { Refusal } from './admission.ts'
import { releaseKey } from './catalogue.ts'
import { AlteredFile, type FileStore } from './file-store.ts'
import type { RegistryClient } from './registry-client.ts'

/** The releases of an index whose records are here. */
export interface ReadRecords {
  releases: Snapshot['releases']
  /** Releases whose record differs from its hash. */
  altered: Refusal[]
  /** Whether all releases of the index are among them. */
  isWhole: boolean
  /** The hashes of the lists and records, which stay on disk. */
  integrities: ReadonlySet<string>
}

/** The named releases are read first, and the others in parts, so that an edge follows its channel meanwhile. */
const PART = 100

type Listed = Pick<Refusal, 'unit' | 'version'>

/** Reads the release records of an index. Each list and record is fetched and parsed once. */
export function recordReader(store: Pick<FileStore, 'take' | 'read'>) {
  let parsed = new Map<string, unknown>()

  return async function readRecords(
    index: ChannelIndex,
    /** The releases that were admitted or refused before. */
    tried: ReadonlySet<string>,
    fetchObject: RegistryClient['object'],
  ): Promise<ReadRecords> {
    const used = new Map<string, unknown>()
    async function read<T>(name: string, integrity: string): Promise<T> {
      await store.take({ name, integrity }, fetchObject)
      const value =
        parsed.get(integrity) ??
        JSON.parse((await store.read(integrity, 'identity')).content.toString())
      used.set(integrity, value)
      return value as T
    }

    const named = namedVersions(index)
    const altered: Refusal[] = []
    const releases: Record<string, Record<string, Release>> = {}
    const readUnit = async ([unit, integrity]: [string, string]) => {
      const list = await read<ReleaseList>(`the releases of ${unit}`, integrity)
      return Object.entries(list).map(([version, record]) => ({ unit, version, record }))
    }
    const listed = (await Promise.all(Object.entries(index.lists).map(readUnit))).flat()
    const isNamed = ({ unit, version }: Listed) => named.get(unit)?.has(version) ?? false
    const isTried = ({ unit, version }: Listed) => tried.has(releaseKey(unit, version))
    const others = listed.filter((one) => !isNamed(one) && !isTried(one))
    const mayReadOthers = listed.every((one) => !isNamed(one) || isTried(one))
    const chosen = [
      ...listed.filter((one) => isNamed(one) || isTried(one)),
      ...(mayReadOthers ? others.slice(0, PART) : []),
    ]
    await Promise.all(
      chosen.map(async ({ unit, version, record }) => {
        try {
          const release = await read<Release>(`the record of ${unit} ${version}`, record)
          ;(releases[unit] ??= {})[version] = release
        } catch (error) {
          if (!(error instanceof AlteredFile)) throw error
          altered.push({ unit, version, reason: error.message })
        }
      }),
    )
    parsed = used
    return {
      releases,
      altered,
      isWhole: chosen.length === listed.length,
      integrities: new Set(used.keys()),
    }
  }
}
