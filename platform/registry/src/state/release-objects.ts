import type { Release } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import { canonicalJson } from '../signature.ts'
import type { RegistrySnapshot } from './snapshot.ts'

/** The integrity of each release record of a unit by version. */
export type ReleaseList = Readonly<Record<string, string>>

/** The release records and the lists of them, as files that are named by their hash. */
export interface ReleaseObjects {
  /** The integrity of each unit's list. */
  lists: Readonly<Record<string, string>>
  /** The content of the file with this hash in hex. */
  contentOf(sha384: string): string | undefined
}

/** A record never changes, so its hash is computed once. */
const known = new WeakMap<Release, string>()

const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

function integrityOfRecord(release: Release): string {
  const integrity = known.get(release) ?? integrityOf(canonicalJson(release))
  known.set(release, integrity)
  return integrity
}

const hexOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

export function releaseObjectsOf({ releases }: Pick<RegistrySnapshot, 'releases'>): ReleaseObjects {
  const contents = new Map<string, () => string>()
  const lists = Object.entries(releases).map(([unit, versions]) => {
    const entries = Object.entries(versions).map(([version, release]) => {
      const integrity = integrityOfRecord(release)
      contents.set(hexOf(integrity), () => canonicalJson(release))
      return [version, integrity] as const
    })
    const list = canonicalJson(Object.fromEntries(entries))
    const integrity = integrityOf(list)
    contents.set(hexOf(integrity), () => list)
    return [unit, integrity] as const
  })
  return { lists: Object.fromEntries(lists), contentOf: (sha384) => contents.get(sha384)?.() }
}
