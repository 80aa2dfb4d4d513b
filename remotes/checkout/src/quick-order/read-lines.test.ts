import { readLines } from './read-lines.ts'

const line = (code: string, quantity: string) => ({ code, quantity })

test.each([';', '\t', ','])('F-08: reads codes and quantities separated by %j', (separator) => {
  const text = ['B-000012-3', 'B-000015-1'].map((code) => `${code}${separator}2`).join('\r\n')
  expect(readLines(text).lines).toEqual([line('B-000012-3', '2'), line('B-000015-1', '2')])
})

test('F-08: a header names the columns, as in the file of a list', () => {
  const text = '\uFEFFNama,Kode,Jumlah\r\n"Beras, 25 kg",B-000012-3,2\r\n'
  expect(readLines(text).lines).toEqual([line('B-000012-3', '2')])
})

test('F-08: bad lines stay as they were typed', () => {
  const text = 'Beras;2 dus\n;3\nB-000012-3\n\n  \nB-000012-3;1e3\n"B-000015-1";"-1"'
  expect(readLines(text).lines).toEqual([
    line('Beras', '2 dus'),
    line('', '3'),
    line('B-000012-3', ''),
    line('B-000012-3', '1e3'),
    line('B-000015-1', '-1'),
  ])
})

test('F-08: reads 1,000 lines and counts those that it leaves out', () => {
  const { lines, leftOut } = readLines('B-000012-3;1\n'.repeat(1005))
  expect([lines.length, leftOut]).toEqual([1000, 5])
})

test('F-08: an empty text has no lines', () => {
  expect(readLines(' \n\n')).toEqual({ lines: [], leftOut: 0 })
})
