import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import words from '../messages/id.json'
import { profile } from '../testing/buyer.ts'
import { AccountMenu } from './AccountMenu.tsx'

async function openMenu(isInBar: boolean) {
  const gateway = fakeGateway({ userProfile: profile() })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/profile',
    address: '/profile',
    screen: () => <AccountMenu isInBar={isInBar} />,
  })
  return gateway
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('M-07: the menu of the bar has the name of the buyer, the pages of the account and the way out', async () => {
  await openMenu(true)
  expect(await screen.findByText('Budi Santoso')).toBeVisible()
  expect(linkTo('Transaksi')).toBe('/transaction')
  expect(linkTo('Tagihan')).toBe('/billing/history')
  expect(linkTo('Alamat pengiriman')).toBe('/profile#addresses')
  expect(linkTo('Ubah profil dan keamanan')).toBe('/profile/edit')
  expect(linkTo('Keluar')).toBe('/login/logout')
})

test('M-07: the menu beside a page has neither, requests nothing, and marks one page as the current one', async () => {
  const { calls } = await openMenu(false)
  expect(screen.queryByRole('link', { name: 'Keluar' })).toBeNull()
  expect(calls).toEqual([])
  const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Akun'])
})
