import { randomInt } from 'node:crypto'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillFromSeller, makeOrder, payAtBank, test } from '../fixtures/orders.ts'
import { expect, open, press } from '../fixtures/shop.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

test('F-08: a buyer asks for a tax invoice, the seller takes the data for Coretax and uploads it, and the buyer finds it with the order @long', async ({
  page,
  customer,
  newContext,
}) => {
  // Only a seller who charges PPN can issue a tax invoice.
  const { product } = await fillFromSeller(
    customer,
    await findProducts('minyak'),
    ({ is_pkp }) => is_pkp,
  )
  const made = await makeOrder(customer, 'va-bca', {
    facture_required: true,
    facture: {
      company_name: 'PT Kopi Nusantara',
      tax_number: '0123456789012345',
      nitku: '0123456789012345000003',
      company_address: 'Jalan Contoh 12, Jakarta',
      email: 'pajak@contoh.id',
    },
  })
  await payAtBank(made)
  await open(page, `/transaction/${made.order_id}`)
  await expect(page.getByText('NITKU 0123456789012345000003')).toBeVisible()
  await expect(page.getByText(/^Penjual belum mengunggah faktur pajak/)).toBeVisible()

  const desk = await (await newContext({ locale: 'id-ID' })).newPage()
  await desk.goto('/gateway/seller-desk/tax-invoices')
  await desk
    .getByRole('link', { name: new RegExp(`^${product.vendor_name}`) })
    .first()
    .click()
  await expectNoViolations(desk)
  await expectNothingWide(desk)
  const tin = `0${String(randomInt(1_000_000_000)).padStart(15, '9')}`
  await desk.getByLabel('NPWP toko (16 angka)').fill(tin)
  await desk.getByLabel('NITKU toko (22 angka)').fill(`${tin}000000`)
  await press(desk, 'Simpan')
  const link = desk.getByRole('link', { name: 'Unduh XML Coretax' })
  const waiting = desk.waitForEvent('download')
  await link.click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^coretax-\d+-\d{4}-\d\d-1\.xml$/)
  const card = desk.getByRole('article').filter({ hasText: made.order_serial })
  await card.getByLabel('Nomor faktur pajak (17 angka)').fill('0400.2600.000012345')
  await card
    .getByLabel('Faktur pajak (PDF)')
    .setInputFiles({ name: 'faktur.pdf', mimeType: 'application/pdf', buffer: PDF })
  await card.getByRole('button', { name: 'Unggah faktur' }).click()
  await expect(card.getByText('Sudah diunggah: 04002600000012345')).toBeVisible()

  await open(page, `/transaction/${made.order_id}`)
  await expect(page.getByText('Nomor faktur 04002600000012345')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unduh faktur.pdf' })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)
})
