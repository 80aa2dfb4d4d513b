import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearCookies } from '../../session/testing.ts'
import { boot } from '../../testing/boot.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { open } from '../../testing/open.tsx'
import { knownBuyer, offeredChannels, sentCode, signedIn } from '../testing.ts'

const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  window.scrollTo = () => {}
  Object.assign(window, { OTPCredential: jest.fn() })
  Object.assign(navigator, { credentials: { get: async () => ({ code: '123456' }) } })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

/** Signs in up to the page for the code, which is sent over a channel. */
async function requestCode(channel: 'sms' | 'whatsapp') {
  const gateway = fakeGateway({
    checkUser: knownBuyer(),
    verificationChannels: offeredChannels,
    sendOtp: sentCode({ channel }),
    login: signedIn(),
  })
  await open('/login', { boot: boot({ routes: [] }) })
  await userEvent.type(await screen.findByLabelText('Email atau nomor HP'), '0812-3456 7890')
  await tap('Lanjut')
  await tap('Masuk dengan kode OTP')
  await tap(channel === 'sms' ? /SMS/ : /WhatsApp/)
  return gateway
}

test('R-35 C-06: the code of an SMS is filled in and signs the buyer in', async () => {
  const gateway = await requestCode('sms')
  await waitFor(() => expect(gateway.of('login')).toHaveLength(1))
  expect(gateway.of('login')[0]?.body).toMatchObject({ type: 'otp', otp: '123456' })
})

test('R-35 C-06: a code that is sent by WhatsApp is typed', async () => {
  await requestCode('whatsapp')
  expect(await screen.findByLabelText('Kode OTP')).toHaveValue('')
})
