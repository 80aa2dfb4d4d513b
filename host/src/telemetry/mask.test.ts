import { mask, maskText } from './mask.ts'

const token = 'kT3vXq0a-Zb81_mNcQwErTyUiOpAsDfGhJkLzXcVbN9'

test.each([
  ['an email', 'budi@contoh.id tidak ada', 'bu*** tidak ada'],
  [
    'an email in an address',
    '/check-user?username=budi%40contoh.id&x=1',
    '/check-user?username=bu***&x=1',
  ],
  ['an email in a text that stands nowhere by name', 'to=budi%40contoh.id', 'to=bu***'],
  ['a phone number', 'telepon 0812 0000 0001.', 'telepon 08***.'],
  ['a phone number with its country', '/x?q=%2B6281200000001', '/x?q=%2B62***'],
  ['a token as Bearer', `Authorization: Bearer ${token}`, 'Authorization: Bearer ***'],
  ['a credential', 'sent Basic Ym9yb25nOnJhaGFzaWE= there', 'sent Basic *** there'],
  ['a token by its name', '?access_token=abcdefghijkl&page=2', '?access_token=ab***&page=2'],
  ['a token by its looks', `at ${token} there`, 'at kT*** there'],
  ['a ticket', '/login?social_ticket=abcdefghijkl', '/login?social_ticket=ab***'],
  ['a password', '{"password":"rahasia-sekali"}', '{"password":"***"}'],
  [
    'a password in JSON inside of JSON',
    String.raw`{\"password\":\"rahasia\"}`,
    String.raw`{\"password\":\"***\"}`,
  ],
  ['a one-time code', 'otp=482913', 'otp=***'],
  ['a one-time code that somebody is told', 'Kode OTP Anda: 482913', 'Kode OTP Anda: ***'],
])('K-04: %s is masked', (_, text, expected) => {
  expect(maskText(text)).toBe(expected)
  expect(maskText(expected)).toBe(expected)
})

test.each([
  'Error hit endpoint https://api/search/v3/items?keyword=beras&page=2',
  'checkout@1.5.0-pr12',
  'TypeError: Unexpected token < in JSON',
  'https://borong.example/assets/checkout/entry.3f9a2c1b44.js:1:20482',
  '/beras-premium-pandan-wangi-kemasan-ekonomis-isi-5-kilogram',
  'Rp 1.250.000, 1500 465, 2026-01-02T03:04:05.678Z',
])('K-04: %s is not personal and stays', (text) => {
  expect(maskText(text)).toBe(text)
})

test('K-04: values are masked by their names at any depth: passwords and codes fully, others in part', () => {
  const sent = {
    user: {
      Email: 'siti.aminah@warung',
      handphone: 628120000,
      phoneNumber: '021-555-7788',
      name: 'Siti',
    },
    headers: [
      { authorization: 'anything at all', 'X-Access-Token': { value: 'a', expired_at: 1 } },
    ],
    body: { newPassword: 'a-very-long-password', otp: 482913, email_verified: true, pin: '260817' },
    code: 'ITEM_UNKNOWN',
    none: null,
  }
  expect(mask(sent)).toEqual({
    user: { Email: 'si***', handphone: '***', phoneNumber: '02***', name: 'Siti' },
    headers: [{ authorization: 'an***', 'X-Access-Token': '***' }],
    body: { newPassword: '***', otp: '***', email_verified: true, pin: '***' },
    code: 'ITEM_UNKNOWN',
    none: null,
  })
  expect(sent.user.Email).toBe('siti.aminah@warung')
})

test('a circular reference is cut off', () => {
  const circle: Record<string, unknown> = {}
  circle.again = circle
  expect(JSON.stringify(mask(circle))).toContain('***')
})
