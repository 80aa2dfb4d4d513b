import { productCode } from '@borong/api/rules/product-code'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { companyWithOutlets, memberOf } from '../fixtures/company.ts'
import { findSellers } from '../fixtures/market.ts'
import { test } from '../fixtures/orders.ts'
import {
  expect,
  gateway,
  heading,
  logIn,
  open,
  payHere,
  press,
  type Buyer,
} from '../fixtures/shop.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

/** Two outlets, of which one has a keeper, and a rule that lets an approver decide. */
async function companyWithKeeper(admin: Buyer) {
  const { companyId, centres } = await companyWithOutlets(admin)
  const path = `/core/api/v4/companies/${companyId}`
  const as = { token: admin.access.value }
  const [buyer, approver, keeper] = [
    await memberOf(admin, companyId, 'buyer'),
    await memberOf(admin, companyId, 'approver'),
    await memberOf(admin, companyId, 'buyer'),
  ]
  await gateway(`${path}/members/${keeper.id}/outlets`, {
    ...as,
    method: 'PUT',
    body: { outlets: [centres[0]] },
  })
  await gateway(`${path}/approval-rules`, {
    ...as,
    body: { kind: 'total', amount: 1000, approver_id: approver.id },
  })
  return { companyId, buyer, approver, keeper }
}

test('F-08: a member orders for two outlets in one table, an approver approves it, and a keeper sees the parcel of the own outlet @long', async ({
  page,
  customer,
  newContext,
  context,
  shop,
}) => {
  const { companyId, buyer, approver, keeper } = await companyWithKeeper(customer)
  await context.clearCookies()
  await logIn(context, shop, buyer)
  await payHere(context, shop)
  const [rice, oil] = await findSellers('beras', 2)
  await page.setViewportSize(DESKTOP)
  await open(page, `/company/${companyId}`)
  await page.getByRole('link', { name: 'Pesan untuk banyak outlet' }).click()
  await heading(page, 'Pesan untuk banyak outlet')
  const many = (least: number) => least * 20
  await page
    .getByLabel('Tempel dari spreadsheet')
    .fill(
      [
        'Kode\tKemang\tOutlet Tebet',
        `${productCode(rice!.id)}\t${many(rice!.minimum_order)}\t${many(rice!.minimum_order)}`,
        `${productCode(oil!.id)}\t${many(oil!.minimum_order)}\t`,
      ].join('\n'),
    )
  await press(page, 'Masukkan ke tabel')
  await expect(page.getByText('Tabel diisi: 2 produk, 3 jumlah')).toBeVisible()
  await expect(page.getByText('Semua jumlah dapat dipesan')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  // The table survives a reload, and a phone shows one outlet at a time.
  await page.setViewportSize(PHONE)
  await page.reload()
  const quantity = page.getByRole('textbox', { name: `${rice!.name}, Outlet Kemang` })
  await expect(quantity).toHaveValue(String(many(rice!.minimum_order)))
  await press(page, 'Outlet berikutnya')
  await expect(page.getByRole('textbox', { name: `${oil!.name}, Outlet Tebet` })).toHaveValue('')
  await expectNoViolations(page)
  await expectNothingWide(page)
  await expect(page.getByText('Semua jumlah dapat dipesan')).toBeVisible()
  await press(page, 'Kurir dan pembayaran')
  await page.getByLabel('Metode pembayaran').selectOption({ value: 'va-bca' })
  await expect(page.getByText(/menunggu persetujuan/)).toBeVisible()
  await page.getByText('Outlet Tebet', { exact: true }).click()
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.getByRole('button', { name: 'Buat pesanan' }).dblclick()
  await page.waitForURL('/thank-you/*')
  const serial = new URL(page.url()).pathname.split('/').at(-1)!

  const office = await newContext({ viewport: PHONE })
  await logIn(office, shop, approver)
  const desk = await office.newPage()
  await open(desk, '/approvals')
  await desk.getByRole('link', { name: new RegExp(serial) }).click()
  await heading(desk, 'Permintaan persetujuan')
  await desk.getByRole('button', { name: 'Setujui', exact: true }).click()
  await expect(desk.getByText('Disetujui', { exact: true }).first()).toBeVisible()

  await open(page, `/transaction/${serial}`)
  await page.getByRole('link', { name: 'Buka halaman bank' }).click()
  await press(page, 'Bayar')
  await page.waitForURL('/thank-you/*')
  await open(page, `/transaction/${serial}`)
  await expect(page.getByText('Jl. Kemang Raya 12').first()).toBeVisible()
  await expect(page.getByText('Jl. Tebet Raya 12').first()).toBeVisible()
  const parts = page.getByRole('region', { name: 'Bagian per outlet' })
  await parts.getByText('Outlet Kemang').click()
  await expect(parts.getByText(new RegExp(`\\d+ \\S+ ${oil!.name}`))).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  await open(page, `/transaction?company=${companyId}`)
  const listed = page.getByRole('region', { name: serial })
  await expect(listed.getByText('untuk Outlet Kemang, Outlet Tebet')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  const door = await newContext({ viewport: PHONE })
  await logIn(door, shop, keeper)
  const receiving = await door.newPage()
  await expect(async () => {
    await open(receiving, `/company/${companyId}/deliveries`)
    await expect(receiving.getByRole('link', { name: /Outlet Kemang/ }).first()).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 40_000 })
  await expect(receiving.getByRole('link', { name: /Outlet Tebet/ })).toHaveCount(0)
})
