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
    messages: words,
    accessToken: 'token',
    path: '/profile',
    address: '/profile',
    screen: ProfileScreen,
    boot: { config: { ...config, sites: { ...config.sites, membership } } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Akun' })
}

test('P-04 K-08: shows the package of a membership, with a link to the membership site', async () => {
  await start('https://anggota.borong.example')
  expect(screen.getByRole('link', { name: /MEMBER-GROW/ })).toHaveAttribute(
    'href',
    'https://anggota.borong.example/billing/membership?package=MEMBER-GROW',
  )
})

test('K-08: without a membership site there is no link to it', async () => {
  await start('')
  expect(screen.queryByText(/MEMBER-GROW/)).toBeNull()
})

test('K-02: a new profile has eight missing steps, each with a link to its page', async () => {
  await start('')
  expect(screen.getByText('8 langkah lagi untuk melengkapi profil')).toBeVisible()
  expect(screen.getByRole('link', { name: 'NPWP usaha' })).toHaveAttribute(
    'href',
    '/profile/business',
  )
  expect(screen.queryByRole('link', { name: /^Nama lengkap/ })).toBeNull()
})

test('E-03: the initials contain a whole character outside the BMP, not half a surrogate pair', async () => {
  await start('', 8, '😀 Toko')
  expect(screen.getByText('😀T')).toBeVisible()
})

test('K-02: a complete profile shows no missing steps', async () => {
  await start('', 0)
  expect(screen.queryByText(/langkah lagi/)).toBeNull()
})
