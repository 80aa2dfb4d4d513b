import { LARGEST_UNIQUE_CODE, uniqueCodes, withUniqueCode } from './unique-code.ts'

test('E-14: every unique code from 1 to 999 is tried once, then those to 9999, in an order that depends on the seed', () => {
  const codes = uniqueCodes('order-1')
  const ascending = (some: number[]) => some.toSorted((a, b) => a - b)
  const all = Array.from({ length: LARGEST_UNIQUE_CODE }, (_, index) => index + 1)
  expect(ascending(codes.slice(0, 999))).toEqual(all.slice(0, 999))
  expect(ascending(codes)).toEqual(all)
  expect(uniqueCodes('order-1')).toEqual(codes)
  expect(uniqueCodes('order-2')).not.toEqual(codes)
})

test('E-14: the code is added to what is due, and to nothing when nothing is due', () => {
  expect(withUniqueCode(150_000, 321)).toBe(150_321)
  expect(withUniqueCode(0, 321)).toBe(0)
})
