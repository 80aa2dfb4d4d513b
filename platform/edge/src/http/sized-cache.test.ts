import { shareOfCaches, sizedCache } from './sized-cache.ts'

test('counts keys and overhead, so that many small entries stay within the bytes', () => {
  const cache = sizedCache<Buffer>(1024 * 1024, ({ length }) => length)
  for (let entry = 0; entry < 1_000; entry += 1)
    cache.set(`${entry} ${'a'.repeat(14_000)}`, Buffer.alloc(500))
  const bytes = [...cache].reduce((sum, [key, { length }]) => sum + 2 * key.length + length, 0)
  expect(cache.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
})

test('shares one limit among all caches', () => {
  const shares = Object.values(shareOfCaches(256))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(256)
})
