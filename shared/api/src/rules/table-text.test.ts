import { parseTable } from './parse-table.ts'
import { tableText } from './table-text.ts'

test('is read as the same lines and cells', () => {
  const rows = [
    { line: 1, cells: ['Alamat', 'Kode pos'] },
    { line: 4, cells: ['Jl. Melati, No. 3, RT 1; blok "A"', '01234'] },
    { line: 5, cells: ['', '', 'akhir'] },
  ]
  expect(parseTable(tableText(rows)).map(({ line, cells }) => ({ line, cells }))).toEqual(rows)
})

test('keeps a single column with commas, and makes a line break in a cell a space', () => {
  const rows = [
    { line: 1, cells: ['a, b, c'] },
    { line: 2, cells: ['satu\r\ndua'] },
  ]
  expect(parseTable(tableText(rows)).map(({ cells }) => cells)).toEqual([['a, b, c'], ['satu dua']])
})

test('shortens a long gap', () => {
  const rows = [{ line: 1_000_000, cells: ['1'] }]
  expect(tableText(rows).length).toBeLessThan(200)
})
