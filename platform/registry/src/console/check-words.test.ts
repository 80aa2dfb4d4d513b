import { checkInWords } from './page/check-words.ts'

test.each([
  [1, 0, 'journeys passed: 1 test'],
  [40, 0, 'journeys passed: 40 tests'],
  [0, 1, 'journeys failed: 1 of 1'],
])('M-06: shows %i passed and %i failed tests as "%s"', (passed, failed, text) => {
  expect(checkInWords({ name: 'journeys', passed, failed })).toBe(text)
})
