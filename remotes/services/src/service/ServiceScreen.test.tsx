import { openScreen } from '@borong/contract/testing/open-screen'
import { testPage } from '@borong/contract/testing/test-page'
import { cleanup, screen } from '@testing-library/react'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { ServiceScreen } from './ServiceScreen.tsx'

const open = (address: string, rfq = '') => {
  const { config } = testPage().boot
  return openScreen({
    path: '*',
    address,
    screen: ServiceScreen,
    unit: 'services',
    words,
    boot: { config: { ...config, sites: { ...config.sites, rfq } } },
  })
}

test.each([
  ['/services/borong-agent', 'Borong Agent'],
  ['/services/borong-connect', 'Borong Connect'],
  ['/services/borong-financiall', 'Borong Financiall'],
  ['/services/borong-kargo', 'Borong Kargo'],
  ['/services/borong-partner', 'Borong Partner'],
  ['/services/business-collection', 'Business Collection'],
  ['/services/radar', 'Radar'],
  ['/services/rbiz', 'Rbiz'],
  ['/services/tokopos', 'TokoPOS'],
  ['/services/tender', 'Ajukan tender'],
])('R-15 R-16: %s says what it is and leads on', async (path, title) => {
  expect(remote.routes.map((route) => route.path)).toContain(path)
  await open(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Semua layanan' })).toHaveAttribute('href', '/services')
})

test.each(['/services/TENDER', '/services/tender/', '/Services/%74ender'])(
  'R-17: %s shows what the router takes it for',
  async (address) => {
    await open(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ajukan tender' })).toBeVisible()
  },
)

test('R-17: as long as no tender can be submitted, the page says so and leads to the stores', async () => {
  await open('/services/tender')
  expect(await screen.findByText('Pendaftaran lewat halaman ini belum dibuka')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Minta penawaran langsung ke toko' })).toHaveAttribute(
    'href',
    '/stores',
  )
})

test('R-17 K-08: where tenders have a site of their own, the page leads there, and no other page does', async () => {
  const site = 'https://tender.borong.example'
  await open('/services/tender', site)
  expect(await screen.findByRole('link', { name: 'Buka situs tender' })).toHaveAttribute(
    'href',
    site,
  )
  expect(screen.queryByText('Pendaftaran lewat halaman ini belum dibuka')).toBeNull()
  cleanup()
  await open('/services/radar', site)
  expect(await screen.findByText('Pendaftaran lewat halaman ini belum dibuka')).toBeVisible()
})
