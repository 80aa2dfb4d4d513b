import type {
  ChannelUnit,
  PinnedFile,
  Release,
  Snapshot,
  UnitTable,
} from '@borong/contract/release'
import { integrityOf } from './file-store.ts'

/** A file under `/assets`, found by its whole path and by nothing else. */
export interface Asset {
  integrity: string
  contentType: string
}

/** A release whose record and files have been checked. */
export interface ServedRelease {
  release: Release
  table: PinnedFile
}

/** All that this edge may give out, made anew whenever the registry's state changes. */
export interface Catalogue {
  sequence: number
  channel: string
  /** What the channel gives, with nothing in it that is not here. */
  units: Readonly<Record<string, ChannelUnit>>
  find(unit: string, version: string): ServedRelease | undefined
  assets: ReadonlyMap<string, Asset>
  /** The hashes of all files that must stay on disk. */
  integrities: ReadonlySet<string>
}

export const releaseKey = (unit: string, version: string) => `${unit}@${version}`

/** Where a unit's files are, whatever their version. */
export const baseOf = (unit: string) => `/assets/${unit}/`

/** The content of a release's table file. */
export function tableContent(release: Release): string {
  const table: UnitTable = {
    version: release.version,
    entry: release.entry,
    integrity: integritiesOf(release),
    modules: release.remote?.modules ?? {},
  }
  return JSON.stringify(table)
}

export function tableFile(release: Release): PinnedFile {
  const content = tableContent(release)
  const integrity = integrityOf(content)
  return {
    name: `table.${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 10)}.json`,
    integrity,
  }
}

export const integritiesOf = (release: Release) =>
  Object.fromEntries(release.files.map(({ name, integrity }) => [name, integrity]))

/** Puts together what may be served. `served` is what was stable before, for units whose new version is not here. */
export function makeCatalogue(
  snapshot: Snapshot,
  channel: string,
  admitted: ReadonlyMap<string, ServedRelease>,
  served: Readonly<Record<string, string>>,
): Catalogue {
  const find = (unit: string, version: string) => admitted.get(releaseKey(unit, version))
  const units: Record<string, ChannelUnit> = {}
  for (const [unit, wanted] of Object.entries(snapshot.channels[channel] ?? {})) {
    const here = (version: string | undefined) =>
      version !== undefined && find(unit, version) !== undefined
    const stable = [wanted.stable, served[unit], wanted.lastGood].find(here)
    if (stable === undefined) continue
    units[unit] = {
      stable,
      ...(here(wanted.candidate?.version) ? { candidate: wanted.candidate } : {}),
      ...(here(wanted.lastGood) ? { lastGood: wanted.lastGood } : {}),
    }
  }
  return { sequence: snapshot.sequence, channel, units, find, ...assetsOf(admitted.values()) }
}

function assetsOf(releases: Iterable<ServedRelease>): Pick<Catalogue, 'assets' | 'integrities'> {
  const assets = new Map<string, Asset>()
  const integrities = new Set<string>()
  for (const { release, table } of releases) {
    for (const { name, integrity } of [...release.files, table]) {
      assets.set(baseOf(release.unit) + name, { integrity, contentType: contentTypeOf(name) })
      integrities.add(integrity)
    }
    for (const { integrity } of release.server?.files ?? []) integrities.add(integrity)
  }
  return { assets, integrities }
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

export const contentTypeOf = (name: string) =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
