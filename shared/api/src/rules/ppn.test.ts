import { taxIn, taxOn } from './ppn.ts'

test('E-05: since 2025 PPN is 12 % of 11/12 of the price without tax, before it was 11 %', () => {
  expect(taxIn(1_110_000, new Date('2026-11-20'))).toEqual({
    percent: 12,
    factureCode: '04',
    net: 1_000_000,
    base: 916_667,
    tax: 110_000,
  })
  expect(taxIn(1_110_000, new Date('2024-11-20'))).toEqual({
    percent: 11,
    factureCode: '01',
    net: 1_000_000,
    base: 1_000_000,
    tax: 110_000,
  })
})

test('E-05: on a price without tax it comes on top', () => {
  expect(taxOn(1_000_000, new Date('2026-11-20'))).toEqual(taxIn(1_110_000, new Date('2026-11-20')))
})

test('E-05: the rate changes at midnight in Jakarta', () => {
  expect(taxIn(111, new Date('2024-12-31T16:59:59Z')).percent).toBe(11)
  expect(taxIn(111, new Date('2024-12-31T17:00:00Z')).percent).toBe(12)
})

test('E-05: net and tax always add up to the price', () => {
  for (let price = 1; price < 5000; price += 7) {
    const { net, tax } = taxIn(price, new Date('2026-01-01'))
    expect(net + tax).toBe(price)
  }
})
