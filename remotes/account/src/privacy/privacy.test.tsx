import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { PrivacyScreen } from './PrivacyScreen.tsx'

beforeEach(() => {
  localStorage.clear()
  fakeGateway({})
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const open = () =>
  openScreen({
    unit: 'account',
    messages: words,
    path: '/privacy-settings',
    address: '/privacy-settings',
    screen: PrivacyScreen,
  })
const choice = () => screen.findByRole('switch', { name: /Izinkan pengukuran/ })

test('C-32: a guest says no to analytics, and changes the choice later', async () => {
  await open()
  expect(await choice()).toBeChecked()
  await userEvent.click(await choice())
  expect(await choice()).not.toBeChecked()
  expect(localStorage.getItem('consent')).toBe('no')
  await userEvent.click(await choice())
  expect(localStorage.getItem('consent')).toBe('yes')
})

test('C-32: Global Privacy Control counts as no, and the visitor’s own choice outranks it', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await open()
  expect(await choice()).not.toBeChecked()
  expect(screen.getByText(/Browser Anda meminta/)).toBeVisible()
  await userEvent.click(await choice())
  expect(await choice()).toBeChecked()
})
