import { parseTable } from './parse-table.ts'

const cellsOf = (text: string) => parseTable(text).map(({ cells }) => cells)

test.each([';', '\t', ','])('the first line chooses the separator %j', (sign) => {
  expect(cellsOf(`kode${sign}jumlah\r\nA${sign}2`)).toEqual([
    ['kode', 'jumlah'],
    ['A', '2'],
  ])
})

test('a semicolon in a later cell does not change the separator', () => {
  expect(cellsOf('nomor,produk,bulan\n0812,pulsa; 50rb,3')).toEqual([
    ['nomor', 'produk', 'bulan'],
    ['0812', 'pulsa; 50rb', '3'],
  ])
})

test('a separator in quotes does not choose', () => {
  expect(cellsOf('"Beras; 25 kg",A,2\n"Gula",B,1')).toEqual([
    ['Beras; 25 kg', 'A', '2'],
    ['Gula', 'B', '1'],
  ])
})

test('a quoted cell may have line breaks and quotes, and rows keep their lines', () => {
  expect(parseTable('"a\r\nb ""c""";1\n\n;\nd;2')).toEqual([
    { line: 1, text: '"a\r\nb ""c""";1', cells: ['a\r\nb "c"', '1'] },
    { line: 5, text: 'd;2', cells: ['d', '2'] },
  ])
})

test('a quote inside a cell and one without an end are characters', () => {
  expect(cellsOf('Pipa 5";2\n"Kabel;3\nPaku;4')).toEqual([
    ['Pipa 5"', '2'],
    ['"Kabel', '3'],
    ['Paku', '4'],
  ])
})

test('an empty text has no rows', () => {
  expect(parseTable('\uFEFF \n\n')).toEqual([])
})
