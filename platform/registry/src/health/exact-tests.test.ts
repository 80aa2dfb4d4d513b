import { binomial, fisher } from './exact-tests.ts'

test('M-04: Fisher’s exact test gives the known probabilities', () => {
  // The lady who tastes tea: 3 of 4, and all 4.
  expect(fisher({ visitors: 4, failing: 3 }, { visitors: 4, failing: 1 })).toBeCloseTo(17 / 70, 12)
  expect(fisher({ visitors: 4, failing: 4 }, { visitors: 4, failing: 0 })).toBeCloseTo(1 / 70, 12)
  expect(fisher({ visitors: 100, failing: 0 }, { visitors: 100, failing: 5 })).toBeCloseTo(1, 12)
})

test('M-04: the binomial tail gives the known probabilities', () => {
  expect(binomial(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12)
  expect(binomial(0, 10, 0.5)).toBeCloseTo(1, 12)
})
