import { FEWEST } from './best-plan.ts'
import { expensiveOf, planOf, solved } from './testing-plan.ts'

test('C-17: the plans of 40 baskets are within 2 % of the least cost that an exact solver proves', async () => {
  expect(
    await expensiveOf(
      Array.from({ length: 40 }, (_, at) => at + 1).filter((seed) => seed in solved),
    ),
  ).toEqual([])
})

test('C-17: a plan of the fewest sellers has no more of them than the cheapest one, which is not more expensive', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const [cheapest, fewest] = [await planOf(seed), await planOf(seed, FEWEST)]
    expect(fewest.isPossible && cheapest.isPossible).toBe(true)
    expect(fewest.sellers).toBeLessThanOrEqual(cheapest.sellers)
    expect(cheapest.cost).toBeLessThanOrEqual(fewest.cost)
  }
})

test('C-17: the same basket has the same plan', async () => {
  expect((await planOf(7)).chosen).toEqual((await planOf(7)).chosen)
})
