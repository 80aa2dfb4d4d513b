import { areaOutline, pathOf } from './area-outline.ts'

const frame = [
  { x: -100, y: -100 },
  { x: 100, y: -100 },
  { x: 100, y: 100 },
  { x: -100, y: 100 },
]

test('two places divide the frame halfway between them', () => {
  const [left, right] = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ]
  expect(pathOf(areaOutline(left!, [left!, right!], frame))).toBe(
    'M-100.0,-100.0L0.0,-100.0L0.0,100.0L-100.0,100.0Z',
  )
})

test('the only place has the whole frame, and a place far outside has nothing', () => {
  const one = { x: 3, y: 4 }
  expect(areaOutline(one, [one], frame)).toEqual(frame)
  expect(areaOutline({ x: 900, y: 0 }, [one], frame)).toEqual([])
  expect(pathOf([])).toBe('')
})

test('every point belongs to the area of its nearest place', () => {
  // A fixed sequence, so that a failure repeats.
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const places = Array.from({ length: 60 }, () => ({
    x: random() * 300 - 150,
    y: random() * 300 - 150,
  }))
  const outlines = places.map((place) => areaOutline(place, places, frame))
  for (let round = 0; round < 500; round++) {
    const point = { x: random() * 200 - 100, y: random() * 200 - 100 }
    const distances = places.map(({ x, y }) => Math.hypot(x - point.x, y - point.y))
    const nearest = distances.indexOf(Math.min(...distances))
    expect(outlines.map((outline) => contains(outline, point)).indexOf(true)).toBe(nearest)
  }
})

/** The corners of an area go round it in one direction. */
function contains(
  corners: readonly { x: number; y: number }[],
  { x, y }: { x: number; y: number },
) {
  return (
    corners.length > 2 &&
    corners.every((corner, at) => {
      const next = corners[(at + 1) % corners.length]!
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0
    })
  )
}
