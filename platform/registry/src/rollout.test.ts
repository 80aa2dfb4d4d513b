import { bucketOf } from './rollout.ts'

const guests = Array.from({ length: 20_000 }, (_, index) => `guest-${index}`)

test.each([1, 10, 50, 90])('M-04: a share of %s % holds for many visitors', (percent) => {
  const chosen = guests.filter((guest) => bucketOf(guest, 'checkout') < percent).length
  const expected = guests.length * (percent / 100)
  const deviation = Math.sqrt(expected * (1 - percent / 100))
  expect(Math.abs(chosen - expected)).toBeLessThan(4 * deviation)
})

test("M-04: retains a visitor's side over restarts and new versions of the registry", () => {
  expect(bucketOf('guest-1', 'checkout')).toBe(46.17)
})

test('M-04: gives a visitor independent positions for different units', () => {
  const early = guests.filter((guest) => bucketOf(guest, 'checkout') < 10)
  const both = early.filter((guest) => bucketOf(guest, 'account') < 10).length
  expect(both / early.length).toBeGreaterThan(0.06)
  expect(both / early.length).toBeLessThan(0.14)
})
