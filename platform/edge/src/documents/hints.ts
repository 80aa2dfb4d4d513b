import type { Language } from '../http/visitor-language.ts'
import type { Release } from '@borong/contract/release'
import { baseOf } from '../releases/catalogue.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { UsedModule } from '../rendering/renderer.ts'
import type { Match } from '../routes/route-table.ts'

/** A file that the page needs at once, with its hash. */
export interface Hint {
  href: string
  integrity: string
}

/** What a page needs to be seen and to start, and nothing else. */
export interface Hints {
  styles: readonly Hint[]
  /** Fetched early, run by the federation when it loads the route's module. */
  preloads: readonly Hint[]
  /** The host's own, run in this order. */
  scripts: readonly Hint[]
}

export function hintsFor(
  set: ReleaseSet,
  match: Match | undefined,
  language: Language,
  developed: ReadonlySet<string>,
): Hints {
  const host = set.host.release
  const styles = hintsOf(host, host.initial.css)
  const scripts = hintsOf(host, host.initial.js)
  const owner = set.units.find(({ release }) => release.unit === match?.route.unit)?.release
  if (!match || !owner || developed.has(owner.unit)) return { styles, preloads: [], scripts }

  const modules = [match.route.screen, `./messages/${language}`].map(
    (module) => owner.remote?.modules[module],
  )
  const js = modules.flatMap((module) => module?.js ?? [])
  const css = modules.flatMap((module) => module?.css ?? [])
  return {
    styles: [...styles, ...hintsOf(owner, css)],
    preloads: hintsOf(owner, [owner.entry, ...js]),
    scripts,
  }
}

/** The stylesheets of the modules that a page was drawn with, beside those that its head has. */
export function stylesOf(set: ReleaseSet, used: readonly UsedModule[], known: Hints): Hint[] {
  const hrefs = new Set(known.styles.map(({ href }) => href))
  const styles = used.flatMap(({ unit, module }) => {
    const release = set.units.find((served) => served.release.unit === unit)?.release
    return release ? hintsOf(release, release.remote?.modules[module]?.css ?? []) : []
  })
  return [...new Map(styles.map((style) => [style.href, style])).values()].filter(
    ({ href }) => !hrefs.has(href),
  )
}

function hintsOf(release: Release, names: readonly string[]): Hint[] {
  return [...new Set(names)].map((name) => {
    const file = release.files.find((one) => one.name === name)
    if (!file) throw new Error(`${release.unit} ${release.version} has no file ${name}`)
    return { href: baseOf(release.unit) + name, integrity: file.integrity }
  })
}
