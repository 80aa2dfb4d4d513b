import { isInAppBrowser } from './in-app-browser.ts'

const android = (system: string, end = '') =>
  `Mozilla/5.0 (Linux; Android 14; ${system}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36${end}`
const iPhone = (end: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${end}`

test.each([
  [android('SM-A155F; wv'), true],
  [android('SM-A155F', ' Instagram 334.0.0.42.95 Android'), true],
  [iPhone('Mobile/21F90 Instagram 334.0.4.32.98'), true],
  [iPhone('Mobile/21F90 [FBAN/FBIOS;FBAV/468.0.0.36.107]'), true],
  [iPhone('Mobile/21F90 WhatsApp/2.24.12'), true],
  [iPhone('Mobile/21F90 Safari Line/14.9.0'), true],
  [android('SM-A155F', ' [FB_IAB/FB4A;FBAV/468.0.0.55;]'), true],
  [android('SM-A155F'), false],
  // A shop on the Home Screen names no Safari either.
  [iPhone('Mobile/21F90'), false],
  [iPhone('Version/17.5 Mobile/21F90 Safari/604.1'), false],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/128.0', false],
])('C-34: %s is the window of another app: %s', (userAgent, expected) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  expect(isInAppBrowser()).toBe(expected)
})
