import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { ServicesScreen } from './ServicesScreen.tsx'

test('R-14: lists every service, with a link to its page', async () => {
  await openScreen({
    path: '/services',
    address: '/services',
    screen: ServicesScreen,
    unit: 'services',
    messages: words,
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Layanan untuk bisnis Anda' }),
  ).toBeVisible()
  const leadsTo = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const pages = remote.routes
    .map(({ path }) => path)
    .filter((path) => /^\/services\/[^/:]+$/.test(path))
  expect(new Set(leadsTo)).toEqual(new Set(pages))
  expect(screen.getByRole('link', { name: /^Ajukan tender/ })).toHaveAttribute(
    'href',
    '/services/tender',
  )
})
