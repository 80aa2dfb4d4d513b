import { measureRelevance } from './measure.ts'
import { mean, type Score } from './score.ts'

// So small a market has fewer than ten products of some words, and others fill the first ten places.
const SCALE = 2_500
let scores: Score[]
beforeAll(async () => {
  scores = await measureRelevance(SCALE, { oracle: 60 })
})

const of = (kind: string) => scores.filter((score) => score.kind.startsWith(kind))

const reported = () =>
  scores.filter(({ kind, half }) => half === 'reported' && !kind.startsWith('oracle'))

test('C-22: finds products for nearly all keywords', () => {
  const nothing = reported().filter(({ isNothing }) => isNothing)
  expect(nothing.length / reported().length).toBeLessThanOrEqual(0.03)
})

test('C-22: most of the first ten names answer the keyword', () => {
  expect(mean(reported().map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.85)
})

test('C-22: plain words show products with these words', () => {
  expect(mean(of('plain').map(({ precision }) => precision))).toBeGreaterThan(0.88)
})

test("C-22: words of a product's name show this product", () => {
  expect(mean(of('oracle').map(({ precision }) => precision))).toBeGreaterThan(0.95)
})
