import { randomBasket } from './testing-baskets.ts'
import { expensiveOf, solved } from './testing-plan.ts'
import { GAP, solvedCost } from './testing-solver.ts'

test('C-17: the plans of 200 baskets are within 2 % of the least cost that an exact solver proves', async () => {
  const seeds = Object.keys(solved).map(Number)
  expect(seeds.length).toBeGreaterThanOrEqual(200)
  expect(await expensiveOf(seeds)).toEqual([])
})

test.each([5, 8, 35])(
  'C-17: the stored cost of basket %d is that of the exact solver',
  async (seed) => {
    const { lines, destination } = randomBasket(seed)
    const cost = await solvedCost(lines, destination)
    expect(Math.abs(cost - solved[seed]!)).toBeLessThanOrEqual(GAP * cost)
  },
)
