import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import remote from '../../remote.ts'
import { BillingGuideScreen } from '../guide/BillingGuideScreen.tsx'
import words from '../messages/id.json'
import { BillScreen } from './BillScreen.tsx'

const open = (path: string, Screen = BillScreen) =>
  openScreen({ path, address: path, screen: Screen, unit: 'billing', messages: words })

test.each([
  ['/billing/pulsa', 'Pulsa', /nomor HP/],
  ['/billing/paket-data', 'Paket data', /nomor HP/],
  ['/billing/listrik', 'Listrik PLN', /nomor meter 11 digit/],
  ['/billing/pdam', 'Air PDAM', /nama wilayah/],
  ['/billing/bpjs', 'BPJS Kesehatan', /13 digit/],
  ['/billing/tv', 'TV & internet', /nama penyedia/],
])(
  'R-38: %s shows which number it needs, and that it can’t be paid yet',
  async (path, title, number) => {
    expect(remote.routes.map((route) => route.path)).toContain(path)
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(number)).toBeVisible()
    expect(screen.getByText('Pembayaran belum dibuka')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tagihan lain' })).toHaveAttribute('href', '/billing')
  },
)

test('R-38: the guide links to each kind of bill', async () => {
  await open('/billing', BillingGuideScreen)
  const links = await screen.findAllByRole('link')
  const pages = remote.routes.filter(({ screen }) => screen === './bill/BillScreen')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages.map(({ path }) => path))
})
