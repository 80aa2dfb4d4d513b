import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import words from '../messages/id.json'
import { profile } from '../testing/buyer.ts'
import { AccessScreen } from './AccessScreen.tsx'

test.each([
  ['/profile/pin', 'PIN'],
  ['/Profile/PIN/', 'PIN'],
  ['/profile/password/', 'Kata sandi'],
])('R-21: %s is where the %s is set', async (address, what) => {
  fakeGateway({ userProfile: profile() })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '*',
    address,
    screen: AccessScreen,
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: new RegExp(what, 'i') }),
  ).toBeVisible()
})
