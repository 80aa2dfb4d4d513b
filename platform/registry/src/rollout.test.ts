import { bucketOf, getsCandidate, sliceGetsCandidate, sliceOf, SLICES } from './rollout.ts'

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

const inSlices = Array.from({ length: 4_000 }, (_, index) => {
  const digits = index.toString(16).padStart(4, '0')
  return `d1320000-${digits}-8000-a000-000000000000`
})

test.each([1, 5, 10, 25, 50, 75, 90, 95, 99, 100])(
  'M-04: a share of %s % holds for the visitors of a CDN, whose slice alone decides',
  (percent) => {
    const chosen = inSlices.filter((guest) => getsCandidate(guest, 'checkout', { percent }))
    const expected = inSlices.length * (percent / 100)
    const deviation = Math.sqrt(expected * (1 - percent / 100))
    expect(Math.abs(chosen.length - expected)).toBeLessThanOrEqual(4 * deviation)
    for (const guest of chosen)
      expect(sliceGetsCandidate(sliceOf(guest), 'checkout', { percent })).toBe(true)
  },
)

test('M-04: no slice gets more than the share of a rollout, and a larger share withdraws it from no slice', () => {
  for (const unit of ['checkout', 'account', 'services', 'billing']) {
    let before: number[] = []
    for (let percent = 0; percent <= 100; percent += 1) {
      const chosen = SLICES.filter((slice) => sliceGetsCandidate(slice, unit, { percent }))
      expect(chosen).toEqual(expect.arrayContaining(before))
      before = chosen
    }
    expect(before).toEqual(SLICES)
  }
})

test('M-04: many rollouts make no more groups of visitors than there are slices, and two can have none in common', () => {
  const units = Array.from({ length: 20 }, (_, index) => `unit-${index}`)
  const groups = new Set(
    SLICES.map((slice) =>
      units.filter((unit) => sliceGetsCandidate(slice, unit, { percent: 25 })).join(),
    ),
  )
  // Those of one end, those of the other, and those who get stable releases only.
  expect(groups.size).toBe(3)
})
