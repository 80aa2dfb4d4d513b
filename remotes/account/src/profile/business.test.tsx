import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { profile } from '../testing/buyer.ts'
import { BusinessScreen } from './BusinessScreen.tsx'

test('E-05: asks to complete an old tax number of 15 digits, and saves one of 16', async () => {
  const { calls } = fakeGateway({ userProfile: profile({}), updateProfile: profile({}) })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/profile/business',
    address: '/profile/business',
    screen: BusinessScreen,
  })
  await userEvent.type(await screen.findByLabelText('Nama usaha'), 'CV Sumber Pangan')
  await userEvent.type(screen.getByLabelText('NPWP'), '01.234.567.8-901.000')
  expect(screen.getByText(/Nomor lama 15 angka/)).toBeVisible()
  const send = screen.getByRole('button', { name: 'Kirim untuk diverifikasi' })
  await userEvent.click(send)
  expect(calls.map(({ call }) => call)).not.toContain('updateProfile')
  await userEvent.clear(screen.getByLabelText('NPWP'))
  await userEvent.type(screen.getByLabelText('NPWP'), '0012.3456.7890.1000')
  const place = screen.getByLabelText('NITKU tempat usaha (opsional)')
  await userEvent.type(place, '9012345678901000000003')
  await userEvent.click(send)
  expect(screen.getByText(/NITKU terdiri dari 22 angka/)).toBeVisible()
  await userEvent.clear(place)
  await userEvent.type(place, '0012345678901000000003')
  await userEvent.click(send)
  expect(calls.find(({ call }) => call === 'updateProfile')?.body).toMatchObject({
    business: { npwp: '0012345678901000', nitku: '0012345678901000000003', nik: '' },
  })
})
