import type { devices } from '@borong/api/devices'
import type { Reply } from '@borong/contract'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { DevicesScreen } from './DevicesScreen.tsx'

const phone: Reply<typeof devices>['devices'][number] = {
  id: 'd1',
  browser: 'Chrome',
  system: 'Android',
  network: '103.28.12.7',
  signed_in_at: '2026-11-20T03:00:00.000Z',
  seen_at: '2026-11-24T03:00:00.000Z',
  is_this: true,
}
const other = { ...phone, id: 'd2', browser: 'Firefox', system: 'Windows', is_this: false }
const unknown = {
  ...other,
  id: 'd3',
  browser: null,
  system: null,
  network: null,
  signed_in_at: null,
}

async function open(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({ devices: { devices: [phone, other, unknown] }, ...answers })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/devices',
    address: '/devices',
    screen: DevicesScreen,
  })
  return (name: string) => gateway.calls.filter((one) => one.call === name)
}

test('C-03 C-04: lists the devices, and does not guess what it does not know', async () => {
  await open()
  expect(await screen.findByText('Perangkat ini')).toBeVisible()
  expect(screen.getAllByText('Perangkat tidak dikenal')[0]).toBeVisible()
  expect(screen.getByText('Tempat tidak diketahui')).toBeVisible()
  expect(screen.getAllByText(/103\.28\.12\.7/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Chrome, Android/ })).not.toBeInTheDocument()
})

test('C-04: signs out one device, once for two taps', async () => {
  const of = await open({ signOutDevice: { result: { signed_out: true } } })
  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'Keluarkan Firefox, Windows' }),
  )
  await waitFor(() => expect(of('devices').length).toBe(2))
  expect(of('signOutDevice')).toHaveLength(1)
  expect(of('signOutDevice')[0]?.url.pathname).toMatch(/\/d2$/)
})

test('C-04: a refusal is shown, and all others are signed out', async () => {
  const of = await open({
    signOutOtherDevices: () => {
      throw refusal(409, 'BUSY', 'Layanan sibuk')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Keluarkan semua yang lain' }))
  expect(await screen.findByText('Layanan sibuk')).toBeVisible()
  expect(of('signOutOtherDevices')).toHaveLength(1)
})
