import { findServerTexts, hasOwnTexts } from './server-texts.ts'

test('X-08: the servers declare all their texts as messages', async () => {
  expect(await findServerTexts()).toEqual([])
})

test.each([
  ['a pair', true, `const empty = { status: 409, id: 'Stok habis', en: 'Out of stock' }`],
  ['a pair with a value', true, 'const left = { id: `Sisa ${n}`, en: `${n} left` }'],
  ['tables by language', true, `const words = { id: { a: 'Stok' }, en: { a: 'Stock' } }`],
  ['a choice', true, `language === 'en' ? 'Out of stock' : 'Stok habis'`],
  ['a column', false, `language === 'en' ? row.name_en : row.name_id`],
  ['an id', false, `const user = { id: 'u1', name: 'Ani' }`],
])('X-08: %s is a text of its own: %s', (_, isText, source) => {
  expect(hasOwnTexts(source)).toBe(isText)
})
