import { expectConsole, takeComplaints } from './expect-console.ts'

test('M-06: a warning or an error that the test does not expect is a complaint', () => {
  console.error('%s is not a prop', 'clearLabel')
  console.warn('old')
  expect(takeComplaints()).toEqual([
    'The test does not expect this on the console: clearLabel is not a prop',
    'The test does not expect this on the console: old',
  ])
  expect(takeComplaints()).toEqual([])
})

test('M-06: an expected message is no complaint, also when repeated; a missing one is a complaint', () => {
  expectConsole(/^no chunk \d$/)
  console.error('no chunk 1')
  console.error('no chunk 2')
  expect(takeComplaints()).toEqual([])
  expectConsole(/^no chunk \d$/)
  expect(takeComplaints()).toEqual(['The console shows nothing like /^no chunk \\d$/'])
})
