import { uniqueCodes, withUniqueCode } from './unique-code.ts'

test('E-14: every unique code from 1 to 999 is tried once, in an order that depends on the seed', () => {
  const codes = uniqueCodes('order-1')
  expect(codes.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 999 }, (_, index) => index + 1),
  )
  expect(uniqueCodes('order-1')).toEqual(codes)
  expect(uniqueCodes('order-2')).not.toEqual(codes)
})

test('E-14: the code is added to what is due, and to nothing when nothing is due', () => {
  expect(withUniqueCode(150_000, 321)).toBe(150_321)
  expect(withUniqueCode(0, 321)).toBe(0)
})
