import { setWindowWidth } from '@borong/contract/testing/window-width'
import { fireEvent, screen } from '@testing-library/react'
import { checkOut, ways } from '../testing/checkout-parts.tsx'

let mockIsDown = true
jest.mock('./Couriers.tsx', () => {
  if (mockIsDown) throw new Error('no network')
  return jest.requireActual<object>('./Couriers.tsx')
})

beforeEach(() => {
  localStorage.clear()
  setWindowWidth(1280)
})

test('C-16 X-07 M-07: couriers whose code could not be loaded leave the chosen one, and a press loads them again', async () => {
  await checkOut({ paymentMethods: ways(['va-bca', '']) })
  const name = 'Kurir untuk barang Sumber Makmur'
  const [chosen] = await screen.findAllByRole('button', { name: /JNE/ })
  fireEvent.click(chosen!)
  expect(screen.queryByRole('group', { name })).toBeNull()
  mockIsDown = false
  fireEvent.click(screen.getAllByRole('button', { name: /JNE/ })[0]!)
  expect(await screen.findByRole('group', { name })).toBeVisible()
})
