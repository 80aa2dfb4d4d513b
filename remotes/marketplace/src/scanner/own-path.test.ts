import { ownPath } from './own-path.ts'

const own = ['https://borong.example', 'https://m.borong.example']

test.each([
  ['https://borong.example/v/sumber/product/beras', '/v/sumber/product/beras'],
  [' https://m.borong.example/promo?x=1#syarat ', '/promo?x=1#syarat'],
])('R-07: maps our own code %s to %s', (text, path) => expect(ownPath(text, own)).toBe(path))

test.each([
  'https://borong.example.evil.test/promo',
  'https://evil.test/?u=https://borong.example',
  'http://borong.example/promo',
  'https://user:pass@borong.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//borong.example/promo',
  '/promo',
  'SKU-123',
  '',
])('R-07: does not follow %s', (text) => expect(ownPath(text, own)).toBeUndefined())
