import { hydrated } from '../fixtures/market.ts'
import { expect, heading, logIn, open, signIn, test } from '../fixtures/shop.ts'

test('F-09 V-14: an adult category redirects a guest to the login, and an unverified buyer to the age verification', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await open(page, '/category/bir')
  await heading(page, 'Khusus pembeli 21 tahun ke atas')
  await page.getByRole('link', { name: 'Buka belanja 21+' }).click()
  await page.waitForURL('/login')
  await logIn(context, shop, buyer)
  await open(page, '/age-restricted?category=bir')
  await page.waitForURL('/verify-age')
})

test('F-09 V-14: a verified adult finds products for ages 21 and over by category, and can buy them', async ({
  page,
  context,
  shop,
}) => {
  await logIn(context, shop, await signIn('budi@contoh.id'))
  await open(page, '/category/bir')
  await hydrated(page)
  await page.getByRole('link', { name: 'Buka belanja 21+' }).click()
  await heading(page, 'Belanja 21+')
  await expect(page).toHaveURL('/age-restricted?category=bir')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const names = () => cards.getByRole('link').allInnerTexts()
  const beers = await names()
  await page.getByRole('link', { name: 'Semua', exact: true }).click()
  // A page has 20 products, and a large shop has as many beers.
  await expect.poll(async () => (await names()).some((name) => !beers.includes(name))).toBe(true)
  const name = await cards.first().getByRole('link').innerText()
  await cards.first().getByRole('link').click()
  await heading(page, name)
  await expect(page.getByRole('button', { name: '+ Keranjang' })).toBeVisible()
})
