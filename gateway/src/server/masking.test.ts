import { masked, maskedText, maskedUrl } from './masking.ts'

test('K-04: masks passwords and codes fully, tokens and personal data except for their ends', () => {
  expect(masked('password', 'Borong#2026')).toBe('***')
  expect(masked('otp', '123456')).toBe('***')
  expect(masked('refresh_token', 'abcdefghijklmnop')).toBe('ab***op')
  expect(masked('handphone', '6281200000001')).toBe('62***01')
})

test('K-04: a URL in a log shows neither mail, phone nor token', () => {
  expect(maskedUrl('/core/api/v4/users/check-user?username=budi@contoh.id&page=2')).toBe(
    '/core/api/v4/users/check-user?username=bu***id&page=2',
  )
  expect(maskedUrl('/search/v3/items?keyword=081200000001')).toBe(
    '/search/v3/items?keyword=08***01',
  )
})

test('K-04: masks personal data in free text', () => {
  const text =
    'key (email)=(budi@contoh.id) of 6281200000001 sent Bearer abcdefghijklmnopqrstuvwxyz'
  expect(maskedText(text)).toBe('key (email)=(bu***id) of 62***01 sent Bearer ***')
})

test('K-04 F-07: masks electricity tokens, meter and card numbers, and the owners of bills', () => {
  expect(maskedText('token 1234 5678 9012 3456 7890, 12345678901234567890')).toBe(
    'token 12***90, 12***90',
  )
  expect(maskedText('BPJS 0001234567891 of meter 12345678901')).toBe(
    'BPJS 00***91 of meter 12***01',
  )
  expect(maskedUrl('/billing/v1/transactions?q=12345678901&page=2')).toBe(
    '/billing/v1/transactions?q=12***01&page=2',
  )
  expect(masked('owner', 'SITI AMINAH')).toBe('SI***AH')
})
