import { findUnstorable } from './untrusted.ts'

test('C-01: finds text that PostgreSQL can’t store, with its path', () => {
  expect(findUnstorable({ name: 'Toko', lines: [{ note: 'a\0b' }] }, 'body')).toBe('lines.0.note')
  expect(findUnstorable({ name: 'half \ud83d' }, 'body')).toBe('name')
  expect(findUnstorable({ 'a\0': 1 }, 'body')).toBe('body')
})

test('C-01: finds deep nesting and numbers that are not finite', () => {
  const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => [inner], 'end')
  expect(findUnstorable(deep, 'body')).toBeDefined()
  expect(findUnstorable({ amount: Infinity }, 'body')).toBe('amount')
})

test('C-01: accepts ordinary data, including emoji', () => {
  expect(
    findUnstorable({ name: 'Toko 🛒', amount: 1.5, tags: ['a', null, true] }, 'body'),
  ).toBeUndefined()
})
