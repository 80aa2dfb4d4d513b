import { readQuantity } from './typed-quantity.ts'

test.each(['1', ' 12 ', '007', '1000000'])('F-08: %j is a quantity', (text) => {
  expect(readQuantity(text)).toEqual({ quantity: Number(text) })
})

test.each([
  ['2 dus', 2],
  ['10karton', 10],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1.5', null],
  ['1,5', null],
  ['1e3', null],
  ['1E+03', null],
  ['0', null],
  ['-1', null],
  ['', null],
  ['dua', null],
  ['1000001', null],
  ['0 dus', null],
  ['99999999999', null],
])('F-08: %j is no quantity, and means %j at most', (text, meant) => {
  expect(readQuantity(text)).toEqual({ meant })
})
