import { isAccountPage } from './account-page.ts'

test.each([
  ['/profile', true],
  ['/transaction/17', true],
  ['/quotes/9', true],
  ['/privacy-settings', true],
  ['/privacy', false],
  ['/approvals/link', false],
  ['/creditor', false],
  ['/cart', false],
  ['/', false],
])('M-07: whether %s has the menu of the account: %s', (path, expected) => {
  expect(isAccountPage(path)).toBe(expected)
})
