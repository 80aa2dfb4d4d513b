import { isCheckDigitWrong, isPlaceNumber, taxNumberFault } from './tax-number.ts'

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

test.each([
  ['0013121660091000', false],
  ['0016.0905 2401-7000', false],
  ['0021832415000000', false],
  ['0013121670091000', true],
  ['0123456789012345', true],
  ['3174051234567890', false],
  ['013121660091000', false],
])('E-05: that the check digit of the tax number %s is wrong is %s', (typed, isWrong) => {
  expect(isCheckDigitWrong(typed)).toBe(isWrong)
})
