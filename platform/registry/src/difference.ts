import type { NamesByImport, Release, ReleaseFile } from '@borong/contract/release'
import { weightsOf } from './gates/budgets.ts'
import { stemOf } from './gates/stem-of.ts'

/** A file that differs between two releases, under its name without the hash. Sizes are brotli bytes. */
export interface FileDifference {
  name: string
  from?: number
  to?: number
}

/** The entries of a list that only one release has, and those that both have with different details. */
export interface ListDifference {
  added: string[]
  removed: string[]
  changed: string[]
}

interface Change<T> {
  from: T
  to: T
}

/** The difference between two releases of a unit. A list is absent when one of the releases does not record it. */
export interface Difference {
  unit: string
  kind: Release['kind']
  version: Change<string>
  /** The version that a host provides, or the range that a remote runs on. */
  contract: Change<string>
  /** The contract version at build time. */
  builtAgainst: Change<string>
  /** Brotli bytes of the first scripts and styles, and of all code. */
  entry: Change<number>
  code: Change<number>
  files: FileDifference[]
  serverFiles: FileDifference[]
  lists: {
    /** Names that a remote imports from the packages of the host. */
    names?: ListDifference
    /** Names that a host provides. */
    provided?: ListDifference
    calls?: ListDifference
    paths: ListDifference
    widgets: ListDifference
    /** Addresses and widgets of other units that its code refers to. */
    links?: ListDifference
    placedWidgets?: ListDifference
    packages: ListDifference
  }
}

/** Compares two releases of a unit. */
export function differenceOf(from: Release, to: Release): Difference {
  const both = <T>(read: (release: Release) => T): Change<T> => ({ from: read(from), to: read(to) })
  return {
    unit: to.unit,
    kind: to.kind,
    version: both(({ version }) => version),
    contract: both(({ contract }) => contract),
    builtAgainst: both(({ builtAgainst }) => builtAgainst.contract),
    entry: both((release) => weightsOf(release).entry),
    code: both((release) => weightsOf(release).total),
    files: filesOf(both(({ files }) => files)),
    serverFiles: filesOf(both(({ server }) => server?.files ?? [])),
    lists: {
      names: entriesOf(both(({ uses }) => uses && namesIn(uses.names))),
      provided: entriesOf(both(({ provides }) => provides && namesIn(provides))),
      calls: entriesOf(both(callsOf)),
      paths: compared(both(pathsOf)),
      widgets: compared(both(({ remote }) => new Map(Object.entries(remote?.widgets ?? {})))),
      links: entriesOf(both(({ uses }) => uses && textsIn(uses.links))),
      placedWidgets: entriesOf(both(({ uses }) => uses && textsIn(uses.widgets))),
      packages: compared(both(packagesOf)),
    },
  }
}

type Entries = ReadonlyMap<string, string>

function compared({ from, to }: Change<Entries>): ListDifference {
  const names = [...new Set([...from.keys(), ...to.keys()])].toSorted()
  return {
    added: names.filter((name) => !from.has(name)),
    removed: names.filter((name) => !to.has(name)),
    changed: names.filter(
      (name) => from.has(name) && to.has(name) && from.get(name) !== to.get(name),
    ),
  }
}

// Without a record in both releases, every entry would seem new.
const entriesOf = ({ from, to }: Change<Entries | undefined>): ListDifference | undefined =>
  from && to ? compared({ from, to }) : undefined

const textsIn = (texts: readonly string[]): Entries => new Map(texts.map((text) => [text, '']))

const namesIn = (names: NamesByImport): Entries =>
  new Map(
    Object.entries(names).flatMap(([path, hashes]) =>
      Object.entries(hashes).map(([name, hash]) => [`${name} of ${path}`, hash] as const),
    ),
  )

const callsOf = ({ calls }: Release): Entries | undefined =>
  calls && new Map(calls.map((call) => [`${call.method} ${call.path}`, JSON.stringify(call)]))

const pathsOf = ({ remote }: Release): Entries =>
  new Map((remote?.routes ?? []).map((route) => [route.path, JSON.stringify(route)]))

const packagesOf = ({ shared }: Release): Entries =>
  new Map(Object.entries(shared).map(([name, of]) => [`${name} ${of.requiredVersion}`, '']))

/** The files whose content differs, the largest difference in size first. */
function filesOf({ from, to }: Change<readonly ReleaseFile[]>): FileDifference[] {
  const before = byStem(from)
  const after = byStem(to)
  const { added, removed, changed } = compared({
    from: new Map([...before].map(([stem, files]) => [stem, contentOf(files)])),
    to: new Map([...after].map(([stem, files]) => [stem, contentOf(files)])),
  })
  return [...added, ...removed, ...changed]
    .map((name) => ({ name, from: sizeOf(before.get(name)), to: sizeOf(after.get(name)) }))
    .toSorted((a, b) => growthOf(b) - growthOf(a) || a.name.localeCompare(b.name))
}

const byStem = (files: readonly ReleaseFile[]): Map<string, ReleaseFile[]> =>
  Map.groupBy(files, ({ name }) => stemOf(name))

const contentOf = (files: readonly ReleaseFile[]): string =>
  files
    .map(({ integrity }) => integrity)
    .toSorted()
    .join(' ')

const sizeOf = (files: readonly ReleaseFile[] | undefined): number | undefined =>
  files?.reduce((sum, { brotli }) => sum + brotli, 0)

const growthOf = ({ from = 0, to = 0 }: FileDifference): number => Math.abs(to - from)
