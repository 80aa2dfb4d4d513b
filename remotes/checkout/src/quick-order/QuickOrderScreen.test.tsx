import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCheckout } from '../testing/open-checkout.tsx'
import { cartOf } from '../testing/cart-parts.ts'
import { QuickOrderScreen } from './QuickOrderScreen.tsx'

beforeEach(() => sessionStorage.clear())

const product = {
  id: '12',
  code: 'B-000012-1',
  alias: 'beras',
  vendor_alias: 'sumber-makmur',
  vendor_name: 'Sumber Makmur',
  name: 'Beras 25 kg',
  image: 'p/12.jpg',
  unit_type: 'sak',
  unit_price: 300_000,
}
type Line = { code: string; quantity: string }

/** Knows one code; takes whole numbers. */
function judge({ body }: { body?: unknown }) {
  const { lines } = body as { lines: Line[] }
  return {
    result: lines.map(({ code, quantity }) => {
      const isKnown = code === product.code
      const isWhole = /^\d+$/.test(quantity)
      const reason = !isKnown
        ? { code: 'CODE_UNKNOWN', message: 'Kode produk tidak dikenal' }
        : isWhole
          ? null
          : { code: 'QUANTITY_INVALID', message: 'Tulis jumlah sebagai angka bulat' }
      return {
        product: isKnown ? product : null,
        quantity: isWhole ? Number(quantity) : null,
        subtotal: reason ? 0 : Number(quantity) * product.unit_price,
        reason,
        suggestion: isKnown && !isWhole ? 2 : null,
      }
    }),
  }
}
const added = { result: { added: ['12'], adjusted: [], skipped: [] } }
const start = (answers = {}, scan = '') =>
  openCheckout(QuickOrderScreen, `/quick-order${scan && `?scan=${encodeURIComponent(scan)}`}`, {
    path: '/quick-order',
    cart: cartOf([]),
    answers: { judgeLines: judge, linesToCart: added, ...answers },
  })
async function paste(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Kode dan jumlah' }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }))
}

test('F-08: a bad line stays with its reason, is mended in place, and the good ones go into the cart', async () => {
  const { calls } = await start()
  await paste('B-000012-1;3\nGula;1\n')
  expect(await screen.findByText('1 siap, 1 perlu diperbaiki, dari 2 baris')).toBeVisible()
  expect(screen.getByText('Kode produk tidak dikenal')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan ke keranjang' }))
  expect(await screen.findByText('1 produk masuk keranjang')).toBeVisible()
  expect(screen.getByText('1 baris tetap di sini karena belum masuk keranjang')).toBeVisible()
  expect(calls.find(({ call }) => call === 'linesToCart')).toMatchObject({
    body: { lines: [{ product_id: '12', quantity: 3 }] },
  })
  const mend = within(await screen.findByRole('form', { name: 'Perbaiki baris 1' }))
  await userEvent.clear(mend.getByLabelText('Kode produk'))
  await userEvent.type(mend.getByLabelText('Kode produk'), product.code)
  await userEvent.click(mend.getByRole('button', { name: 'Periksa baris' }))
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
})

test('F-08: a line that is mended while the others go into the cart keeps its change', async () => {
  let answer: (result: unknown) => void = () => {}
  await start({ linesToCart: () => new Promise((resolve) => (answer = resolve)) })
  await paste('B-000012-1;3\nGula;1\n')
  expect(await screen.findByText('1 siap, 1 perlu diperbaiki, dari 2 baris')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan ke keranjang' }))
  const mend = within(screen.getByRole('form', { name: 'Perbaiki baris 2' }))
  await userEvent.clear(mend.getByLabelText('Kode produk'))
  await userEvent.type(mend.getByLabelText('Kode produk'), 'Garam')
  await userEvent.click(mend.getByRole('button', { name: 'Periksa baris' }))
  await act(async () => answer(added))
  expect(await screen.findByText('1 produk masuk keranjang')).toBeVisible()
  expect(await screen.findByLabelText('Kode produk')).toHaveValue('Garam')
})

test('F-08 C-22: the offers of a scanned GTIN are shown with the prices that are paid, and one is chosen', async () => {
  const gtin = '8991234567898'
  const reason = { code: 'CODE_SEVERAL', message: 'Beberapa penjual menjual barang ini' }
  const several = (request: { body?: unknown }) => ({
    result: judge(request).result.map((line) => (line.product ? line : { ...line, reason })),
  })
  const item = { id: '12', name: 'Beras 25 kg', vendor_name: 'Sumber Makmur' }
  const items = [{ ...item, price: 320_000, discount: 300_000 }]
  const searchItems = { data: { items } as never }
  const { calls } = await start({ judgeLines: several, searchItems }, gtin)
  const box = await screen.findByRole('textbox', { name: 'Kode dan jumlah' })
  await waitFor(() => expect(box).toHaveValue(`${gtin};1\n`))
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }))
  await userEvent.click(await screen.findByRole('button', { name: /Rp\s300\.000 · Sumber Makmur/ }))
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
  const search = calls.find(({ call }) => call === 'searchItems')
  expect(search?.url.searchParams.get('keyword')).toBe(gtin)
})

test('F-08: a suggested quantity is taken with a tap, and never by itself', async () => {
  await start()
  await paste('B-000012-1;2 dus')
  expect(await screen.findByText('0 siap, 1 perlu diperbaiki, dari 1 baris')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pakai 2' }))
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
})

test('F-08: the lines survive a reload', async () => {
  sessionStorage.setItem(
    'checkout.quick-order',
    JSON.stringify({
      text: '',
      lines: [{ key: 0, code: 'B-000012-1', quantity: '3' }],
      leftOut: 0,
    }),
  )
  await start()
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
})

test('F-08: an empty text is explained, and nothing is sent', async () => {
  const { calls } = await start()
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }))
  expect(await screen.findByText('Belum ada baris yang bisa dibaca')).toBeVisible()
  await waitFor(() => expect(calls.some(({ call }) => call === 'judgeLines')).toBe(false))
})

test('F-08: a scanned product becomes a line, once', async () => {
  const scanned = '/v/sumber-makmur/product/beras'
  const answers = { productDetail: { result: { id: '12' } as never } }
  const { address } = await start(answers, scanned)
  const box = await screen.findByRole('textbox', { name: 'Kode dan jumlah' })
  await waitFor(() => expect(box).toHaveValue('B-000012-1;1\n'))
  expect(address()).toBe('/quick-order')
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }))
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pindai kode' })).toHaveAttribute(
    'href',
    '/qr-code-scanner?for=quick-order',
  )
})

test('F-08: lines with problems come first, with the numbers that they were typed with', async () => {
  await start()
  await paste('B-000012-1;3\nGula;1\nGaram;2')
  expect(await screen.findByText('1 siap, 2 perlu diperbaiki, dari 3 baris')).toBeVisible()
  const rows = within(screen.getByRole('region', { name: 'Baris pesanan' })).getAllByRole(
    'listitem',
  )
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^2Gula/),
    expect.stringMatching(/^3Garam/),
    expect.stringMatching(/^1Beras 25 kg/),
  ])
})

test('F-08: a quantity is changed in place, with the price of its tier, and a wrong one keeps its place', async () => {
  const tiers = (request: { body?: unknown }) => ({
    result: judge(request).result.map((line) => {
      const quantity = line.quantity ?? 0
      if (quantity > 500)
        return {
          ...line,
          subtotal: 0,
          reason: { code: 'STOCK_CUT', message: 'Stok tersisa 500' },
          suggestion: 500,
        }
      const unit_price = quantity >= 10 ? 290_000 : 300_000
      const product = line.product && { ...line.product, unit_price }
      return { ...line, product, subtotal: line.reason ? 0 : quantity * unit_price }
    }),
  })
  await start({ judgeLines: tiers })
  await paste('B-000012-1;3')
  const cell = await screen.findByRole('textbox', { name: 'Jumlah Beras 25 kg' })
  expect(screen.getByText(/Rp\s300\.000\/sak/)).toBeVisible()
  await userEvent.clear(cell)
  await userEvent.type(cell, '10')
  expect(await screen.findByText(/Rp\s290\.000\/sak/)).toBeVisible()
  expect(screen.getAllByText(/Rp\s2\.900\.000/).length).toBeGreaterThan(0)
  await userEvent.type(cell, '00')
  expect(await screen.findByText('Stok tersisa 500')).toBeVisible()
  expect(cell).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Pakai 500' }))
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
})

test('F-08: rows of a spreadsheet are pasted anywhere, and a new start can be undone', async () => {
  await start()
  await paste('B-000012-1;3')
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
  await userEvent.click(document.body)
  await userEvent.paste('Gula\t1\nGaram\t2\n')
  expect(await screen.findByText('1 siap, 2 perlu diperbaiki, dari 3 baris')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mulai dari awal' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Kembalikan 3 baris' }))
  expect(await screen.findByText('1 siap, 2 perlu diperbaiki, dari 3 baris')).toBeVisible()
})

test('F-08: when all lines are in the cart, the cart is shown', async () => {
  const { address } = await start()
  await paste('B-000012-1;3')
  expect(await screen.findByText('1 siap, 0 perlu diperbaiki, dari 1 baris')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan ke keranjang' }))
  await waitFor(() => expect(address()).toBe('/cart'))
})
