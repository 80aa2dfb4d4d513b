import { calls } from './described.ts'
import { features, requiredCalls } from './features.ts'

test('every call is required, or belongs to one feature', () => {
  const named = [...requiredCalls, ...Object.values(features).flat()]
  expect(named.toSorted()).toEqual(
    [...new Set(Object.values(calls).map(({ id }) => id))].toSorted(),
  )
})

test('C-01: the specification requires 62 calls', () => {
  expect(requiredCalls).toHaveLength(62)
})
