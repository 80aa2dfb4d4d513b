import { operatorOf, readBillNumber } from './bill-number.ts'

test.each([
  '0812-3456-7890',
  '+62 812 3456 7890',
  '6281234567890',
  '81234567890',
  '0062 812 3456 7890',
])('F-07: %s is 081234567890', (typed) => {
  expect(readBillNumber('pulsa', typed)).toEqual({ number: '081234567890' })
})

test.each([
  ['085155123456', 'byu'],
  ['085154123456', 'telkomsel'],
  ['085212345678', 'telkomsel'],
  ['0857', 'indosat'],
  ['+62817', 'xl'],
  ['0838', 'axis'],
  ['0899', 'tri'],
  ['0881', 'smartfren'],
  ['0851', undefined],
  ['08515', undefined],
  ['0800', undefined],
])('F-07: the prefix of %s proposes %s', (typed, operator) => {
  expect(operatorOf(typed)).toBe(operator)
})

test.each([
  ['pulsa', '', 'empty'],
  ['pulsa', '0812345', 'short'],
  ['pulsa', '0812345678901234', 'long'],
  ['pulsa', '0800123456789', 'prefix'],
  ['pulsa', '0812abc45678', 'letters'],
  ['pulsa', '8,12E+11', 'spreadsheet'],
  ['pulsa', '=A1', 'spreadsheet'],
  ['token', '1234567890', 'short'],
  ['token', '1234567890123', 'long'],
  ['token', '12345A78901', 'letters'],
  ['bpjs', '88018888888', 'short'],
  ['water', '123', 'short'],
] as const)('F-07: %s %j is refused: %s', (kind, typed, problem) => {
  expect(readBillNumber(kind, typed)).toEqual({ problem })
})

test.each([
  ['token', '1234 5678 901', '12345678901'],
  ['electricity', '123456789012', '123456789012'],
  ['bpjs', '0001 2345 67890', '0001234567890'],
  ['bpjs', '88888 01234567890', '0001234567890'],
  ['bpjs', '8988801234567890', '0001234567890'],
  ['water', 'pd-12345', 'PD12345'],
] as const)('F-07: %s %j is the number %s', (kind, typed, number) => {
  expect(readBillNumber(kind, typed)).toEqual({ number })
})
