import { productCode } from '@borong/api/rules/product-code'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { lookAt } from '../fixtures/camera.ts'
import { findSellers, pathOf } from '../fixtures/market.ts'
import { readCart, test } from '../fixtures/orders.ts'
import { expect, heading, logIn, open, press } from '../fixtures/shop.ts'

test('F-08: bad lines stay with their reasons, survive a reload, are mended in place, and the good ones go into the cart together @long', async ({
  page,
  customer,
}) => {
  const [first, second, third] = await findSellers('minyak', 3)
  const line = (product: typeof first, quantity?: string) =>
    `${productCode(product!.id)};${quantity ?? product!.minimum_order}`
  await open(page, '/quick-order')
  await page
    .getByRole('textbox', { name: 'Kode dan jumlah' })
    .fill(
      [
        line(first),
        line(second, '1e3'),
        `Beras;2`,
        line(first),
        line(third, '0'),
        line(third, '-1'),
        line(third, '1.5'),
        line(third, '2 dus'),
      ].join('\n'),
    )
  await press(page, 'Periksa')
  await expect(page.getByText('1 siap, 7 perlu diperbaiki, dari 8 baris')).toBeVisible()
  await expect(page.getByText('Kode produk tidak dikenal')).toBeVisible()
  await expect(page.getByText('Produk ini sudah ada di baris 1')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  await page.reload()
  await open(page, page.url())
  await expect(page.getByText('1 siap, 7 perlu diperbaiki, dari 8 baris')).toBeVisible()

  // The unknown code becomes a product that is searched for and chosen.
  const unknown = page.getByRole('form', { name: 'Perbaiki baris 3' })
  await unknown.getByLabel('Cari produk').fill('gula')
  await unknown.getByRole('button', { name: 'Cari', exact: true }).click()
  await unknown
    .getByRole('button')
    .filter({ hasText: /B-\d{6}-\d/ })
    .first()
    .click()
  await expect(page.getByText('Kode produk tidak dikenal')).toHaveCount(0)
  const typed = page.getByRole('form', { name: 'Perbaiki baris 2' })
  await typed.getByLabel('Jumlah').fill(String(second!.minimum_order))
  await typed.getByRole('button', { name: 'Periksa baris' }).click()
  await expect(page.getByRole('form', { name: 'Perbaiki baris 2' })).toHaveCount(0)
  for (const number of [8, 7, 6, 5, 4])
    await page.getByRole('button', { name: new RegExp(`^Hapus .* di baris ${number}$`) }).click()

  await press(page, 'Masukkan ke keranjang')
  await expect(page.getByText(/produk masuk keranjang$/)).toBeVisible()
  const { detail } = await readCart(customer)
  const ids = detail.flatMap(({ details }) => details).map(({ id_item }) => id_item)
  expect(ids).toContain(first!.id)
  expect(ids).toContain(second!.id)
})

test('F-08: the columns of a spreadsheet are pasted in English on a desktop, and a list’s file is read @long', async ({
  page,
  context,
  shop,
  customer,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.addCookies([{ name: 'lang', value: 'en', url: shop }])
  const [product] = await findSellers('beras', 1)
  const code = productCode(product!.id)
  const csv = `\uFEFFNama produk,Kode,Jumlah\r\n"Beras, 25 kg",${code},${product!.minimum_order}\r\n`
  await open(page, '/quick-order')
  await heading(page, 'Quick order')
  // UTF-16 is what spreadsheets save as "Unicode text".
  await page.locator('input[type=file]').setInputFiles({
    name: 'daftar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv.slice(1), 'utf16le')]),
  })
  await expect(page.getByText('1 ready, 0 to correct, of 1 lines')).toBeVisible()
  await press(page, 'Start over')
  await page
    .getByRole('textbox', { name: 'Codes and quantities' })
    .fill(`${code}\t${product!.minimum_order}`)
  await press(page, 'Check')
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill(String(product!.minimum_order))
  await press(page, 'Add to cart')
  await page.waitForURL('/cart')
  expect((await readCart(customer)).detail).toHaveLength(1)
})

test('F-08: the code of a product’s page, in front of the camera, becomes a line @long', async ({
  shop,
  customer,
}) => {
  const [product] = await findSellers('beras', 1)
  const code = productCode(product!.id)
  const { page, end } = await lookAt(`${shop}${pathOf(product!)}`, shop)
  await logIn(page.context(), shop, customer)
  await open(page, pathOf(product!))
  await expect(page.getByText(code)).toBeVisible()
  await open(page, '/quick-order')
  await page.getByRole('link', { name: 'Pindai kode' }).click()
  await expect(page.getByRole('textbox', { name: 'Kode dan jumlah' })).toHaveValue(`${code};1\n`)
  await expect(page).toHaveURL('/quick-order')
  await end()
})
