import { fit } from './stepper-limits.ts'

const limits = { min: 10, max: 55, step: 10 }

test('V-08: a quantity above the cap becomes the last whole step below it', () => {
  expect(fit(80, limits)).toEqual({ value: 50, reason: 'max' })
  expect(fit(51, limits)).toEqual({ value: 50, reason: 'max' })
})

test('a quantity below the minimum is raised, one between two steps goes up', () => {
  expect(fit(3, limits)).toEqual({ value: 10, reason: 'min' })
  expect(fit(21, limits)).toEqual({ value: 30, reason: 'step' })
  expect(fit(30, limits)).toEqual({ value: 30, reason: undefined })
})

test('without a cap any whole number goes', () => {
  expect(fit(125_000_000, { min: 1, max: Infinity, step: 1 }).value).toBe(125_000_000)
})
