import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { ServiceScreen } from './ServiceScreen.tsx'

const open = (address: string) =>
  openScreen({ path: '*', address, screen: ServiceScreen, unit: 'services', messages: words })

test.each([
  ['/services/borong-connect', 'Borong Connect'],
  ['/services/borong-kargo', 'Borong Kargo'],
  ['/services/radar', 'Radar'],
])('R-15 R-16: %s shows its name and its links', async (path, title) => {
  expect(remote.routes.map((route) => route.path)).toContain(path)
  await open(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Semua layanan' })).toHaveAttribute('href', '/services')
})

test.each(['/services/RADAR', '/services/radar/', '/Services/%72adar'])(
  'R-16: %s shows the page of its route',
  async (address) => {
    await open(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Radar' })).toBeVisible()
  },
)

test('R-15: a service that can’t be joined here shows it', async () => {
  await open('/services/radar')
  expect(await screen.findByText('Pendaftaran lewat halaman ini belum dibuka')).toBeVisible()
})
