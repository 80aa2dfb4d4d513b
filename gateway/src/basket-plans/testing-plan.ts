import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bestPlan } from './best-plan.ts'
import { addTo, emptyLoad, type Load } from './load.ts'
import { courierTo, costOf } from './parcels.ts'
import { randomBasket } from './testing-baskets.ts'
import { GAP } from './testing-solver.ts'

/** The costs that `node gateway/scripts/solve-baskets.ts` has written, by the seed of the basket. */
export const solved = JSON.parse(
  readFileSync(join(import.meta.dirname, 'solved-baskets.json'), 'utf8'),
) as Record<string, number>

const MOST_ABOVE = 0.02

/** The plan of a random basket, with the goods of each seller. */
export async function planOf(seed: number, perSeller = 0) {
  const { lines, destination } = randomBasket(seed)
  const courier = courierTo(destination)
  const { chosen, isPossible } = await bestPlan(lines, courier, { days: Infinity, perSeller })
  const loads = new Map<number, Load>()
  let cost = 0
  for (const [line, at] of chosen.entries()) {
    const offer = lines[line]![at]!
    const { id } = offer.goods.seller
    loads.set(id, loads.get(id) ?? emptyLoad())
    addTo(loads.get(id)!, offer, 1)
    cost += offer.value + offer.tax
  }
  const sellers = new Map(lines.flat().map(({ goods }) => [goods.seller.id, goods.seller]))
  for (const [id, load] of loads) cost += costOf(courier(sellers.get(id)!, load, Infinity))!
  return { cost, sellers: loads.size, isPossible, chosen }
}

/** The baskets among these whose plan costs more than 2 % above the optimum. */
export async function expensiveOf(seeds: readonly number[]): Promise<number[]> {
  const expensive: number[] = []
  for (const seed of seeds) {
    // The solver stops within a gap, so the true optimum may be that much lower.
    const optimum = solved[seed]! * (1 - GAP)
    if ((await planOf(seed)).cost > optimum * (1 + MOST_ABOVE)) expensive.push(seed)
  }
  return expensive
}
