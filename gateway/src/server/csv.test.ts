import { asText, csvOf, csvStream } from './csv.ts'

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

test.each([
  ['Toko;=HYPERLINK(A1);x', "Toko;'=HYPERLINK(A1);x"],
  ['a\t=1', "a\t'=1"],
  ['a\n=1', "a\n'=1"],
  ['a; +62', "a;' +62"],
  ['＝1+1', "'＝1+1"],
  [' =1', "' =1"],
  ['a;b', 'a;b'],
])('F-07: %j has no formula for a spreadsheet that separates by semicolons', (cell, safe) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF"${safe}"\r\n`)
})

test('F-07: signs within a text stay', () => {
  expect(csvOf([['a=1 b-2 c@d']])).toBe('\uFEFFa=1 b-2 c@d\r\n')
})

test('F-07: a number keeps its leading zero, and an amount stays a number', () => {
  expect(csvOf([[asText('0812'), asText(null), 50_000]])).toBe(`\uFEFF"'0812",,50000\r\n`)
})

test('F-07: a long file is read as fast as its client takes it', async () => {
  let read = 0
  async function* pages() {
    for (; read < 100; read += 1) yield [['x'.repeat(20_000)]]
  }
  const stream = csvStream(['name'], pages())
  const chunks = stream[Symbol.asyncIterator]()
  await chunks.next()
  expect(read).toBeLessThan(5)
  let length = 0
  for await (const chunk of stream) length += String(chunk).length
  expect(read).toBe(100)
  expect(length).toBe(99 * 20_002)
})

test('F-07: a file whose first page cannot be read is an error, and one without rows has its header', async () => {
  async function* failing(): AsyncGenerator<string[][]> {
    yield await Promise.reject(new Error('no database'))
  }
  const failed: string[] = []
  await expect(
    (async () => {
      for await (const chunk of csvStream(['a'], failing())) failed.push(String(chunk))
    })(),
  ).rejects.toThrow('no database')
  expect(failed).toEqual([])
  async function* none() {}
  let text = ''
  for await (const chunk of csvStream(['a'], none())) text += String(chunk)
  expect(text).toBe('\uFEFFa\r\n')
})
