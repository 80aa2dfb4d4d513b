import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBasket } from '../src/basket-plans/testing-baskets.ts'
import { solvedCost } from '../src/basket-plans/testing-solver.ts'

/** Solves 200 random baskets exactly, in about half an hour, and stores their costs for the tests of the basket plans. */
const BASKETS = 200

const solved: Record<string, number> = {}
for (let seed = 1; Object.keys(solved).length < BASKETS; seed++) {
  const { lines, destination } = randomBasket(seed)
  const cost = await solvedCost(lines, destination).catch((error: unknown) => {
    process.stderr.write(`Basket ${seed} is left out. ${(error as Error).message}\n`)
  })
  if (cost !== undefined) solved[seed] = Math.floor(cost)
}
await writeFile(
  join(import.meta.dirname, '../src/basket-plans/solved-baskets.json'),
  `${JSON.stringify(solved, undefined, 2)}\n`,
)
