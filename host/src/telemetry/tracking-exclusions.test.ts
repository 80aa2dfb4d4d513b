import { isBot, isPartnerVisit, landingAddress } from './tracking-exclusions.ts'

test.each([
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 11) Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse', true],
  ['facebookexternalhit/1.1', true],
  ['Baiduspider+(+http://www.baidu.com/search/spider.htm)', true],
  ['curl/8.5.0', true],
  [
    'Mozilla/5.0 (Linux; Android 10; Cubot X19) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A042F) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Version/17.2 Mobile/15E148 Safari/604.1',
    false,
  ],
])('P-05: %j is a bot: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})

const partner = (address: string) => isPartnerVisit(`https://borong.example/${address}`)

test.each([
  ['?utm_source=partner', true],
  ['?utm_source=Partner-koperasi&utm_campaign=x', true],
  ['?utm_source=koperasi&utm_medium=partner', true],
  ['?utm_source=partnership-news', false],
  ['?utm_source=google', false],
  ['?utm_campaign=partner', false],
  ['', false],
])('P-05: an arrival at /%s is a partner’s: %s', (address, expected) => {
  sessionStorage.clear()
  expect(partner(address)).toBe(expected)
})

test('P-05: a partner’s visitor remains one for the tab, until another campaign brings him', () => {
  sessionStorage.clear()
  expect(partner('?utm_source=partner')).toBe(true)
  expect(partner('cart')).toBe(true)
  expect(partner('?utm_source=google')).toBe(false)
  expect(partner('cart')).toBe(false)
})

test('P-05: a browser that forbids storage is judged by its address alone', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(isPartnerVisit('https://borong.example/?utm_source=partner')).toBe(true)
  expect(isPartnerVisit('https://borong.example/')).toBe(false)
})

test('the address that counts is the landing address', () => {
  const entries = jest.fn(() => [{ name: 'https://borong.example/?utm_source=partner' }])
  const standing = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType')
  Object.assign(performance, { getEntriesByType: entries })
  expect(landingAddress()).toBe('https://borong.example/?utm_source=partner')
  entries.mockReturnValue([])
  expect(landingAddress()).toBe(location.href)
  if (standing) Object.defineProperty(performance, 'getEntriesByType', standing)
})
