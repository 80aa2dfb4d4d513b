import { isPlaceNumber, taxNumberFault } from './tax-number.ts'

test.each([
  ['0123456789012345', undefined],
  ['3174 0512 3456 7890', undefined],
  ['01.234.567.8-901.000', 'old'],
  ['012345678901000', 'old'],
  ['12', 'wrong'],
  ['01234567890123456', 'wrong'],
  ['0123456789o12345', 'wrong'],
])('E-05: the fault of the tax number %s is %s', (typed, fault) => {
  expect(taxNumberFault(typed)).toBe(fault)
})

test.each([
  ['0123456789012345000003', true],
  ['0123.4567.8901.2345.000003', true],
  ['0123456789012345', false],
  ['9123456789012345000003', false],
])('E-05: that the NITKU %s belongs to the NPWP is %s', (typed, isRight) => {
  expect(isPlaceNumber(typed, '0123456789012345')).toBe(isRight)
})
