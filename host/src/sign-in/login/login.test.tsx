import type { BootRoute } from '@borong/contract/release'
import { useLanguage } from '@borong/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noteEnd } from '../../session/end-of-session.ts'
import { clearCookies, testCookies } from '../../session/testing.ts'
import { boot } from '../../testing/boot.ts'
import { fakeGateway, type Answer } from '../../testing/fake-gateway.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { open } from '../../testing/open.tsx'
import {
  knownBuyer,
  offeredChannels,
  refusal,
  sentCode,
  signedIn,
  unknownBuyer,
} from '../testing.ts'

const page = (
  path: string,
  screenName: string,
  guard: BootRoute['guard'] = 'public',
): BootRoute => ({
  path,
  guard,
  screen: `./${screenName}`,
  unit: 'marketplace',
})
const routes = [page('/', 'HomeScreen'), page('/cart', 'CartScreen', 'login')]
const modules = {
  'marketplace ./HomeScreen': { HomeScreen: () => <h1>Beranda</h1> },
  'marketplace ./CartScreen': { CartScreen: () => <h1>Isi keranjang {useLanguage().language}</h1> },
}
const start = (address: string) => open(address, { boot: boot({ routes }), modules })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string | RegExp) => screen.findByLabelText(name)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const type = async (name: string, text: string) => userEvent.type(await field(name), text)
const tap = async (name: string | RegExp) => userEvent.click(await button(name))

/** Opens the login page and goes on to the password page. */
async function nameBuyer(answers: Parameters<typeof fakeGateway>[0], address = '/login') {
  const gateway = fakeGateway({ checkUser: knownBuyer(), ...answers })
  const opened = await start(address)
  await type('Email atau nomor HP', '0812-3456 7890')
  await tap('Lanjut')
  return { gateway, ...opened }
}

jest.mock('../../shell/toasts/ToastShell.tsx', () =>
  jest.requireActual('../../testing/ShownToasts.tsx'),
)

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  localStorage.clear()
  window.scrollTo = () => {}
})

test('R-35 V-02: an input that is neither an email nor a phone number is refused before any request', async () => {
  const gateway = fakeGateway({})
  await start('/login')
  await type('Email atau nomor HP', 'budi@')
  await tap('Lanjut')
  expect(await screen.findByText('Email atau Nomor Telpon tidak valid')).toBeVisible()
  expect(await field('Email atau nomor HP')).toBeInvalid()
  expect(gateway.calls).toEqual([])
})

test('R-35 V-04 C-05: a phone number is sent with the prefix 62, then the password logs in', async () => {
  const { gateway } = await nameBuyer({ login: signedIn() })
  expect(gateway.of('checkUser')[0]?.url.searchParams.get('username')).toBe('6281234567890')
  expect(await heading('Kata sandi Anda')).toBeVisible()
  await type('Kata sandi', 'Rahasia#1')
  await tap('Masuk')
  expect(await heading('Beranda')).toBeVisible()
  expect(gateway.of('login')[0]?.body).toEqual({
    type: 'password',
    username: '6281234567890',
    password: 'Rahasia#1',
  })
  expect(testCookies().read('access_token')).toBe('access-2')
})

test('R-35 U-24: contact and password can be pasted, and name their tokens for a password manager', async () => {
  const gateway = fakeGateway({ checkUser: knownBuyer(), login: signedIn() })
  await start('/login')
  const paste = async (name: string, text: string, token: string) => {
    const pasted = await field(name)
    expect(pasted).toHaveAttribute('autocomplete', token)
    await userEvent.click(pasted)
    await userEvent.paste(text)
  }
  await paste('Email atau nomor HP', '0812-3456-7890', 'username')
  await tap('Lanjut')
  await paste('Kata sandi', 'Rahasia#1', 'current-password')
  await tap('Masuk')
  expect(await heading('Beranda')).toBeVisible()
  expect(gateway.of('login')[0]?.body).toMatchObject({ password: 'Rahasia#1' })
})

test('C-33: a login by password is an event without personal data', async () => {
  const opened = await nameBuyer({ login: signedIn() })
  await type('Kata sandi', 'Rahasia#1')
  await tap('Masuk')
  expect(await heading('Beranda')).toBeVisible()
  expect(eventsOf(opened)).toEqual([{ name: 'login', fields: { method: 'password' } }])
})

test('R-35: a double tap sends one login request', async () => {
  let answer: (given: Answer) => void
  const { gateway } = await nameBuyer({
    login: () => new Promise<Answer>((resolve) => (answer = resolve)),
  })
  await type('Kata sandi', 'Rahasia#1')
  const form = (await field('Kata sandi')).closest('form')!
  await act(async () => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  expect(gateway.of('login')).toHaveLength(1)
  await act(async () => answer(signedIn()))
  expect(await heading('Beranda')).toBeVisible()
})

test.each([
  [
    '95',
    refusal(403, 'PASSWORD_NOT_VALID', { code: 95, message: 'x' }),
    'Email, nomor HP, atau kata sandi salah',
  ],
  [
    '93',
    refusal(403, 'EMAIL_NOT_VERIFIED', { code: 93, message: 'x' }),
    'Email belum terverifikasi',
  ],
  ['another', refusal(403, 'FORBIDDEN', { code: 12, message: 'Akun ditutup' }), 'Gagal masuk'],
  ['none', new TypeError('no network'), 'Gagal masuk'],
] as const)(
  'X-02 X-08: a login refused with code %s says so, and keeps the password',
  async (_code, answer, message) => {
    await nameBuyer({ login: answer })
    await type('Kata sandi', 'Rahasia#1')
    await tap('Masuk')
    expect(await screen.findByText(message)).toBeVisible()
    expect(await field('Kata sandi')).toHaveValue('Rahasia#1')
  },
)

test('X-08: a network failure shows the network message', async () => {
  await nameBuyer({ login: new TypeError('no network') })
  await type('Kata sandi', 'Rahasia#1')
  await tap('Masuk')
  expect(await screen.findByText('Terjadi kesalahan jaringan, periksa koneksi anda')).toBeVisible()
})

test('X-08: an unregistered visitor gets a message and can register with the same input', async () => {
  fakeGateway({ checkUser: unknownBuyer })
  await start('/login')
  await type('Email atau nomor HP', '081234567890')
  await tap('Lanjut')
  expect(await screen.findByText('Nomor telepon tidak terdaftar')).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: 'Daftar dengan 0812-3456-7890' }))
  expect(await heading('Daftar')).toBeVisible()
  expect(await field('Email atau nomor HP')).toHaveValue('081234567890')
})

test('E-07: the input survives a reload, and the password is in no storage', async () => {
  await nameBuyer({})
  await type('Kata sandi', 'Rahasia#1')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Rahasia')
  cleanup()
  await start('/login/password')
  expect(await screen.findByText('0812-3456-7890')).toBeVisible()
  expect(await field('Kata sandi')).toHaveValue('')
})

test('F-02: a change of the language preserves the input', async () => {
  await nameBuyer({})
  await type('Kata sandi', 'Rahasia#1')
  await tap('EN: Switch to English')
  expect(await screen.findByRole('heading', { level: 1, name: 'Your password' })).toBeVisible()
  expect(await field('Password')).toHaveValue('Rahasia#1')
})

test('C-07 T-09 C-33: only the available channels are shown, and the code logs in', async () => {
  const { gateway, ...opened } = await nameBuyer({
    verificationChannels: offeredChannels,
    sendOtp: sentCode(),
    login: signedIn(),
  })
  await tap('Masuk dengan kode OTP')
  const choice = await screen.findByRole('button', { name: /WhatsApp/ })
  expect(screen.getByRole('button', { name: /SMS/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Email/ })).toBeNull()
  await userEvent.click(choice)
  expect(gateway.of('sendOtp')[0]?.body).toEqual({
    type: 'login',
    username: '6281234567890',
    channel: 'whatsapp',
  })
  await type('Kode OTP', '123456')
  expect(await heading('Beranda')).toBeVisible()
  expect(gateway.of('login')).toHaveLength(1)
  expect(gateway.of('login')[0]?.body).toMatchObject({ type: 'otp', otp: '123456' })
  expect(eventsOf(opened)).toEqual([{ name: 'login', fields: { method: 'code' } }])
})

test('C-07 C-11: a visitor who takes longer than the ticket of the account gets a new one', async () => {
  let tickets = 0
  const { gateway } = await nameBuyer({
    checkUser: () => knownBuyer({ user_id: `ticket-${++tickets}` }),
    verificationChannels: ({ url }) =>
      url.pathname.endsWith('/ticket-2')
        ? offeredChannels
        : { status: 404, body: { name: 'NOT_FOUND', message: 'Data tidak ditemukan' } },
  })
  await tap('Masuk dengan kode OTP')
  expect(await screen.findByRole('button', { name: /WhatsApp/ })).toHaveTextContent(
    '0812-****-7890',
  )
  expect(gateway.of('checkUser')).toHaveLength(2)
})

test('C-07: a code can be sent without the masked contacts', async () => {
  const { gateway } = await nameBuyer({
    verificationChannels: refusal(429, 'LOGIN_LOCKED', {
      message: 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit',
    }),
    sendOtp: sentCode(),
  })
  await tap('Masuk dengan kode OTP')
  expect(await screen.findByText(/Coba lagi dalam 15 menit/)).toBeVisible()
  await tap(/WhatsApp/)
  expect(await field('Kode OTP')).toBeVisible()
  expect(gateway.of('sendOtp')).toHaveLength(1)
})

test('X-02 X-08: a wrong code shows an error and the number of attempts left', async () => {
  await nameBuyer({
    verificationChannels: offeredChannels,
    sendOtp: sentCode(),
    login: refusal(400, 'OTP_INVALID', {
      message: 'Kode OTP tidak valid',
      data: { attempts_left: 3 },
    }),
  })
  await tap('Masuk dengan kode OTP')
  await tap(/WhatsApp/)
  await type('Kode OTP', '000000')
  expect(await screen.findByText('Kode OTP tidak valid. Sisa 3 percobaan')).toBeVisible()
  expect(await field('Kode OTP')).toHaveValue('')
})

test.each([
  ['OTP_SENDING_LIMIT', 'Anda Telah Mencapai Batas Maximum'],
  ['OTP_STILL_ACTIVE', 'Kode OTP masih aktif. Tunggu 12 detik sebelum mengirim ulang'],
])('X-08: %s shows the message of the server', async (name, message) => {
  await nameBuyer({
    verificationChannels: offeredChannels,
    sendOtp: refusal(429, name, { message }),
  })
  await tap('Masuk dengan kode OTP')
  await tap(/WhatsApp/)
  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  [2880, '48 menit'],
  [86_000, '24 jam'],
])('X-08: the sending limit shows when to try again: %i seconds', async (seconds, wait) => {
  await nameBuyer({
    verificationChannels: offeredChannels,
    sendOtp: refusal(429, 'OTP_SENDING_LIMIT', {
      message: 'Anda Telah Mencapai Batas Maximum',
      data: { retry_in: seconds },
    }),
  })
  await tap('Masuk dengan kode OTP')
  await tap(/WhatsApp/)
  expect(
    await screen.findByText(`Anda Telah Mencapai Batas Maximum. Coba lagi dalam ${wait}`),
  ).toBeVisible()
})

test('K-02: the wait for another code continues over a reload', async () => {
  await nameBuyer({ verificationChannels: offeredChannels, sendOtp: sentCode() })
  await tap('Masuk dengan kode OTP')
  await tap(/WhatsApp/)
  expect(await button(/Kirim ulang .*\d\d:\d\d/)).toHaveAttribute('aria-disabled', 'true')
  cleanup()
  const gateway = fakeGateway({})
  await start('/login/otp')
  expect(await field('Kode OTP')).toBeVisible()
  expect(await button(/Kirim ulang .*\d\d:\d\d/)).toHaveAttribute('aria-disabled', 'true')
  expect(gateway.of('sendOtp')).toEqual([])
})

test('R-35 V-01: a forgotten password is replaced with a code', async () => {
  const { gateway } = await nameBuyer({
    verificationChannels: offeredChannels,
    sendOtp: sentCode(),
    login: signedIn(),
  })
  await tap('Lupa kata sandi?')
  await tap(/SMS/)
  await type('Kode OTP', '123456')
  await type('Kata sandi', 'Baru#2026')
  await tap('Simpan dan masuk')
  expect(await screen.findByText('Password tidak cocok')).toBeVisible()
  await type('Ulangi kata sandi', 'Baru#2027')
  await tap('Simpan dan masuk')
  expect(await screen.findByText('Password tidak cocok')).toBeVisible()
  expect(gateway.of('login')).toEqual([])
  await userEvent.clear(await field('Ulangi kata sandi'))
  await type('Ulangi kata sandi', 'Baru#2026')
  await tap('Simpan dan masuk')
  expect(await heading('Beranda')).toBeVisible()
  expect(gateway.of('login')[0]?.body).toMatchObject({
    type: 'otp',
    otp: '123456',
    new_password: 'Baru#2026',
  })
})

test('N-02 N-05 T-04: after login the requested guarded page opens, and the search history is cleared', async () => {
  localStorage.setItem('recent_search', '{"a":1}')
  await nameBuyer({ login: signedIn() }, '/cart')
  await type('Kata sandi', 'Rahasia#1')
  await tap('Masuk')
  expect(await heading('Isi keranjang id')).toBeVisible()
  expect(localStorage.getItem('recent_search')).toBeNull()
})

test.each([
  ['refused', 'Anda dikeluarkan demi keamanan'],
  ['failed', 'Sesi Anda sudah berakhir'],
] as const)('T-05: a session that ended because its renewal was %s is told', async (why, words) => {
  fakeGateway({})
  noteEnd(why)
  await start('/login')
  expect(await screen.findByText(words)).toBeVisible()
})

test('R-18 R-35: a guest who opens the cart reads that he has to log in, and that his cart is preserved', async () => {
  fakeGateway({})
  await start('/cart')
  await heading('Masuk')
  expect(
    screen.getByText(/^Masuk dulu untuk membuka keranjang\. .* tetap tersimpan\.$/),
  ).toBeVisible()
})

test('R-35: a logged-in buyer is redirected from the login page', async () => {
  testCookies().write('access_token', 'access-1')
  fakeGateway({})
  await start('/login')
  expect(await heading('Beranda')).toBeVisible()
})

test('C-06 K-02: after the wait another code is sent, also when the first one has expired on the gateway', async () => {
  const { gateway } = await nameBuyer({
    verificationChannels: offeredChannels,
    sendOtp: sentCode({ resend_in: 0 }),
    resendOtp: refusal(410, 'OTP_EXPIRED', { message: 'x' }),
  })
  await tap('Masuk dengan kode OTP')
  await tap(/WhatsApp/)
  await tap('Lewat SMS')
  expect(await screen.findByText('Kode baru dikirim ke 0812-****-7890')).toBeVisible()
  expect(gateway.of('resendOtp')[0]?.body).toMatchObject({ channel: 'sms' })
  expect(gateway.of('sendOtp')).toHaveLength(2)
})
