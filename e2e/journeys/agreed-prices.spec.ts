import { productCode } from '@borong/api/rules/product-code'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { companyOf, memberOf } from '../fixtures/company.ts'
import { findSellers, pathOf } from '../fixtures/market.ts'
import { emptyCart, fillCart, makeOrder, readCart, test } from '../fixtures/orders.ts'
import { addAddress, expect, heading, logIn, open, press } from '../fixtures/shop.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

test('F-08: a seller proposes prices by file, an admin accepts them, and a member buys at them for the company @long', async ({
  page,
  customer,
  shop,
  newContext,
}) => {
  const name = `PT Harga ${customer.phone.slice(-6)}`
  const companyId = await companyOf(customer, name)
  const member = await memberOf(customer, companyId, 'buyer')
  await addAddress(member)
  const [product] = await findSellers('gula', 1)
  await emptyCart(customer)
  await fillCart(customer, [product!])
  // The seller knows the company from an order.
  await makeOrder(customer, 'va-bca', { business: { company_id: companyId } })

  await page.setViewportSize(DESKTOP)
  await page.goto('/gateway/seller-desk/agreed-prices')
  const option = page.getByRole('option', { name: new RegExp(name) })
  await page.getByLabel('Perusahaan').selectOption((await option.getAttribute('value'))!)
  const price = Math.floor(product!.price / 2)
  const list = page.getByLabel(/^Daftar harga/)
  await list.fill(`Beras;${price};1;\n${productCode(product!.id)};${price};1;5.000`)
  await press(page, 'Usulkan harga')
  await expect(page.getByText('Baris 1: kode bukan produk toko ini')).toBeVisible()
  await page.getByLabel('Lewati baris yang tidak dapat dipakai').check()
  await press(page, 'Usulkan harga')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(
    'Menunggu perusahaan',
  )
  await expectNothingWide(page)

  await page.setViewportSize(PHONE)
  await open(page, `/company/${companyId}`)
  await page.getByRole('link', { name: 'Harga kesepakatan' }).click()
  await heading(page, 'Harga kesepakatan')
  await page.getByRole('link', { name: new RegExp(product!.vendor_name) }).click()
  await heading(page, product!.vendor_name)
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.getByRole('button', { name: 'Terima harga' }).dblclick()
  await expect(page.getByText('Berlaku', { exact: true })).toBeVisible()

  const context = await newContext({ viewport: PHONE })
  await logIn(context, shop, member)
  const phone = await context.newPage()
  await open(phone, pathOf(product!))
  await expect(phone.getByText(/^Harga kesepakatan Rp.*sisa 5\.000$/)).toBeVisible()
  await expectNothingWide(phone)
  await fillCart(member, [product!], price * 20)
  await open(phone, '/cart')
  await expect(phone.getByText(/Harga kesepakatan sampai .*, sisa 5\.000/)).toBeVisible()
  await expectNoViolations(phone)
  await expectNothingWide(phone)

  await open(phone, '/checkout')
  const owner = phone.getByLabel('Belanja sebagai')
  await expect(owner).toHaveValue(companyId)
  const companyOfCart = async () => (await readCart(member)).company_id
  await owner.selectOption({ label: 'Pribadi' })
  await expect.poll(companyOfCart).toBeNull()
  await owner.selectOption(companyId)
  await expect.poll(companyOfCart).toBe(companyId)
})
