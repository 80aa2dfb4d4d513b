import { hydrated, watchReads } from '../fixtures/market.ts'
import { expect, heading, open, test } from '../fixtures/shop.ts'

test('R-13 R-40 V-03: a district leads to the stores around it; search and filter are in the address', async ({
  page,
}) => {
  const requested = watchReads(page)
  await open(page, '/local-store')
  await hydrated(page)
  const field = page.getByLabel('Kecamatan atau kode pos')
  await field.fill('ga')
  await expect(page.getByText('Ketik minimal 3 karakter')).toBeVisible()
  await field.fill('gambir')
  await page
    .getByRole('button', { name: /Gambir/ })
    .first()
    .click()
  await page.waitForURL(/\/local-store\?.*latitude=/)
  const stores = page.getByRole('main').locator('a[href^="/v/"]')
  await expect(stores.first()).toBeVisible()
  await expect(page.getByText(/\d km ·/).first()).toBeVisible()
  expect(requested.filter((call) => call.includes('local-store'))).toHaveLength(1)

  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await heading(page, 'Filter toko')
  await page.getByText('Sampai 50 km').click()
  await page.getByText('Sedang buka').click()
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await page.waitForURL(/\/local-store\?(?=.*radius=50)(?=.*is_open=1)/)
  await expect(stores.first()).toBeVisible()
  await page.reload()
  await expect(stores.first()).toBeVisible()

  await page.getByRole('link', { name: 'Cari di toko terdekat' }).click()
  await heading(page, 'Cari di toko terdekat')
  await page.getByRole('searchbox').fill('sembako')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/\/local-store\?.*keyword=sembako/)
  await expect(stores.first()).toBeVisible()
})

test('R-13: the phone’s position works too; without permission the visitor enters a district @long', async ({
  page,
  context,
}) => {
  await open(page, '/local-store')
  await hydrated(page)
  await page.getByRole('button', { name: 'Gunakan lokasi saya' }).click()
  await expect(page.getByText('Lokasi tidak dapat dibaca')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.9175, longitude: 107.6191 })
  await page.getByRole('button', { name: 'Gunakan lokasi saya' }).click()
  await page.waitForURL(/\/local-store\?.*latitude=/)
  await expect(page.getByRole('article').first()).toContainText('Bandung')
})
