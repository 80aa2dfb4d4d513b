import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBasket } from './testing-baskets.ts'
import { GAP, solvedCost } from './testing-solver.ts'

const solved = JSON.parse(
  readFileSync(join(import.meta.dirname, 'solved-baskets.json'), 'utf8'),
) as Record<string, number>

test.each([5, 8, 35])(
  'C-17: the stored cost of basket %d is that of the exact solver',
  async (seed) => {
    const { lines, destination } = randomBasket(seed)
    const cost = await solvedCost(lines, destination)
    expect(Math.abs(cost - solved[seed]!)).toBeLessThanOrEqual(GAP * cost)
  },
)
