import { estimatedKwh } from './kwh.ts'

test.each([
  ['R1/1300 VA', 100_000, 67.1],
  ['R1M/900 VA', 50_000, 35.9],
  ['R1M / 000000900 VA', 50_000, 35.9],
  ['R1/900VA', 20_000, 32.1],
  ['R2/3.500 VA', 100_000, 57.1],
])('F-07: a meter with %s gets for %d about %d kWh', (power, nominal, kwh) => {
  expect(estimatedKwh(nominal, power)).toBeCloseTo(kwh, 1)
})

test('F-07: an unknown tariff has no estimate', () => {
  expect(estimatedKwh(100_000, 'X9/77 VA')).toBeUndefined()
})
