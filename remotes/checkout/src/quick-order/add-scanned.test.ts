import { addScanned } from './add-scanned.ts'

const line = { key: 4, code: 'B-000012-1', quantity: '3' }
const other = { key: 7, code: 'Gula', quantity: '2 dus' }

test('F-08: a code that is scanned before the lines are read joins the typed text', () => {
  const order = { text: 'B-000015-1;2', lines: [], leftOut: 0 }
  expect(addScanned(order, 'B-000012-1')).toEqual({ text: 'B-000015-1;2\nB-000012-1;1\n' })
})

test('F-08: a second scan adds one to the line, and never to a quantity that is no number', () => {
  const order = { text: '', lines: [line, other], leftOut: 0 }
  expect(addScanned(order, 'B-000012-1').lines).toEqual([{ ...line, quantity: '4' }, other])
  expect(addScanned(order, 'Gula').lines).toEqual([
    line,
    other,
    { key: 8, code: 'Gula', quantity: '1' },
  ])
})
