import type { BuiltRelease } from '@borong/contract/release'
import { budgetGate } from '@borong/registry/gates/budgets'
import { firstScriptsGate } from '@borong/registry/gates/first-scripts'
import type { Budgets } from '@borong/registry/gates/read-budgets'
import type { Problem } from '@borong/registry/problem'

/** The budgets that these builds break. The registry refuses such releases with the same messages. */
export function overBudget(releases: readonly BuiltRelease[], budgets: Budgets): Problem[] {
  const ofUnits = releases.flatMap((release) => budgetGate({ release, stable: undefined, budgets }))
  const host = releases.find(({ kind }) => kind === 'host')
  if (!host) return ofUnits
  const live = releases.map((release) => ({ release, channels: ['this build'] }))
  return [...ofUnits, ...firstScriptsGate({ release: host, live, budgets })]
}
