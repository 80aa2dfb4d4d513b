import { type Tax, taxIn, taxOfLine, taxOn } from './ppn.ts'

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

/** The printed figures, recomputed from each other as a reader of the paper does. */
function expectRecomputable({ net, base, tax, percent }: Tax) {
  if (Math.abs(base - (net * 11) / 12) >= 1)
    throw new Error(`${base} is no rounding of 11/12 of ${net}`)
  if (Math.round((base * percent) / 100) !== tax)
    throw new Error(`${tax} is not ${percent} % of ${base}`)
}

test('E-05: on every price with PPN inside, DPP and PPN recompute from each other and add up to the price', () => {
  const at = new Date('2026-01-01')
  for (let price = 1; price <= 1_000_000; price++) {
    const split = taxIn(price, at)
    expectRecomputable(split)
    if (split.net + split.tax !== price) throw new Error(`${price} is not the sum`)
  }
})

test('E-05: on every price without PPN, DPP and PPN recompute, and the tax on top is 11 % of the price', () => {
  const at = new Date('2026-01-01')
  for (let net = 1; net <= 1_000_000; net++) {
    const split = taxOn(net, at)
    expectRecomputable(split)
    if (split.tax !== Math.round((net * 11) / 100)) throw new Error(`${net} has another tax`)
  }
})

test('E-05: the figures of random large lines recompute, and their sum is the price of the line', () => {
  const at = new Date('2026-01-01')
  let state = 7
  for (let line = 0; line < 100_000; line++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const [quantity, unit_price] = [1 + (state % 9_999), 1 + ((state >>> 8) % 99_999_999)]
    const included = taxOfLine({ quantity, unit_price, tax: 0 }, at)
    expectRecomputable(included)
    expectRecomputable(taxOfLine({ quantity, unit_price, tax: 1 }, at))
    if (included.net + included.tax !== quantity * unit_price) throw new Error(`${unit_price}`)
  }
})

test('E-05: the base is rounded to the nearest rupiah wherever whole rupiah allow it', () => {
  const at = new Date('2026-01-01')
  let other = 0
  for (let price = 1; price <= 111_000; price++) {
    const { net, base } = taxIn(price, at)
    if (base !== Math.round((net * 11) / 12)) other++
  }
  // 111 prices have 100 nearest splits.
  expect(other / 111_000).toBeLessThan(0.1)
})
