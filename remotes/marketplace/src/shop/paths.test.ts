import { keywordOf, resultsPath } from './paths.ts'

test('R-09 K-01: cuts a keyword to the accepted length at a whole character', () => {
  expect(keywordOf('x'.repeat(300))).toHaveLength(100)
  expect(keywordOf(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99))
  expect(resultsPath('x'.repeat(300))).toBe(`/search/${'x'.repeat(100)}`)
  expect(resultsPath(`${'x'.repeat(99)}😀`, 'seller')).toBe(`/search/${'x'.repeat(99)}/stores`)
})

test('R-09: does not use a path segment of dots as a keyword', () => {
  expect(resultsPath('.')).toBe('/products')
  expect(resultsPath('..', 'seller')).toBe('/stores')
  expect(resultsPath('...')).toBe('/search/...')
  expect(resultsPath('1/2 inci')).toBe('/search/1%2F2%20inci')
})
