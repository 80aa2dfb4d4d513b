import { screen, within } from '@testing-library/react'
import { clearCookies } from '../session/testing.ts'
import { boot, unit } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'

const PREVIEW = '1.1.0-pr1.abc1234'
const Promo = () => <h1>Promo</h1>

const openPreview = (overridden: string[], address = '/promo?page=2') =>
  open(address, {
    boot: {
      ...boot({
        routes: [{ path: '/promo', guard: 'public', screen: './Promo', unit: 'marketplace' }],
        units: { marketplace: unit('marketplace', { version: PREVIEW }) },
      }),
      overridden,
    },
    modules: { 'marketplace ./Promo': { Promo } },
  })

beforeEach(clearCookies)

test('M-06: a page of other versions names them, and a link leaves them for the same page', async () => {
  await openPreview(['marketplace'])
  const badge = await screen.findByRole('complementary', { name: 'Versi uji' })
  expect(badge).toHaveTextContent(`Versi uji: marketplace ${PREVIEW}`)
  const leave = within(badge).getByRole('link', { name: 'Keluar dari versi uji' })
  expect(leave).toHaveAttribute('href', '/promo?page=2&preview=off')
})

test('M-06: a preview without another version can be left too', async () => {
  await openPreview([])
  expect(await screen.findByRole('link', { name: 'Keluar dari versi uji' })).toBeVisible()
})
