import { afterLogin } from './after-login.ts'

const config = { ownOrigins: ['https://borong.example', 'https://m.borong.example'] }
const arrival = {
  search: '',
  referrer: '',
  here: 'https://m.borong.example/login',
  previousPath: '/cart',
}

test.each([
  [
    'the ref',
    { search: '?ref=https://borong.example/tender' },
    { kind: 'document', address: 'https://borong.example/tender' },
  ],
  [
    'the referrer',
    { referrer: 'https://borong.example/promo' },
    { kind: 'document', address: 'https://borong.example/promo' },
  ],
  [
    'the ref before the referrer',
    { search: '?ref=/chat', referrer: 'https://borong.example/' },
    { kind: 'document', address: 'https://m.borong.example/chat' },
  ],
  [
    'the referrer when the ref is not allowed',
    { search: '?ref=//evil.example', referrer: 'https://borong.example/' },
    { kind: 'document', address: 'https://borong.example/' },
  ],
  [
    'the saved path when neither is',
    { search: '?ref=javascript:alert(1)', referrer: 'https://evil.example/' },
    { kind: 'path', path: '/cart' },
  ],
  ['the saved path when there is neither', {}, { kind: 'path', path: '/cart' }],
  ['home when nothing was saved', { previousPath: '/' }, { kind: 'path', path: '/' }],
  [
    'home when what was saved is not a path of ours',
    { previousPath: '//evil.example' },
    { kind: 'path', path: '/' },
  ],
  [
    'never back to the login page',
    { referrer: 'https://m.borong.example/login/otp' },
    { kind: 'path', path: '/cart' },
  ],
])('N-05 V-13: after login to %s', (_, more, expected) => {
  expect(afterLogin({ ...arrival, ...more }, config)).toEqual(expected)
})
