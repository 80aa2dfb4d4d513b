import { hydrated, readAsGuest } from '../fixtures/market.ts'
import { expect, logIn, open, test } from '../fixtures/shop.ts'

interface Suggestions {
  keywords: string[]
  products: { name: string; link: string }[]
  sellers: { name: string; alias: string }[]
  categories: { name: string; slug: string }[]
}

/** A few letters that match entries of every kind in the market. */
async function richest(): Promise<[string, Suggestions]> {
  for (const typed of ['ma', 'ba', 'mi', 'ka', 'su', 'be']) {
    const { data } = await readAsGuest<{ data: Suggestions }>(
      `/search/v3/suggestions?keyword=${typed}&limit=10`,
    )
    if (data.products.length > 0 && data.sellers.length > 0 && data.categories.length > 0)
      return [typed, data]
  }
  throw new Error('No letters mean something of every kind')
}

test('K-01 C-21 F-04 U-18: at most ten suggestions: keywords, products, sellers and categories, each one tap from its page', async ({
  page,
}) => {
  const [typed, { keywords, products, sellers, categories }] = await richest()
  await open(page, '/search')
  await hydrated(page)
  await page.getByRole('combobox').fill(typed)
  const options = page.getByRole('listbox').getByRole('option')
  const expected = [
    ...keywords.map((word) => `/search/${encodeURIComponent(word)}`),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ link }) => link),
    ...sellers.map(({ alias }) => `/v/${alias}`),
  ]
  expect(expected.length).toBeLessThanOrEqual(10)
  await expect(options).toHaveCount(expected.length + 1)
  const links = await options.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual([`/search/${typed}`, ...expected])
  await options.filter({ hasText: sellers[0]!.name }).last().click()
  await expect(page).toHaveURL(`/v/${sellers[0]!.alias}`)
})

test('F-04 C-21 N-07: each bill is suggested by its name in any case, and leads to its page @long', async ({
  page,
}) => {
  await open(page, '/search')
  await hydrated(page)
  for (const [typed, link] of [
    ['pulsa', '/billing/pulsa'],
    ['PAKET data', '/billing/paket-data'],
    ['pln', '/billing/listrik'],
    ['Pdam', '/billing/pdam'],
    ['bpjs', '/billing/bpjs'],
  ] as const) {
    await page.getByRole('combobox').fill(typed)
    await expect(page.getByRole('option', { name: /Bayar tagihan/ })).toHaveAttribute('href', link)
  }
})

test('F-04 C-22: a misspelt keyword is corrected with a notice, in products, in stores and while typing @long', async ({
  page,
}) => {
  await open(page, '/search/minyk%20goreng')
  await expect(page.getByText('Menampilkan hasil untuk “minyak goreng”')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/minyak/i)
  await page.getByRole('link', { name: 'Cari persis “minyk goreng”' }).click()
  await expect(page).toHaveURL(/\/search\/minyk%20goreng\?exact=1$/)
  await expect(page.getByText('Menampilkan hasil persis')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Menampilkan hasil untuk “minyak goreng”')).toBeVisible()
  await open(page, '/search/sembakoo/stores')
  await expect(page.getByText('Menampilkan hasil untuk “sembako”')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Cari persis “sembakoo”' }).click()
  await expect(page.getByText('Menampilkan hasil persis')).toBeVisible()
  await open(page, '/search')
  await hydrated(page)
  await page.getByRole('combobox').fill('minyk')
  await expect(page.getByRole('option', { name: /minyak/i }).first()).toBeVisible()
})

test('F-04 V-03: text that is typed before hydration takes effect after it @long', async ({
  page,
}) => {
  for (const [path, screen, typed, found] of [
    ['/search', 'search-SearchScreen', 'minyak', 'Minyak Goreng'],
    ['/local-store', 'local-LocalStoreScreen', 'gambir', 'Gambir'],
  ] as const) {
    const code = Promise.withResolvers<void>()
    await page.route(new RegExp(`/assets/marketplace/${screen}.*\\.js`), async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('main input').fill(typed)
    code.resolve()
    await expect(page.getByRole('main').getByText(found).first()).toBeVisible()
  }
})

test('C-21 P-01 E-02: the server stores a guest’s searches for the browser, and a buyer’s for all devices @long', async ({
  page,
  context,
  newContext,
  shop,
  buyer,
}) => {
  await open(page, '/search/gula%20pasir')
  await open(page, '/search')
  await expect(page.getByRole('link', { name: 'gula pasir', exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recent_search'))).toBeNull()

  await logIn(context, shop, buyer)
  await open(page, '/search/kertas%20a4')
  await expect(page.getByRole('article').first()).toBeVisible()
  const other = await newContext()
  await logIn(other, shop, buyer)
  const phone = await other.newPage()
  await open(phone, '/search')
  await expect(phone.getByRole('link', { name: 'kertas a4', exact: true }).first()).toBeVisible()
})
