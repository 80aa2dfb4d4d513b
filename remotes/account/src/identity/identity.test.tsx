import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import english from '../messages/en.json'
import words from '../messages/id.json'
import { profile } from '../testing/buyer.ts'
import { IdentityScreen } from './IdentityScreen.tsx'

const OTA = 'a-proof-that-is-long-enough'
const channels = { email: true, sms: true, whatsapp: true, pin: false }
const offer = {
  data: { channels, masked_email: 'bu***@contoh.id', masked_phone: '0812-****-7890' },
}
const sent = (more: object = {}) => ({
  data: {
    request_id: '01983f00-0000-7000-8000-000000000009',
    channel: 'whatsapp',
    target: '0812-****-7890',
    expired_at: 0,
    expiry_time: { expiry_date: '' },
    resend_in: 60,
    resend_at: 0,
    ...more,
  },
})

async function openAt(address: string, answers: FakeAnswers, messages: object = words) {
  const gateway = fakeGateway({ userProfile: profile(), ...answers })
  const opened = await openScreen({
    unit: 'account',
    messages: messages as typeof words,
    accessToken: 'token',
    path: '*',
    address,
    screen: IdentityScreen,
  })
  const bodyOf = (name: string) => {
    const calls = gateway.calls.filter(({ call }) => call === name)
    return calls.at(-1)?.body
  }
  return { ...gateway, ...opened, bodyOf }
}

const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)

test.each([
  ['/verify-identity/', 'Verifikasi identitas'],
  ['/Verify-Identity', 'Verifikasi identitas'],
  ['/Change-Phone-Number', 'Ganti nomor HP'],
  ['/change-email/', 'Ganti email'],
  ['/VERIFY-PHONE/', 'Verifikasi nomor HP'],
  ['/verify%2Dphone', 'Verifikasi nomor HP'],
])('R-25 R-26 R-34: %s shows the page of its route', async (address, title) => {
  await openAt(address, { verifyUser: offer })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.each(['/verify-phone/otp/', '/Change-Email/OTP'])(
  'R-25 R-26: %s shows the page for the code',
  async (address) => {
    await openAt(address, {})
    expect(await screen.findByRole('link', { name: 'Minta kode OTP' })).toBeVisible()
  },
)

test('R-34 T-09 C-09 R-25 V-05: proof by code, then a new number that differs and is free, then its code', async () => {
  const { bodyOf, answers, address, page } = await openAt('/verify-identity?for=phone', {
    verifyUser: ({ body }: { body: { type: string } }) =>
      body.type === 'channel_list'
        ? offer
        : body.type === 'request_ota'
          ? { data: { confirmed: true, ota: OTA, expired_at: 0 } }
          : sent(),
    changeIdentity: () => {
      throw refusal(409, 'PHONE_REGISTERED', 'Nomor sudah terdaftar')
    },
    verifyIdentity: { data: { confirmed: true, email: null, handphone: '6281299998888' } },
  })
  expect(screen.queryByRole('button', { name: 'PIN' })).toBeNull()
  await tap(/WhatsApp/)
  expect(await screen.findByRole('button', { name: /Kirim ulang \(/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await type('Kode OTP', '123456')
  expect(await screen.findByRole('heading', { name: 'Ganti nomor HP' })).toBeVisible()
  expect(bodyOf('verifyUser')).toMatchObject({
    type: 'request_ota',
    channel: 'whatsapp',
    verification_number: '123456',
    sso_code: 'borong',
  })

  await type('Nomor HP baru', '0812-3456-7890')
  await tap('Kirim kode')
  expect(await screen.findByText('Nomor baru harus berbeda dari yang lama')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Nomor HP baru'))
  await type('Nomor HP baru', '0812 9999 8888')
  await tap('Kirim kode')
  expect(await screen.findByText('Nomor sudah terdaftar')).toBeVisible()
  expect(screen.getByLabelText('Nomor HP baru')).toHaveValue('0812 9999 8888')
  answers.changeIdentity = sent({ target: '0812-****-8888' })
  await tap('Kirim kode')
  expect(await screen.findByText('0812-****-8888')).toBeVisible()
  expect(bodyOf('changeIdentity')).toEqual({
    type: 'phone',
    new_identity: '6281299998888',
    channel: 'whatsapp',
  })
  await type('Kode OTP', '654321')
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(page.toasts).toMatchObject([{ message: 'Nomor HP Anda sudah terverifikasi' }])
})

test('R-26 T-09 K-02 X-08: a code verifies the buyer’s own number; a wrong one shows the number of attempts left', async () => {
  const { bodyOf, answers, address } = await openAt('/verify-phone', {
    userProfile: profile({ phone_verified: false }),
    generateOtp: sent({ channel: 'sms' }),
    verifyOtp: () => {
      throw Response.json(
        { name: 'OTP_INVALID', message: 'Kode OTP tidak valid', data: { attempts_left: 4 } },
        { status: 400 },
      )
    },
  })
  await tap('SMS')
  expect(bodyOf('generateOtp')).toEqual({ type: 'verify_phone', channel: 'sms' })
  await waitFor(() => expect(address()).toBe('/verify-phone/otp'))
  await type('Kode OTP', '000000')
  expect(await screen.findByText('Kode OTP tidak valid. Sisa 4 percobaan')).toBeVisible()
  answers.verifyOtp = { data: { confirmed: true, ota: OTA, expired_at: 0 } }
  await type('Kode OTP', '123456')
  await waitFor(() => expect(address()).toBe('/profile'))
})

test.each([
  [words, 'SMS', 'Anda Telah Mencapai Batas Maximum. Coba lagi dalam 48 menit', 2880],
  [english, 'SMS', 'You have reached the maximum. Try again in 3 hours', 7300],
])(
  'X-02 X-08: the sending limit shows when to try again',
  async (messages, channel, text, wait) => {
    await openAt(
      '/verify-phone',
      {
        userProfile: profile({ phone_verified: false }),
        generateOtp: () => {
          const message = text.split('.')[0]
          throw Response.json(
            { name: 'OTP_SENDING_LIMIT', message, data: { retry_in: wait } },
            { status: 429 },
          )
        },
      },
      messages,
    )
    await tap(channel)
    expect(await screen.findByText(text)).toBeVisible()
  },
)

test('R-26 C-06: the code of an SMS is filled in and verifies the number', async () => {
  Object.assign(window, { OTPCredential: jest.fn() })
  Object.assign(navigator, { credentials: { get: async () => ({ code: '123456' }) } })
  const { bodyOf, address } = await openAt('/verify-phone', {
    userProfile: profile({ phone_verified: false }),
    generateOtp: sent({ channel: 'sms' }),
    verifyOtp: { data: { confirmed: true, ota: OTA, expired_at: 0 } },
  })
  await tap('SMS')
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(bodyOf('verifyOtp')).toMatchObject({ otp: '123456' })
  Reflect.deleteProperty(window, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

test('R-25 R-26: without a sent code, the page for it links to the page that requests one', async () => {
  sessionStorage.clear()
  await openAt('/change-email/otp', {})
  expect(await screen.findByRole('link', { name: 'Minta kode OTP' })).toHaveAttribute(
    'href',
    '/change-email',
  )
})

test('R-26: a buyer without a number is shown a link to add one', async () => {
  await openAt('/verify-phone', {
    userProfile: profile({ handphone: null, phone_verified: false }),
  })
  expect(await screen.findByRole('link', { name: 'Tambah nomor HP' })).toHaveAttribute(
    'href',
    '/change-phone-number',
  )
})

test('R-25 C-10: a first number needs the proof of a verified email', async () => {
  sessionStorage.clear()
  await openAt('/change-phone-number', {
    userProfile: profile({ handphone: null, phone_verified: false }),
  })
  expect(await screen.findByRole('link', { name: 'Verifikasi identitas' })).toHaveAttribute(
    'href',
    '/verify-identity?for=phone',
  )
  expect(screen.queryByLabelText('Nomor HP baru')).not.toBeInTheDocument()
})

test('R-25 C-10: a first number of an account with a password only needs the password', async () => {
  sessionStorage.clear()
  const { bodyOf } = await openAt('/change-phone-number', {
    userProfile: profile({ handphone: null, phone_verified: false, email_verified: false }),
    newIdentity: () => {
      throw refusal(403, 'PASSWORD_NOT_VALID', 'Kata sandi salah')
    },
  })
  await type('Nomor HP baru', '0812 9999 8888')
  await type('Kata sandi', 'Borong#1')
  await tap('Kirim kode')
  expect(await screen.findByText('Kata sandi salah')).toBeVisible()
  expect(bodyOf('newIdentity')).toMatchObject({ password: 'Borong#1' })
})

test('R-25 C-10: typing on while the code is sent does not change the number that the code verifies', async () => {
  sessionStorage.clear()
  let answer: (reply: object) => void = () => {}
  const { bodyOf, address } = await openAt('/change-phone-number', {
    userProfile: profile({
      handphone: null,
      phone_verified: false,
      email_verified: false,
      has_password: false,
    }),
    newIdentity: () => new Promise((resolve) => (answer = resolve)),
    verifyIdentity: { data: { confirmed: true, email: null, handphone: '6281299998888' } },
  })
  await type('Nomor HP baru', '0812 9999 8888')
  await tap('Kirim kode')
  await type('Nomor HP baru', '7')
  await act(async () => answer(sent({ target: '0812-****-8888' })))
  await type('Kode OTP', '654321')
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(bodyOf('verifyIdentity')).toEqual({ new_identity: '0812 9999 8888', otp: '654321' })
})
