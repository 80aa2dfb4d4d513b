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
  [
    'home when a page of sign-in was saved',
    { previousPath: '/log%69n' },
    { kind: 'path', path: '/' },
  ],
])('N-05 V-13: after login to %s', (_, more, expected) => {
  expect(afterLogin({ ...arrival, ...more }, config)).toEqual(expected)
})

test.each([
  '/login',
  '/LOGIN',
  '/Login/',
  '/login/otp?x=1',
  '/login#top',
  '/login/redirect?ref=/logout',
  '/login/logout',
  '/register',
  '/REGISTER/email/password',
  '/logout',
  '/LogOut/',
  '/log%6Fut',
  '/%6c%6f%67%69%6e',
  '/log%256fut',
  '/logout%2f',
  '/logout%20',
  '/logout;a=b',
  '/logout%3fa',
  '/cart/../logout',
  '/./logout',
  '/cart/%2e%2e/logout',
  '/cart/..%2flogout',
  '/cart%2f..%2flogout',
  '/%2flogout',
  '/%5clogout',
  'https://borong.example/logout',
  'https://borong.example//logout',
  'https://borong.example/promo/..//LOGOUT/',
  'https://m.borong.example/Login',
  '/%2525252525252525256cogin',
])('N-05 V-13: ref=%s does not lead to a page of sign-in or sign-out', (ref) => {
  const search = `?${new URLSearchParams({ ref })}`
  expect(afterLogin({ ...arrival, search }, config)).toEqual({ kind: 'path', path: '/cart' })
  expect(afterLogin({ ...arrival, previousPath: ref }, config)).toEqual({ kind: 'path', path: '/' })
})

test.each(['/logout-help', '/loginfo', '/search/login', '/v/toko/product/register', '/%E0%A4%A'])(
  'N-05: ref=%s is followed, because it only resembles such a page',
  (ref) => {
    const search = `?${new URLSearchParams({ ref })}`
    const address = new URL(ref, arrival.here).href
    expect(afterLogin({ ...arrival, search }, config)).toEqual({ kind: 'document', address })
  },
)
