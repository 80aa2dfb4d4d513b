import { fit } from './stepper-limits.ts'

const limits = { min: 10, max: 55, step: 10 }

test('V-08: lowers a quantity above the cap to the last whole step', () => {
  expect(fit(80, limits)).toEqual({ value: 50, reason: 'max' })
  expect(fit(51, limits)).toEqual({ value: 50, reason: 'max' })
})

test('raises a quantity below the minimum, and one between two steps', () => {
  expect(fit(3, limits)).toEqual({ value: 10, reason: 'min' })
  expect(fit(21, limits)).toEqual({ value: 30, reason: 'step' })
  expect(fit(30, limits)).toEqual({ value: 30, reason: undefined })
})

test('accepts any whole number without a cap', () => {
  expect(fit(125_000_000, { min: 1, max: Infinity, step: 1 }).value).toBe(125_000_000)
})
