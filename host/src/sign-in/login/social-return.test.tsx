import { screen } from '@testing-library/react'
import { clearCookies } from '../../session/testing.ts'
import { boot } from '../../testing/boot.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { open } from '../../testing/open.tsx'
import { refusal, signedIn } from '../testing.ts'

const routes = [
  { path: '/', guard: 'public', screen: './HomeScreen', unit: 'marketplace' } as const,
]
const modules = { 'marketplace ./HomeScreen': { HomeScreen: () => <h1>Beranda</h1> } }
const start = (address: string) => open(address, { boot: boot({ routes }), modules })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

jest.mock('../../shell/toasts/ToastShell.tsx', () =>
  jest.requireActual('../../testing/ShownToasts.tsx'),
)

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  localStorage.clear()
  window.scrollTo = () => {}
})

test('F-06: the login page links to the terms that a new account by Google agrees to', async () => {
  fakeGateway({})
  await start('/login')
  const link = await screen.findByRole('link', { name: 'syarat dan ketentuan' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/terms$/))
  expect(screen.getByRole('link', { name: 'kebijakan privasi' })).toBeVisible()
})

test('X-03: a failed social login shows its first wrong field as a toast at the bottom for five seconds, and is not retried', async () => {
  const gateway = fakeGateway({
    login: refusal(400, 'SOCIAL_FAILED', {
      message: 'Server',
      errors: { email: ['Email akun Google belum terverifikasi'] },
    }),
  })
  sessionStorage.setItem('sign_in.social_verifier', 'v'.repeat(43))
  await start('/login?social_ticket=abc')
  expect(await screen.findByText('Email akun Google belum terverifikasi')).toHaveAttribute(
    'data-toast',
    'error bottom-center 5000',
  )
  expect(await heading('Masuk')).toBeVisible()
  expect(gateway.of('login')).toHaveLength(1)
  expect(gateway.of('login')[0]?.body).toEqual({
    type: 'social',
    ticket: 'abc',
    verifier: 'v'.repeat(43),
  })
  expect(sessionStorage.getItem('sign_in.social_verifier')).toBeNull()
})

test.each([
  ['expired', 'Waktu masuk dengan Google sudah habis, silakan ulangi', 'error'],
  ['cancelled', 'Masuk dengan Google dibatalkan', 'default'],
  ['failed', 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.', 'error'],
])(
  'X-03: a social login that returned as %s shows a message, and can be started again',
  async (reason, message, type) => {
    fakeGateway({})
    await start(`/login?social_error=${reason}`)
    expect(await screen.findByText(message)).toHaveAttribute(
      'data-toast',
      `${type} bottom-center 5000`,
    )
    expect(await screen.findByRole('button', { name: 'Lanjut dengan Google' })).toBeVisible()
  },
)

test('C-05 C-33: a social login that returned logs in, and is an event', async () => {
  fakeGateway({ login: signedIn() })
  const opened = await start('/login?social_ticket=abc')
  expect(await heading('Beranda')).toBeVisible()
  expect(eventsOf(opened)).toEqual([{ name: 'login', fields: { method: 'social' } }])
})
