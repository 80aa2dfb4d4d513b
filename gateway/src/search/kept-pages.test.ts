import type { Database } from '../server/database.ts'
import { changeLists } from '../catalogue/list-version.ts'
import { makeKeptPages } from './kept-pages.ts'

test('C-22: reads a page once for many requests, and again after a change', async () => {
  const keep = makeKeptPages<number>()
  const db = {} as Database
  let reads = 0
  const ask = (page: number) => keep(db, { keyword: 'beras', page }, async () => ++reads)
  expect(await Promise.all([ask(1), ask(1), ask(2)])).toEqual([1, 1, 2])
  changeLists()
  expect(await ask(1)).toBe(3)
})

test('C-22: does not cache a failed read', async () => {
  const keep = makeKeptPages<string>()
  const db = {} as Database
  await expect(keep(db, 'beras', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await keep(db, 'beras', async () => 'rice')).toBe('rice')
})
