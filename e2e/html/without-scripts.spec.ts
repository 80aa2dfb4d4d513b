import { expect, test } from '../fixtures/documents.ts'

test.use({ javaScriptEnabled: false })

test('R-01 R-12: home, a product with its form for the cart and the way back work without scripts', async ({
  page,
}) => {
  await page.goto('/')
  const product = page.locator('main a[href*="/product/"]').first()
  await expect(product).toBeVisible()
  const name = await product.innerText()
  await expect(page.locator('main')).toContainText(/Rp\s?[\d.]+/)
  await product.click()
  await expect(page).toHaveURL(/\/v\/.+\/product\/.+/)
  await expect(page.locator('main h1')).toHaveText(name)
  await expect(page.locator('main')).toContainText(/Rp\s?[\d.]+/)
  await expect(page.getByRole('button', { name: '+ Keranjang' })).toHaveCSS('opacity', '1')
  // An image that scripts can enlarge is still visible.
  const picture = page.locator('main button:has(img)').first()
  await expect(picture).toHaveCSS('opacity', '1')
  await page.getByRole('link', { name: 'Beranda' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('R-04: a search shows its products without scripts, with prices and links, and what needs scripts looks disabled', async ({
  page,
}) => {
  await page.goto('/search/beras?all_offers=1')
  const products = page.locator('main a[href*="/product/"]')
  expect(await products.count()).toBeGreaterThan(5)
  await expect(page).toHaveTitle(/beras/i)
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCSS('opacity', '0.4')
  await products.first().click()
  await expect(page.locator('main h1')).toBeVisible()
})

test('a page that needs an account shows its frame, a notice that it needs scripts and a way back', async ({
  page,
}) => {
  await page.goto('/cart')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('noscript')).toBeVisible()
  await expect(page.locator('noscript').getByRole('link')).toHaveAttribute('href', '/')
  // No spinner turns for content that never comes.
  await expect(page.locator('main')).toBeHidden()
})
