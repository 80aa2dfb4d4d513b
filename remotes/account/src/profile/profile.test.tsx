import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { testPage } from '@borong/contract/testing/test-page'
import { screen } from '@testing-library/react'
import words from '../messages/id.json'
import { profile } from '../testing/buyer.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const steps = (left: number) => ({
  data: {
    total_steps: 8,
    steps_left: left,
    sections: [
      { name: 'name', title: 'Nama lengkap', is_complete: true },
      { name: 'tax', title: 'NPWP usaha', is_complete: false },
    ],
  },
})

async function start(membership: string, left = 8, name = 'Budi Santoso') {
  fakeGateway({ userProfile: profile({ name }), buyerProfileSections: steps(left) })
  const { config } = testPage().boot
  await openScreen({
    unit: 'account',
    words,
    accessToken: 'token',
    path: '/profile',
    address: '/profile',
    screen: ProfileScreen,
    boot: { config: { ...config, sites: { ...config.sites, membership } } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Akun' })
}

test('P-04 K-08: the package of a membership is named, and leads to the site of memberships', async () => {
  await start('https://anggota.borong.example')
  expect(screen.getByRole('link', { name: /MEMBER-GROW/ })).toHaveAttribute(
    'href',
    'https://anggota.borong.example/billing/membership?package=MEMBER-GROW',
  )
})

test('K-08: where there is no site of memberships, nothing leads to it', async () => {
  await start('')
  expect(screen.queryByText(/MEMBER-GROW/)).toBeNull()
})

test('K-02: eight steps are left at first, each leads to its place', async () => {
  await start('')
  expect(screen.getByText('8 langkah lagi untuk melengkapi profil')).toBeVisible()
  expect(screen.getByRole('link', { name: 'NPWP usaha' })).toHaveAttribute(
    'href',
    '/profile/business',
  )
  expect(screen.queryByRole('link', { name: /^Nama lengkap/ })).toBeNull()
})

test('E-03: whoever is called by a sign of two halves is shown with the whole of it', async () => {
  await start('', 8, '😀 Toko')
  expect(screen.getByText('😀T')).toBeVisible()
})

test('K-02: a whole profile is asked for nothing more', async () => {
  await start('', 0)
  expect(screen.queryByText(/langkah lagi/)).toBeNull()
})
