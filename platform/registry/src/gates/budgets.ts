import type { BuiltRelease, ReleaseFile } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { Publish } from './gate.ts'
import { stemOf } from './stem-of.ts'

type Weights = Record<'entry' | 'total', number> &
  Record<'screens' | 'adapters', Readonly<Record<string, number>>>

/** The total size of these files of a release, each counted once. */
export function weigh(release: BuiltRelease, names: Iterable<string>): number {
  const bytes = new Map(release.files.map((file) => [file.name, file.brotli]))
  return [...new Set(names)].reduce((total, name) => total + (bytes.get(name) ?? 0), 0)
}

/** The sizes of a release, in the terms of the budget. */
export function weightsOf(release: BuiltRelease): Weights {
  const sum = (names: Iterable<string>) => weigh(release, names)
  return {
    entry: sum([release.entry, ...release.initial.js, ...release.initial.css]),
    total: sum(release.files.filter(isCode).map((file) => file.name)),
    screens: Object.fromEntries(
      Object.entries(release.remote?.modules ?? {}).map(([module, assets]) => [
        module,
        sum([...assets.js, ...assets.css]),
      ]),
    ),
    adapters: Object.fromEntries(
      Object.entries(release.adapters ?? {}).map(([major, { files }]) => [major, sum(files)]),
    ),
  }
}

const isCode = (file: ReleaseFile) => /\.(js|css)$/.test(file.name)

/** A unit must not exceed its budget; the reason lists the files that grew since the stable release. */
export function budgetGate({
  release,
  stable,
  budgets,
}: Pick<Publish, 'release' | 'stable' | 'budgets'>): Problem[] {
  // A development release is only for the developer's own machine.
  if (release.development) return []
  const budget = { ...budgets.default, ...budgets.units[release.unit] }
  const is = weightsOf(release)
  const was = stable && weightsOf(stable)
  const than = stable ? ` than in ${stable.version}` : ''
  const problem = (
    what: string,
    weight: number,
    limit: number,
    before: number | undefined,
  ): Problem => ({
    name: 'BUDGET_BROKEN',
    message: `${what} of ${release.unit} ${release.version} weighs ${sizeOf(weight)}, ${sizeOf(weight - limit)} over its budget of ${sizeOf(limit)}${growth(weight, before, than)}`,
    hint: `Load less at first (a lazy import, a lighter library), or agree on a new budget in budgets.json. ${grownFiles(release, stable)}`.trim(),
  })
  const problems: Problem[] = []
  if (budget.entry !== undefined && is.entry > budget.entry)
    problems.push(problem('The entry', is.entry, budget.entry, was?.entry))
  if (budget.total !== undefined && is.total > budget.total) {
    problems.push(problem('All code', is.total, budget.total, was?.total))
  }
  for (const [major, weight] of Object.entries(is.adapters)) {
    if (budget.adapter === undefined || weight <= budget.adapter) continue
    const what = `The adapter for contract ${major}`
    problems.push(problem(what, weight, budget.adapter, was?.adapters[major]))
  }
  for (const [module, weight] of Object.entries(is.screens)) {
    if (budget.screen === undefined || weight <= budget.screen) continue
    problems.push(problem(`The module ${module}`, weight, budget.screen, was?.screens[module]))
  }
  return problems
}

/** A size of files. An excess of a few bytes is shown in bytes. */
export const sizeOf = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`

function growth(is: number, was: number | undefined, than: string): string {
  if (was === undefined) return ''
  return is > was ? `, ${sizeOf(is - was)} more${than}` : `, no more${than}`
}

function grownFiles(release: BuiltRelease, stable: BuiltRelease | undefined): string {
  if (!stable) return ''
  const before = byStem(stable)
  const grown = [...byStem(release)]
    .map(([stem, bytes]) => ({
      stem,
      by: bytes - (before.get(stem) ?? 0),
      isNew: !before.has(stem),
    }))
    .filter((file) => file.by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 3)
  if (grown.length === 0) return ''
  return `Grown most: ${grown.map((file) => `${file.stem} +${sizeOf(file.by)}${file.isNew ? ' (new)' : ''}`).join(', ')}.`
}

function byStem(release: BuiltRelease): Map<string, number> {
  const sums = new Map<string, number>()
  for (const file of release.files.filter(isCode)) {
    const stem = stemOf(file.name)
    sums.set(stem, (sums.get(stem) ?? 0) + file.brotli)
  }
  return sums
}
