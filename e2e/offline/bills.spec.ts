import { confirmWith, fillWallet, keepPlnOpen, payButton, PIN } from '../fixtures/bills.ts'
import { expect, open, press, test } from '../fixtures/shop.ts'

test.use({ serviceWorkers: 'allow' })

test('F-07 R-38: a token that was bought can be read after a reload in a place without a connection @long', async ({
  page,
  context,
  signedIn,
}) => {
  await keepPlnOpen()
  await fillWallet(signedIn)
  await open(page, '/billing/listrik')
  await page.getByLabel('Nomor meter atau ID pelanggan').fill('12345678910')
  await press(page, 'Cek nomor')
  await page.getByRole('radio', { name: /^20\.000/ }).click()
  const sheet = await confirmWith(page, /Saldo/)
  await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  await payButton(sheet).click()
  await page.waitForURL('/billing/transaction/*')
  const token = page.getByText(/^\d{4}( \d{4}){4}$/)
  const digits = (await token.textContent())!
  const { pathname } = new URL(page.url())
  const isStored = () =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, pathname)
  await expect.poll(isStored).toBe(true)

  await context.setOffline(true)
  await page.reload()
  // Chromium's emulation leaves `navigator.onLine` true in a document that a service worker answers: it is applied again.
  await context.setOffline(false)
  await context.setOffline(true)
  await expect(page.getByText(digits)).toBeVisible()
  await expect(page.getByText(/Menampilkan data tersimpan\. Status/)).toBeVisible()
})
