import { keywordOf, resultsPath } from './paths.ts'

test('R-09 K-01: a keyword is no longer than the gateway takes, and ends with a whole sign', () => {
  expect(keywordOf('x'.repeat(300))).toHaveLength(100)
  expect(keywordOf(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99))
  expect(resultsPath('x'.repeat(300))).toBe(`/search/${'x'.repeat(100)}`)
  expect(resultsPath(`${'x'.repeat(99)}😀`, 'seller')).toBe(`/search/${'x'.repeat(99)}/stores`)
})

test('R-09: what would be a step in an address is no keyword of it', () => {
  expect(resultsPath('.')).toBe('/products')
  expect(resultsPath('..', 'seller')).toBe('/stores')
  expect(resultsPath('...')).toBe('/search/...')
  expect(resultsPath('1/2 inci')).toBe('/search/1%2F2%20inci')
})
