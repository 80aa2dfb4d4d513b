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

test('E-05: tax on top is 12 % of 11/12 of the price, rounded to the nearest rupiah', () => {
  for (let net = 1; net < 100_000; net += 37) {
    const { base, tax } = taxOn(net, new Date('2026-01-01'))
    expect(base).toBe(Math.round((net * 11) / 12))
    expect(tax).toBe(Math.round((net * 11) / 100))
  }
})

test('E-05: a price that contains the tax is split by the same rule wherever whole rupiah allow it', () => {
  const at = new Date('2026-01-01')
  const solvable = new Set<number>()
  for (let net = 1; net < 10_000; net++) solvable.add(net + taxOn(net, at).tax)
  for (let price = 2; price < 10_000; price++) {
    const { net, tax } = taxIn(price, at)
    const byRule = taxOn(net, at).tax
    expect(Math.abs(tax - byRule)).toBeLessThanOrEqual(solvable.has(price) ? 0 : 1)
  }
})
