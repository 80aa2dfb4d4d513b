import type { Gateway } from '../server/domain.ts'
import { type Disorder, moneyOf } from './testing-disorder.ts'

/** Asserts that no money is lost or made, and that nothing was bought twice, once no bill is open. */
export async function expectMoneyIsRight(db: Gateway['db'], { taken }: Disorder): Promise<void> {
  const bills = await moneyOf(db)
  const ends = new Set(['done', 'refunded', 'expired', 'cancelled'])
  expect(bills.filter(({ state }) => !ends.has(state))).toEqual([])
  // A transfer's unique code belongs to the price of a done bill.
  expect(
    bills.filter(
      ({ state, paid, refunded, paid_amount }) =>
        paid !== (state === 'done' ? paid_amount! : 0) + refunded,
    ),
  ).toEqual([])
  expect([...taken.values()].filter(({ sends }) => sends > 1)).toEqual([])
  // A bill ends as the biller has said, unless it said both.
  const wrong = bills.filter(({ state, reference }) => {
    const reported = taken.get(reference)?.reported
    if (state === 'done') return !reported?.has('done')
    return state === 'refunded' && !reported?.has('failed')
  })
  expect(wrong).toEqual([])
  const refunds = bills.filter(({ state }) => state === 'refunded').length
  const successes = bills.filter(({ state }) => state === 'done').length
  expect(Math.min(refunds, successes)).toBeGreaterThan(bills.length / 10)
}
