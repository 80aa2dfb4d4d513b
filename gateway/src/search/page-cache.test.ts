import type { Database } from '../server/database.ts'
import { changeLists } from '../catalogue/list-version.ts'
import { makePageCache } from './page-cache.ts'

test('C-22: reads a page once for many requests, and again after a change', async () => {
  const cached = makePageCache<number>()
  const db = {} as Database
  let reads = 0
  const ask = (page: number) => cached(db, { keyword: 'beras', page }, async () => ++reads)
  expect(await Promise.all([ask(1), ask(1), ask(2)])).toEqual([1, 1, 2])
  changeLists()
  expect(await ask(1)).toBe(3)
})

test('C-22: does not cache a failed read', async () => {
  const cached = makePageCache<string>()
  const db = {} as Database
  await expect(cached(db, 'beras', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cached(db, 'beras', async () => 'rice')).toBe('rice')
})
