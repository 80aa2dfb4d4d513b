import { shareOf } from './share-of.ts'

test('a share is rounded down, and is nothing of nothing', () => {
  expect(shareOf(100, 1, 3)).toBe(33)
  expect(shareOf(100, 0, 3)).toBe(0)
  expect(shareOf(100, 1, 0)).toBe(0)
})

test('a share is exact where the product of the amounts is beyond 2^53', () => {
  const [amount, part, whole] = [999_999_999_999, 333_333_333_333, 999_999_999_998]
  expect(shareOf(amount, part, whole)).toBe(333_333_333_333)
  expect(shareOf(whole, whole, whole)).toBe(whole)
})
