import type { BootRoute } from '@borong/contract/release'
import { screen } from '@testing-library/react'
import { clearCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'

const page = (path: string, name: string, guard: BootRoute['guard']): BootRoute => ({
  path,
  guard,
  screen: `./${name}`,
  unit: 'age-gated',
})
const routes = [
  page('/spirits', 'SpiritsScreen', 'adult'),
  page('/verify-age', 'VerifyScreen', 'login'),
]
const modules = {
  'age-gated ./SpiritsScreen': { SpiritsScreen: () => <h1>Minuman</h1> },
  'age-gated ./VerifyScreen': { VerifyScreen: () => <h1>Verifikasi usia</h1> },
}

beforeEach(() => {
  clearCookies()
  window.scrollTo = () => {}
  testCookies().write('access_token', 'access-1')
})

test.each([
  [true, 'Minuman'],
  [false, 'Verifikasi usia'],
])(
  'V-14: with is_age_verified %s an age-restricted page shows "%s"',
  async (is_age_verified, heading) => {
    // The gateway returns the profile in `result`.
    const data = [[['userProfile'], { result: { is_age_verified } }]] as const
    await open('/spirits', { boot: { ...boot({ routes }), data }, modules })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
)
