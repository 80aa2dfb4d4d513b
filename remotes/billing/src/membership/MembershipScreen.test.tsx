import { openScreen } from '@borong/contract/testing/open-screen'
import { testPage } from '@borong/contract/testing/test-page'
import { screen } from '@testing-library/react'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { MembershipScreen } from './MembershipScreen.tsx'

const open = (search: string) =>
  openScreen({
    path: '/billing/membership',
    address: `/billing/membership${search}`,
    screen: MembershipScreen,
    unit: 'billing',
    messages: words,
    boot: { config: { ...testPage().boot.config, supportPhone: '1500 465' } },
  })

test('P-04 K-08: the link of a profile opens its package, with its tiers, the way to apply and the support contact', async () => {
  expect(remote.routes.map(({ path }) => path)).toContain('/billing/membership')
  await open('?package=MEMBER-GROW')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Paket keanggotaan MEMBER-GROW' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: /1500 465/ })).toHaveAttribute('href', 'tel:1500465')
  for (const tier of ['Basic', 'Silver', 'Gold'])
    expect(screen.getByRole('link', { name: new RegExp(`^${tier}`) })).toHaveAttribute(
      'href',
      `/services/membership?plan=${tier.toLowerCase()}`,
    )
  expect(screen.getByRole('link', { name: 'Ajukan keanggotaan' })).toHaveAttribute(
    'href',
    '/services/membership',
  )
})

test('P-04: does not show the name of an unknown package', async () => {
  await open('?package=%3Cb%3EGratis%3C%2Fb%3E')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Keanggotaan penjual' }),
  ).toBeVisible()
  expect(screen.queryByText(/Gratis/)).toBeNull()
})
