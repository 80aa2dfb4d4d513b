import { allowedAddress } from './allowed-address.ts'

const here = 'https://m.borong.example/login'
const rules = {
  ownOrigins: ['https://borong.example', 'https://m.borong.example'],
  isDevelopment: false,
}

test.each([
  ['/cart', 'https://m.borong.example/cart'],
  ['/search/beras?page=2#top', 'https://m.borong.example/search/beras?page=2#top'],
  ['/login/../cart', 'https://m.borong.example/cart'],
  ['/promo?next=https://evil.example', 'https://m.borong.example/promo?next=https://evil.example'],
  ['/a@b', 'https://m.borong.example/a@b'],
  ['/search/kopi susu', 'https://m.borong.example/search/kopi%20susu'],
  ['/search/kopi%20susu', 'https://m.borong.example/search/kopi%20susu'],
  ['/search/café', 'https://m.borong.example/search/caf%C3%A9'],
  ['https://borong.example', 'https://borong.example/'],
  ['https://borong.example/', 'https://borong.example/'],
  ['https://borong.example/promo?x=1', 'https://borong.example/promo?x=1'],
  ['https://borong.example?x=1', 'https://borong.example/?x=1'],
  [
    'https://m.borong.example/v/toko/product/beras',
    'https://m.borong.example/v/toko/product/beras',
  ],
])('N-05 V-13: %s is followed', (address, expected) => {
  expect(allowedAddress(address, here, rules)).toBe(expected)
})

test.each([
  ['nothing', ''],
  ['another site', 'https://evil.example/'],
  ['another site by protocol-relative address', '//evil.example'],
  ['our own by protocol-relative address', '//borong.example/'],
  ['three slashes', '///evil.example'],
  ['four slashes', '////evil.example/'],
  ['backslash for slash', '/\\evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['slash and backslash', '/\\/evil.example'],
  ['backslash in the authority', 'https://borong.example\\.evil.example/'],
  ['backslash before the at sign', 'https://evil.example\\@borong.example/'],
  ['one slash after the scheme', 'https:/evil.example'],
  ['no slash after the scheme', 'https:evil.example'],
  ['three slashes after the scheme', 'https:///evil.example'],
  ['our origin as user name', 'https://borong.example@evil.example/'],
  ['our origin as user name and password', 'https://borong.example:443@evil.example/'],
  ['a user name before our own origin', 'https://user@borong.example/'],
  ['a user name with password before our own origin', 'https://user:pass@borong.example/'],
  ['an empty user name', 'https://@borong.example/'],
  ['an encoded at sign', 'https://borong.example%40evil.example/'],
  ['our name as a subdomain', 'https://borong.example.evil.example/'],
  ['our name as an ending', 'https://evilborong.example/'],
  ['our name with a hyphen', 'https://borong.example-evil.com/'],
  ['an unknown subdomain of ours', 'https://shop.borong.example/'],
  ['a dot at the end of the host', 'https://borong.example./'],
  ['another port', 'https://borong.example:8443/'],
  ['the usual port spelled out', 'https://borong.example:443/'],
  ['an empty port', 'https://borong.example:/'],
  ['plain http', 'http://borong.example/'],
  ['upper case in the scheme', 'HTTPS://borong.example/'],
  ['upper case in the host', 'https://BORONG.example/'],
  ['an encoded letter in the host', 'https://%62orong.example/'],
  ['an encoded slash in the host', 'https://borong.example%2fevil.example/'],
  ['a full-width dot', 'https://borong.example\uff0eevil.example/'],
  ['an ideographic dot', 'https://borong\u3002example/'],
  ['a full-width slash', 'https://borong.example\uff0fevil.example/'],
  ['a Cyrillic o', 'https://b\u043erong.example/'],
  ['a full-width letter', 'https://\uff42orong.example/'],
  ['a soft hyphen', 'https://bo\u00adrong.example/'],
  ['punycode', 'https://xn--brong-jua.example/'],
  ['a zero-width space', 'https://borong.example\u200b.evil.example/'],
  ['right-to-left override', 'https://borong.example/\u202egnp.exe'],
  ['a script', 'javascript:alert(1)'],
  ['a script in mixed case', 'JaVaScRiPt:alert(1)'],
  ['a script behind a blank', ' javascript:alert(1)'],
  ['a script with a tab inside', 'java\tscript:alert(1)'],
  ['a script with a line break inside', 'java\nscript:alert(1)'],
  ['a script that looks like our address', 'javascript://borong.example/%0aalert(1)'],
  ['an encoded script', 'javascript%3Aalert(1)'],
  ['a document in the address', 'data:text/html,<script>alert(1)</script>'],
  ['a VB script', 'vbscript:msgbox(1)'],
  ['a blob', 'blob:https://borong.example/0-0'],
  ['a file', 'file:///etc/passwd'],
  ['another protocol', 'ftp://borong.example/'],
  ['view-source', 'view-source:https://borong.example/'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line break between slashes', '/\n/evil.example'],
  ['a blank before the slashes', ' //evil.example'],
  ['a zero-width space in a path', '/cart\u200b'],
  ['a full-width slash in a path', '/\uff0fevil.example'],
  ['an ideographic blank in a path', '/\u3000/evil.example'],
  ['a null character', '/\u0000/evil.example'],
  ['a path that turns into two slashes', '/.//evil.example'],
  ['a path that climbs into two slashes', '/a/..//evil.example'],
  ['an encoded dot that climbs into two slashes', '/%2e//evil.example'],
  ['a relative path', 'cart'],
  ['a relative path that climbs', '../cart'],
  ['a query alone', '?next=/cart'],
  ['a host without scheme', 'borong.example/cart'],
  ['an address that is no address', 'https://[borong'],
  ['an address that is too long', `/${'a'.repeat(2000)}`],
])('V-13: %s is not followed', (_, address) => {
  expect(allowedAddress(address, here, rules)).toBeUndefined()
})

test('V-13: plain http is followed in development only, and only on an own origin', () => {
  const development = { ownOrigins: ['http://localhost:3000'], isDevelopment: true }
  expect(
    allowedAddress('http://localhost:3000/cart', 'http://localhost:3000/login', development),
  ).toBe('http://localhost:3000/cart')
  expect(
    allowedAddress('http://localhost:3001/cart', 'http://localhost:3000/login', development),
  ).toBeUndefined()
  expect(
    allowedAddress('http://localhost:3000/cart', here, { ...development, isDevelopment: false }),
  ).toBeUndefined()
})
