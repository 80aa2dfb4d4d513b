import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { choosePayment } from '../fixtures/checkout.ts'
import { companyOf, memberOf } from '../fixtures/company.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, test } from '../fixtures/orders.ts'
import { expect, gateway, heading, logIn, open, press } from '../fixtures/shop.ts'

test('F-08: a member of an outlet receives the goods of the admin’s order, and the admin requests the tax invoice', async ({
  page,
  customer,
  newContext,
  shop,
}) => {
  const companyId = await companyOf(customer, 'PT Dapur Pintu')
  const keeper = await memberOf(customer, companyId, 'buyer')
  const path = `/core/api/v4/companies/${companyId}`
  const as = { token: customer.access.value }
  const { cost_centre } = await gateway<{ cost_centre: { id: string } }>(`${path}/cost-centres`, {
    ...as,
    body: { name: 'Kemang' },
  })
  await gateway(`${path}/addresses`, {
    ...as,
    body: {
      name: 'Sari Wijaya',
      alias: 'Outlet Kemang',
      address: 'Jl. Kemang Raya 12, Blok B',
      district_id: '317405',
      postal_code: '12310',
      phone: '081234567890',
      cost_centre_id: cost_centre.id,
    },
  })
  await gateway(`${path}/members/${keeper.id}/outlets`, {
    ...as,
    method: 'PUT',
    body: { outlets: [cost_centre.id] },
  })

  const [product] = await findProducts('beras')
  await fillCart(customer, [product!])
  await open(page, '/checkout')
  await expect(page.getByLabel('Belanja sebagai')).toHaveValue(companyId)
  await press(page, 'Ubah')
  await page.getByRole('radio', { name: /Outlet Kemang/ }).click()
  await choosePayment(page, 'BCA Virtual Account')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  await press(page, 'Bayar')
  await page.waitForURL('/thank-you/*')
  const serial = new URL(page.url()).pathname.split('/').at(-1)!

  const context = await newContext({ viewport: { width: 360, height: 740 } })
  await logIn(context, shop, keeper)
  const door = await context.newPage()
  const parcel = door.getByRole('link', { name: /Outlet Kemang/ })
  await expect(async () => {
    await open(door, `/company/${companyId}/deliveries`)
    await expect(parcel).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 40_000 })
  await expect(door.getByText(/Rp/)).toHaveCount(0)
  await expectNoViolations(door)
  await expectNothingWide(door)
  await parcel.click()
  await heading(door, 'Terima barang')
  await press(door, 'Simpan penerimaan')
  await heading(door, 'Barang yang akan diterima')
  await expect(door.getByText('Tidak ada barang yang menunggu diterima')).toBeVisible()

  await open(page, `/transaction/${serial}`)
  await expect(page.getByText('Selesai').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `/transaction/${serial}/tax-invoice`)
  await heading(page, 'Minta faktur pajak')
  await expect(page.getByText('PT Dapur Pintu')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)
})
