import { setWindowWidth } from '@borong/contract/testing/window-width'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { checkOut, orderButton, total, ways } from '../testing/checkout-parts.tsx'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { draftAtom } from './draft.ts'

beforeEach(() => {
  localStorage.clear()
  setWindowWidth(1280)
})

const paymentMethods = ways(['va-mati', 'Di atas batas'], ['va-bca', ''])

test('R-23 M-07 U-11: a wide window has the sums beside the button, and a phone below the decisions, once', async () => {
  await checkOut({ paymentMethods })
  const button = await orderButton()
  expect(screen.getAllByText('Rincian pembayaran')).toHaveLength(1)
  const sums = screen.getByRole('region', { name: 'Rincian pembayaran' })
  expect(sums.parentElement).toContainElement(button)
})

test('R-24 M-07: a wide window has the payment methods on the page, and the step to them moves the focus there', async () => {
  const { page } = await checkOut({ paymentMethods }, { payment_id: '' })
  const methods = await screen.findByRole('group', { name: 'Virtual account' })
  fireEvent.click(screen.getByRole('link', { name: 'Pilih pembayaran' }))
  const bca = within(methods).getByRole('radio', { name: 'va-bca' })
  expect(bca).toHaveFocus()
  fireEvent.click(bca)
  await waitFor(() => expect(page.store.get(draftAtom).payment_id).toBe('va-bca'))
  expect(bca).toBeChecked()
  expect(await orderButton()).toBeEnabled()
})

test('V-06 M-07: a wide window names below the sum which goods are not ordered, once', async () => {
  const closed = vendor([item({ id_item: '3', name: 'Kertas A4' })], {
    id_vendor: '9',
    vendor_name: 'Kertas Nusantara',
    is_open: false,
  })
  await checkOut({ paymentMethods }, {}, cartOf([vendor([item()]), closed]))
  const leftOut = await screen.findAllByRole('region', {
    name: 'Tidak ikut dipesan, tetap di keranjang',
  })
  expect(leftOut).toHaveLength(1)
  expect(leftOut[0]).toHaveTextContent('Kertas Nusantara: Toko sedang tutup')
  const sum = total().compareDocumentPosition(leftOut[0]!)
  expect(sum & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
