import type { Language } from '../http/visitor-language.ts'
import type { BuiltRemote, Release, ReleaseFile } from '@borong/contract/release'
import { adapterFor } from '@borong/registry/contract-fit'
import { baseOf } from '../releases/catalogue.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { UsedModule } from '../rendering/renderer.ts'
import type { Match } from '../routes/route-table.ts'

/** A file that the page needs immediately, with its hash. */
export interface Hint {
  href: string
  integrity: string
}

/** A stylesheet of a release. */
export interface StyleFile extends Hint {
  file: ReleaseFile
}

/** A script that is preloaded. */
export interface Preload extends Hint {
  file: ReleaseFile
  /** A chunk is requested by the bundler's loader, the entry of a remote by the federation. */
  isChunk: boolean
}

/** The files that a page needs for its first paint and its hydration, and no others. */
export interface Hints {
  styles: readonly StyleFile[]
  /** Preloaded; the federation runs them when it loads the route's module. */
  preloads: readonly Preload[]
  /** The host's own scripts, run in this order. */
  scripts: readonly Hint[]
}

export function hintsFor(
  set: ReleaseSet,
  match: Match | undefined,
  language: Language,
  developed: ReadonlySet<string>,
): Hints {
  const host = set.host.release
  const styles = filesOf(host, host.initial.css)
  const scripts = filesOf(host, host.initial.js)
  const owner = set.units.find(({ release }) => release.unit === match?.route.unit)?.release
  if (!match || !owner?.remote || developed.has(owner.unit))
    return { styles, preloads: [], scripts }

  const modules = [match.route.screen, `./messages/${language}`].map(
    (module) => owner.remote?.modules[module],
  )
  const js = modules.flatMap((module) => module?.js ?? [])
  const css = modules.flatMap((module) => module?.css ?? [])
  return {
    styles: [...styles, ...filesOf(owner, css)],
    preloads: [
      ...chunksOf(host, adapterFor(owner, host)?.files ?? []),
      ...filesOf(owner, [owner.entry]).map((entry) => ({ ...entry, isChunk: false })),
      ...chunksOf(owner, js),
    ],
    scripts,
  }
}

/** The stylesheets of the modules that a page was rendered with. */
export const stylesOf = (set: ReleaseSet, used: readonly UsedModule[]): StyleFile[] =>
  stylesIn(set, used, (remote, module) => remote.modules[module]?.css)

/** The stylesheets of the modules that those load lazily. */
export const laterStylesOf = (set: ReleaseSet, used: readonly UsedModule[]): StyleFile[] =>
  stylesIn(set, used, (remote, module) => remote.laterStyles?.[module])

const stylesIn = (
  set: ReleaseSet,
  used: readonly UsedModule[],
  namesOf: (remote: BuiltRemote, module: string) => readonly string[] | undefined,
): StyleFile[] =>
  used.flatMap(({ unit, module }) => {
    const release = set.units.find((served) => served.release.unit === unit)?.release
    return release?.remote ? filesOf(release, namesOf(release.remote, module) ?? []) : []
  })

/** Each file once, in the order of first mention. */
export const onePerAddress = <T extends Hint>(files: readonly T[]): T[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
]

const chunksOf = (release: Release, names: readonly string[]): Preload[] =>
  filesOf(release, names).map((file) => ({ ...file, isChunk: true }))

function filesOf(release: Release, names: readonly string[]): StyleFile[] {
  return [...new Set(names)].map((name) => {
    const file = release.files.find((one) => one.name === name)
    if (!file) throw new Error(`${release.unit} ${release.version} has no file ${name}`)
    return { href: baseOf(release.unit) + name, integrity: file.integrity, file }
  })
}
