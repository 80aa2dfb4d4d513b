import { billKinds } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import { PlainId } from '@borong/api/plain'
import * as v from 'valibot'
import { catalogue } from './catalogue.ts'

test('F-07: the demo’s biller has products of every kind, each with its own code', () => {
  expect(new Set(catalogue.map(({ kind }) => kind))).toEqual(new Set(billKinds))
  expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length)
  for (const { code } of catalogue) expect(v.is(PlainId, code)).toBe(true)
})

test('F-07: prepaid products have a cost, and bills a fee', () => {
  for (const product of catalogue) {
    expect(product.cost !== null && product.cost > 0).toBe(isPrepaid(product.kind))
    expect(product.admin !== null && product.admin > 0).toBe(!isPrepaid(product.kind))
  }
})

test('F-07: pulsa costs about its face value, and more gigabytes of one operator cost more', () => {
  for (const { kind, nominal, cost } of catalogue)
    if (kind === 'pulsa') expect(Math.abs(cost! / nominal! - 1)).toBeLessThan(0.1)
  const packages = Map.groupBy(
    catalogue.filter(({ kind }) => kind === 'data'),
    ({ operator }) => operator,
  )
  expect(packages.size).toBe(7)
  for (const offers of packages.values()) {
    const bySize = offers.toSorted((one, other) => one.megabytes! - other.megabytes!)
    const costs = bySize.map(({ cost }) => cost!)
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
  }
})

test('F-07: water has at least sixty regions, and electricity stops from 23:00 to 01:00', () => {
  const regions = catalogue.filter(({ kind }) => kind === 'water').map(({ region }) => region)
  expect(new Set(regions).size).toBeGreaterThanOrEqual(60)
  for (const { kind, cutOff } of catalogue)
    expect(cutOff).toEqual(
      kind === 'token' || kind === 'electricity' ? { from: '23:00', to: '01:00' } : null,
    )
})
