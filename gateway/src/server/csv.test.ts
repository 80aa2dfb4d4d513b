import { asText, csvOf } from './csv.ts'

test('F-07: a file begins with the mark of UTF-8, and quotes commas, quotes and line ends', () => {
  expect(
    csvOf([
      ['a', 1, null],
      ['b, c', 'say "d"', 'e\nf'],
    ]),
  ).toBe('\uFEFFa,1,\r\n"b, c","say ""d""","e\nf"\r\n')
})

test.each(['=1+1', '+62', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'F-07: a cell that begins with %j is no formula',
  (cell) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`)
  },
)

test('F-07: a number keeps its leading zero, and an amount stays a number', () => {
  expect(csvOf([[asText('0812'), asText(null), 50_000]])).toBe(`\uFEFF"'0812",,50000\r\n`)
})
