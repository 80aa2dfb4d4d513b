import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { fakeGateway, type Answer } from '../testing/fake-gateway.ts'
import { open } from '../testing/open.tsx'
import { knownBuyer, unknownBuyer } from './testing.ts'

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  window.scrollTo = () => {}
})

test.each([
  ['/login', 'Masuk', knownBuyer(), 'Kata sandi Anda'],
  ['/register', 'Daftar', unknownBuyer, 'Verifikasi nomor HP'],
] as const)(
  'R-35 R-36: an answer at %s is ignored when the visitor changes the input during the lookup',
  async (address, title, reply, next) => {
    let answer: (given: Answer) => void = () => {}
    const gateway = fakeGateway({
      checkUser: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    await open(address, { boot: boot({ routes: [] }) })
    const lookUp = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }))
    if (address === '/register') await userEvent.type(await field('Nama lengkap'), 'Ani')
    await userEvent.type(await field('Email atau nomor HP'), '08123456789')
    await lookUp()
    await userEvent.type(await field('Email atau nomor HP'), '0')
    await act(async () => answer(reply))
    expect(await heading(title)).toBeVisible()
    expect(await field('Email atau nomor HP')).toHaveValue('081234567890')
    await lookUp()
    await act(async () => answer(reply))
    expect(await heading(next)).toBeVisible()
    expect(gateway.of('checkUser').at(-1)?.url.searchParams.get('username')).toBe('6281234567890')
  },
)
