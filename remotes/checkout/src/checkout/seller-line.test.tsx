import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { checkOut, openSeller } from '../testing/checkout-parts.tsx'

let mockIsDown = true
jest.mock('./ShipmentDetails.tsx', () => {
  if (mockIsDown) throw new Error('no network')
  return jest.requireActual<object>('./ShipmentDetails.tsx')
})

beforeEach(() => localStorage.clear())

test('C-16 X-07: a seller’s line whose code could not be loaded closes with a message, and the next tap loads it again', async () => {
  const { page } = await checkOut()
  const seller = within(screen.getByRole('region', { name: 'Sumber Makmur' }))
  fireEvent.click(seller.getByRole('button', { expanded: false }))
  await waitFor(() => expect(page.toasts).toHaveLength(1))
  expect(seller.getByRole('button', { expanded: false })).toBeVisible()
  mockIsDown = false
  const opened = await openSeller('Sumber Makmur')
  expect(opened.getByRole('radio')).toBeChecked()
})
