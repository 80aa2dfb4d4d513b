import { readTextFile } from '@borong/ui/format/read-text-file'
import { NO_MONTHS, readRows } from './read-rows.ts'

const row = (line: number, number: string, product = '', months = 1) => ({
  line,
  number,
  product,
  months,
})

test('F-07: reads a number in each line, and keeps the lines of the text', () => {
  expect(readRows('0812-3456-7890\n\n 0857 1234 5678 ').rows).toEqual([
    row(1, '0812-3456-7890'),
    row(3, '0857 1234 5678'),
  ])
})

test.each([
  ['semicolons', '081234567890;50rb;3'],
  ['commas', '081234567890,50rb,3'],
  ['tabs', '081234567890\t50rb\t3'],
  ['quotes', '"081234567890";"50rb";"3"'],
])('F-07: reads number, product and months between %s', (_, text) => {
  expect(readRows(text).rows).toEqual([row(1, '081234567890', '50rb', 3)])
})

test('F-07: a header names the columns in any order', () => {
  expect(readRows('Nama,Produk,Nomor HP\r\nToko,50rb,081234567890').rows).toEqual([
    row(2, '081234567890', '50rb'),
  ])
})

test('F-07: rows without a product get the chosen one', () => {
  expect(readRows('081234567890\n081234567891;100rb', '50rb').rows).toEqual([
    row(1, '081234567890', '50rb'),
    row(2, '081234567891', '100rb'),
  ])
})

test('F-07: a number that a spreadsheet damaged stays whole', () => {
  expect(readRows('8,12E+11\n=A1').rows).toEqual([row(1, '8,12E+11'), row(2, '=A1')])
})

test('F-07: one semicolon in a cell leaves a comma file as it is', () => {
  expect(readRows('nomor,produk,bulan\n081234567890,pulsa; 50rb,3').rows).toEqual([
    row(2, '081234567890', 'pulsa; 50rb', 3),
  ])
})

test.each(['3 bulan', '0', '13', '1,5', 'tiga'])('F-07: "%s" is no number of months', (months) => {
  expect(readRows(`081234567890;50rb;${months}`).rows).toEqual([
    row(1, '081234567890', '50rb', NO_MONTHS),
  ])
})

test('F-07: counts the rows after the 500th', () => {
  const { rows, leftOut } = readRows(
    Array.from({ length: 503 }, (_, at) => `08123456${String(at).padStart(4, '0')}`).join('\n'),
  )
  expect([rows.length, leftOut]).toEqual([500, 3])
})

test('F-07: an open quote and a long cell break nothing', () => {
  expect(
    readRows(`"0812\n${'9'.repeat(200)}`).rows.every(({ number }) => number.length <= 60),
  ).toBe(true)
})

test.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x30, 0x38]],
  ['UTF-16 LE', [0xff, 0xfe, 0x30, 0, 0x38, 0]],
  ['UTF-16 BE', [0xfe, 0xff, 0, 0x30, 0, 0x38]],
])('F-07: reads a file in %s', async (_, bytes) => {
  const file = { arrayBuffer: async () => new Uint8Array(bytes).buffer } as File
  expect(readRows(await readTextFile(file)).rows).toEqual([row(1, '08')])
})
