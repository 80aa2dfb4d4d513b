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
  expect(mean(reported().map(({ ofTen }) => ofTen))).toBeGreaterThanOrEqual(0.88)
})

test('C-22: nearly all names that could answer a keyword are shown first', () => {
  expect(mean(reported().map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.94)
})

test('C-22: 18 of 20 names on a first page are distinct', () => {
  expect(mean(scores.map(({ distinct }) => distinct))).toBeGreaterThanOrEqual(0.9)
})

test.each(['plain', 'morphology'])(
  'C-22: each %s keyword of the reported half shows the products that it names before any other',
  (kind) => {
    const wrong = reported().filter((score) => score.kind === kind && score.precision < 1)
    expect(wrong.map(({ query, first }) => ({ query, first }))).toEqual([])
  },
)

test("C-22: words of a product's name show this product", () => {
  expect(mean(of('oracle').map(({ ofTen }) => ofTen))).toBeGreaterThan(0.95)
})
