import { isMobilePhone, maskPhone, normalisePhone, showPhone } from './phone.ts'

test.each([
  ['081234567890', '6281234567890'],
  ['+62 812-3456-7890', '6281234567890'],
  ['62 812 3456 7890', '6281234567890'],
  ['812 3456 7890', '6281234567890'],
  ['+62 (0)812.3456.7890', '6281234567890'],
  ['0062 81234567890', '6281234567890'],
  ['0811123456', '62811123456'],
  ['(021) 555-1234', '62215551234'],
  // As copied from address books: with direction marks, dashes of all lengths and full-width digits.
  ['\u202A+62 812\u20113456\u20137890\u202C', '6281234567890'],
  ['0812\u200B34567890', '6281234567890'],
  ['０８１２３４５６７８９０', '6281234567890'],
])('V-04: %s is stored as %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored)
})

test.each(['', '08', '0812', '0812345678901234', '+1 212 555 1234', '08123abc456', '1500465'])(
  'V-02 V-04: %j is no Indonesian number',
  (typed) => {
    expect(normalisePhone(typed)).toBeNull()
  },
)

test('V-04: normalising a stored number again does not change it', () => {
  expect(normalisePhone('6281234567890')).toBe('6281234567890')
})

test('C-06: only mobile numbers receive messages', () => {
  expect(isMobilePhone('6281234567890')).toBe(true)
  expect(isMobilePhone('62215551234')).toBe(false)
})

test('E-07: a number is shown in groups, and masked except for its ends', () => {
  expect(showPhone('6281234567890')).toBe('0812-3456-7890')
  expect(maskPhone('6281234567890')).toBe('0812-****-7890')
})
