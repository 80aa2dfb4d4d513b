import { titlesIn } from './titles.ts'

const read = (source: string) => titlesIn(source, { jsx: false })

test('gives a test the rows of its title and of the groups around it', () => {
  const source = `
    describe('T-05: a refresh', () => {
      test('V-08 R-18: is sent once', () => {})
    })
    test('needs no requirement', () => { call('C-01') })`
  expect(read(source)).toEqual([
    { title: 'T-05: a refresh › V-08 R-18: is sent once', rows: ['T-05', 'V-08', 'R-18'] },
    { title: 'needs no requirement', rows: [] },
  ])
})

test.each([
  ['a table', `test.each([['R-01'], ['R-02']])('%s shows its heading', (row) => {})`],
  ['a loop', `for (const row of ['R-01', 'R-02']) test(\`\${row} shows its heading\`, () => {})`],
])('gives a title with a placeholder the rows of %s', (_, source) => {
  expect(read(source).map(({ rows }) => rows)).toEqual([['R-01', 'R-02']])
})

test('ignores a call that is not a test', () => {
  expect(read(`expect.soft('R-01', () => {}); it.todo('R-02'); other('R-03', () => {})`)).toEqual(
    [],
  )
})
