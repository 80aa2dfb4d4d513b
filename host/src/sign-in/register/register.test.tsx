import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearCookies } from '../../session/testing.ts'
import { boot } from '../../testing/boot.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { open, press } from '../../testing/open.tsx'
import { knownBuyer, refusal, sentCode, signedIn, unknownBuyer } from '../testing.ts'

const routes = [
  { path: '/', guard: 'public' as const, screen: './HomeScreen', unit: 'marketplace' },
]
const modules = { 'marketplace ./HomeScreen': { HomeScreen: () => <h1>Beranda</h1> } }
const start = (address: string) => open(address, { boot: boot({ routes }), modules })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string) => screen.findByLabelText(name)
const type = async (name: string, text: string) => userEvent.type(await field(name), text)
const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const confirmed = {
  body: { data: { confirmed: true, ota: 'proof-of-twenty-chars', expired_at: 0 } },
}
const byEmail = { channel: 'email', target: 'an***@contoh.id' }

async function begin(username: string, answers: Parameters<typeof fakeGateway>[0]) {
  const gateway = fakeGateway({
    checkUser: unknownBuyer,
    verifyRegister: confirmed,
    register: signedIn(),
    ...answers,
  })
  const opened = await start('/register')
  await type('Nama lengkap', 'Ani Wijaya')
  await type('Email atau nomor HP', username)
  await tap('Lanjut')
  return { ...gateway, opened }
}

jest.mock('../../shell/toasts/ToastShell.tsx', () =>
  jest.requireActual('../../testing/ShownToasts.tsx'),
)

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  window.scrollTo = () => {}
})

test('R-36 C-08 T-09: by phone, with WhatsApp and SMS to choose from, a code creates the account', async () => {
  const gateway = await begin('081234567890', { sendOtp: sentCode() })
  expect(await heading('Verifikasi nomor HP')).toBeVisible()
  expect(screen.getByRole('button', { name: /SMS/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Email/ })).toBeNull()
  await tap(/WhatsApp/)
  expect(gateway.of('sendOtp')[0]?.body).toEqual({
    type: 'register',
    username: '6281234567890',
    channel: 'whatsapp',
  })
  await type('Kode OTP', '123456')
  expect(await heading('Beranda')).toBeVisible()
  expect(gateway.of('register')[0]?.body).toEqual({
    name: 'Ani Wijaya',
    username: '6281234567890',
    ota: 'proof-of-twenty-chars',
  })
  expect(eventsOf(gateway.opened)).toEqual([{ name: 'sign_up', fields: { method: 'phone' } }])
})

test('F-06: the referral code of a link goes with the registration, also after a detour to sign-in', async () => {
  const gateway = fakeGateway({
    checkUser: unknownBuyer,
    verifyRegister: confirmed,
    register: signedIn(),
    sendOtp: sentCode(),
  })
  await start('/register?ajak=AJAKABCDEF')
  await userEvent.click(await screen.findByRole('link', { name: 'Masuk' }))
  expect(await heading('Masuk')).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: 'Daftar' }))
  await type('Nama lengkap', 'Ani Wijaya')
  await type('Email atau nomor HP', '081234567890')
  await tap('Lanjut')
  await tap(/WhatsApp/)
  await type('Kode OTP', '123456')
  expect(await heading('Beranda')).toBeVisible()
  expect(gateway.of('register')[0]?.body).toMatchObject({ ajak: 'AJAKABCDEF' })
})

test('R-36 C-08 K-02: by email, a code, then a password, then the welcome', async () => {
  const gateway = await begin('Ani@contoh.id', { sendOtp: sentCode(byEmail) })
  expect(await heading('Verifikasi email')).toBeVisible()
  await type('Kode OTP', '123456')
  expect(await heading('Buat kata sandi')).toBeVisible()
  await type('Kata sandi', 'Rahasia#1')
  await type('Ulangi kata sandi', 'Rahasia#1')
  await tap('Selesai dan masuk')
  expect(await heading('Akun Anda siap dipakai')).toBeVisible()
  expect(screen.getByText(/Diskon 20%/)).toBeVisible()
  expect(screen.getByText(/Rp\s200\.000/)).toBeVisible()
  expect(gateway.of('register')[0]?.body).toMatchObject({
    username: 'ani@contoh.id',
    password: 'Rahasia#1',
  })
  await press(screen.getByRole('button', { name: 'Mulai belanja' }))
  expect(await heading('Beranda')).toBeVisible()
})

test.each(['rahasia#1', 'RAHASIA#1', 'Rahasia##', 'Rahasia11', 'Ra#1', `Ra#1${'x'.repeat(47)}`])(
  'V-01: the password %s is refused',
  async (password) => {
    const gateway = await begin('ani@contoh.id', { sendOtp: sentCode(byEmail) })
    await type('Kode OTP', '123456')
    await type('Kata sandi', password)
    await type('Ulangi kata sandi', password)
    await tap('Selesai dan masuk')
    expect(await screen.findByText('Kata sandi belum memenuhi semua syarat di bawah')).toBeVisible()
    expect(gateway.of('register')).toEqual([])
  },
)

test('V-01: different passwords are refused', async () => {
  await begin('ani@contoh.id', { sendOtp: sentCode(byEmail) })
  await type('Kode OTP', '123456')
  await type('Kata sandi', 'Rahasia#1')
  await type('Ulangi kata sandi', 'Rahasia#2')
  await tap('Selesai dan masuk')
  expect(await screen.findByText('Password tidak cocok')).toBeVisible()
})

test.each([
  ['ani@contoh.id', 'Email sudah terdaftar'],
  ['081234567890', 'Nomor sudah terdaftar'],
])('X-08: %s is taken: the page shows that and a link to log in', async (username, message) => {
  const gateway = await begin(username, { checkUser: knownBuyer() })
  expect(await screen.findByText(message)).toBeVisible()
  expect(gateway.of('sendOtp')).toEqual([])
  await userEvent.click(await screen.findByRole('link', { name: /Masuk sebagai/ }))
  expect(await heading('Masuk')).toBeVisible()
  expect(await field('Email atau nomor HP')).toHaveValue(username)
})

test('R-36: a reload in the middle loses no input and sends no second code', async () => {
  await begin('ani@contoh.id', { sendOtp: sentCode(byEmail) })
  await heading('Verifikasi email')
  cleanup()
  const gateway = fakeGateway({ verifyRegister: confirmed })
  await start('/register/email/verification')
  await type('Kode OTP', '123456')
  expect(await heading('Buat kata sandi')).toBeVisible()
  expect(gateway.of('sendOtp')).toEqual([])
  cleanup()
  await start('/register')
  expect(await field('Nama lengkap')).toHaveValue('Ani Wijaya')
  expect(await field('Email atau nomor HP')).toHaveValue('ani@contoh.id')
})

test('X-08: too many wrong codes show the message of the server', async () => {
  const message = 'Terlalu banyak percobaan verifikasi. Coba lagi dalam 5 menit'
  await begin('081234567890', {
    sendOtp: sentCode(),
    verifyRegister: refusal(429, 'OTP_TOO_MANY_ATTEMPTS', { message }),
  })
  await tap(/WhatsApp/)
  await type('Kode OTP', '000000')
  expect(await screen.findByText(message)).toBeVisible()
})

test('R-36: a step without the previous one redirects to the start', async () => {
  fakeGateway({})
  await start('/register/email/password')
  expect(await heading('Daftar')).toBeVisible()
})
