import type { BootRoute } from '@borong/contract/release'
import { act, screen, within } from '@testing-library/react'
import { clearCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'

const routes: BootRoute[] = [
  { path: '/cart', guard: 'public', screen: './CartScreen', unit: 'checkout', wide: true },
  { path: '/help', guard: 'public', screen: './HelpScreen', unit: 'services' },
]

beforeEach(() => {
  clearCookies()
  window.scrollTo = () => {}
})

test.each([
  ['/cart', 'checkout ./CartScreen', true],
  ['/help', 'services ./HelpScreen', false],
])(
  'M-07: the content of %s has the width of its route before and after its code has loaded',
  async (path, module, isWide) => {
    let load: (code: Record<string, unknown>) => void = () => {}
    const code = new Promise<Record<string, unknown>>((resolve) => (load = resolve))
    await open(path, { boot: boot({ routes }), modules: { [module]: () => code } })
    const content = screen.getByRole('main')
    const isWhole = () => content.hasAttribute('data-wide')
    expect(screen.getByRole('status', { name: 'Memuat' })).toBeVisible()
    expect(isWhole()).toBe(isWide)
    const Screen = () => <h1>Halaman</h1>
    await act(async () => load({ CartScreen: Screen, HelpScreen: Screen }))
    expect(screen.getByRole('heading', { name: 'Halaman' })).toBeVisible()
    expect(isWhole()).toBe(isWide)
  },
)

test.each(['/cart', '/help'])('U-25: help is the first link of the footer on %s', async (path) => {
  const Screen = () => <h1>Halaman</h1>
  const modules = {
    'checkout ./CartScreen': async () => ({ CartScreen: Screen }),
    'services ./HelpScreen': async () => ({ HelpScreen: Screen }),
  }
  await open(path, { boot: boot({ routes }), modules })
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
  expect(links[0]).toHaveTextContent('Bantuan')
  expect(links[0]).toHaveAttribute('href', '/help')
})
