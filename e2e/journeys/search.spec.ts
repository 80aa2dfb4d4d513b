import type { Route } from '@playwright/test'
import { hydrated, readAsGuest } from '../fixtures/market.ts'
import { expect, open, test } from '../fixtures/shop.ts'

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

test('T-10 U-16: back from a product restores a list of four pages and the scroll position @long', async ({
  page,
}) => {
  await open(page, '/search/beras?all_offers=1')
  await hydrated(page)
  const products = page.getByRole('main').locator('a[href^="/v/"]')
  await expect(products).toHaveCount(20)
  for (const shown of [40, 60, 78]) {
    await page.getByRole('button', { name: 'Muat lebih banyak' }).click()
    await expect(products).toHaveCount(shown)
  }
  const chosen = products.nth(65)
  await chosen.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  const href = await chosen.getAttribute('href')
  await chosen.click()
  await page.waitForURL(`**${href}`)
  await expect(page.getByRole('heading', { level: 1, name: /Beras|\S/ })).toBeVisible()
  await page.goBack()
  await expect(products).toHaveCount(78)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 60)
  await expect(page.locator(`a[href="${href}"]`)).toBeInViewport()
})

const filters: [string, string][] = [
  ['category=beras', 'Hapus filter Beras'],
  ['brand=padi-emas', 'Hapus filter Padi Emas'],
  ['seller=toko-makmur', 'Hapus filter Toko Makmur'],
  ['city=bandung', 'Hapus filter Bandung'],
  ['price_min=50000', 'Hapus filter Mulai Rp 50.000'],
  ['price_max=500000', 'Hapus filter Sampai Rp 500.000'],
  ['rating=4', 'Hapus filter Rating 4 ke atas'],
  ['membership=3', 'Hapus filter Gold'],
  ['free_shipping=true', 'Hapus filter Gratis ongkir'],
  ['in_stock=true', 'Hapus filter Stok tersedia'],
  ['personal_courier=true', 'Hapus filter Kurir toko'],
  ['discounted=true', 'Hapus filter Sedang diskon'],
  ['attr=size.5000g', 'Hapus filter 5 kg'],
]
test('R-10 V-10 U-17: each filter is read from the address, shown, and can be removed @long', async ({
  page,
}) => {
  for (const [filter, chip] of filters) {
    await open(page, `/search/beras?${filter}&rating=`)
    const remove = page.getByRole('button', { name: chip.replace('Rp ', 'Rp\u00a0') })
    await expect(remove).toBeVisible()
    await remove.click()
    await expect(page).toHaveURL('/search/beras')
    await expect(remove).toHaveCount(0)
  }
})

const storeFilters: [string, string][] = [
  ['category=beras', 'Hapus filter Beras'],
  ['city=bandung', 'Hapus filter Bandung'],
  ['rating=4', 'Hapus filter Rating 4 ke atas'],
  ['membership=2', 'Hapus filter Silver'],
  ['free_shipping=1', 'Hapus filter Gratis ongkir'],
  ['personal_courier=1', 'Hapus filter Kurir toko'],
  ['is_open=1', 'Hapus filter Sedang buka'],
]
test('R-10 V-10: each store filter is read from the address, and the filter page shows the number of stores @long', async ({
  page,
}) => {
  for (const [filter, chip] of storeFilters) {
    await open(page, `/search/beras/stores?${filter}`)
    await page.getByRole('button', { name: chip }).click()
    await expect(page).toHaveURL('/search/beras/stores')
  }
  const { data } = await readAsGuest<{ data: { total_count: number } }>(
    '/search/v3/sellers?keyword=beras&is_open=1',
  )
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.getByText('Sedang buka').click()
  await page.getByRole('button', { name: `Terapkan (${data.total_count} toko)` }).click()
  await expect(page).toHaveURL('/search/beras/stores?is_open=1')
  await expect(page.getByText(`${data.total_count} toko`, { exact: true })).toBeVisible()
})

test('R-10 C-22 U-17: a filter shows how many products or stores it leaves, and is disabled when it leaves none @long', async ({
  page,
}) => {
  for (const [address, stored, noun] of [
    ['/filter/product/beras?membership=3', /^Gold/, 'produk'],
    ['/filter/seller/beras?membership=3', /^Gold/, 'toko'],
  ] as const) {
    await open(page, address)
    const cities = page.locator('section', { has: page.getByRole('heading', { name: 'Kota' }) })
    const city = await cities.locator('label', { hasText: /\d$/ }).first().innerText()
    const [, name, count] = /^(.*?)\s+([\d.]+)$/s.exec(city)!
    await cities.getByText(name!, { exact: true }).click()
    await expect(page.getByRole('checkbox', { name: stored })).toBeChecked()
    await page.getByRole('button', { name: `Terapkan (${count} ${noun})`, exact: true }).click()
    await expect(page.getByText(`${count} ${noun}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Hapus filter ${name}` })).toBeVisible()
  }
  await open(page, '/filter/product/beras?price_min=999999999')
  const none = page.getByRole('checkbox', { name: 'Gratis ongkir 0' })
  await expect(none).toBeDisabled()
})

test('R-10 R-11: chosen filters and order are in the address and survive a reload', async ({
  page,
}) => {
  await open(page, '/search/beras')
  await hydrated(page)
  await page.getByRole('link', { name: 'Filter' }).click()
  await page.waitForURL('/filter/**')
  await page.getByText('Stok tersedia').click()
  await page.getByRole('button', { name: /^Terapkan \(\d+ produk\)/ }).click()
  await page.waitForURL('/search/beras?in_stock=1')
  const order = page.getByRole('combobox', { name: 'Urutkan' })
  await order.selectOption('Harga terendah')
  await page.waitForURL('/search/beras?in_stock=1&order_by=price_asc')
  await expect(order).toHaveValue('price_asc')
  await page.reload()
  await expect(order).toHaveValue('price_asc')
  await expect(page.getByRole('button', { name: 'Hapus filter Stok tersedia' })).toBeVisible()
})

test('F-04 C-21: suggestions never show an older response over a newer one', async ({
  page,
  context,
}) => {
  await open(page, '/search')
  await hydrated(page)
  const held: Route[] = []
  await context.route(/\/suggestions\?keyword=be&/, (route) => void held.push(route))
  const field = page.getByRole('combobox')
  await field.fill('be')
  await expect.poll(() => held.length).toBe(1)
  await field.fill('minyak')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: /Minyak/ }).first()).toBeVisible()
  const shown = await options.allTextContents()
  // The older request may be aborted by then. Its response is lost or ignored.
  await held[0]!.fulfill({ json: late }).catch(() => {})
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await options.allTextContents()).toEqual(shown)
})

const late = {
  data: {
    keywords: ['jawaban lama'],
    products: [],
    sellers: [],
    categories: [],
    billing: [],
  },
}

test('T-10: two taps on “load more” read one page', async ({ page }) => {
  await open(page, '/search/beras?all_offers=1')
  await hydrated(page)
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/search/v3/items')) requested.push(searchParams.get('page') ?? '1')
  })
  const more = page.getByRole('button', { name: 'Muat lebih banyak' })
  await more.scrollIntoViewIfNeeded()
  await more.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const products = page.getByRole('main').locator('a[href^="/v/"]')
  await expect(products).toHaveCount(40)
  // A second load would follow soon after the first. Prefetched products are not shown.
  await page.waitForLoadState('networkidle')
  await expect(products).toHaveCount(40)
  expect(requested.filter((number) => number === '2')).toHaveLength(1)
})

test('F-04 E-02 E-11 N-07: recent searches are offered until they are cleared, and a bill is one tap away', async ({
  page,
}) => {
  await open(page, '/search')
  await hydrated(page)
  const field = page.getByRole('combobox')
  await field.fill('  minyak goreng ')
  await field.press('Enter')
  await expect(page).toHaveURL('/search/minyak%20goreng')
  const stored = await page.evaluate(() => localStorage.getItem('recent_search'))
  expect(JSON.stringify(JSON.parse(stored!))).toContain('minyak goreng')

  await open(page, '/search')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'minyak goreng', exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Hapus semua' }).click()
  await expect(page.getByText('Riwayat pencarian')).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Riwayat pencarian')).toHaveCount(0)

  await field.fill('PLN')
  await expect(page.getByRole('option', { name: /Bayar tagihan/ })).toHaveAttribute(
    'href',
    '/billing/listrik',
  )
  await field.press('Enter')
  await expect(page).toHaveURL('/search/PLN')
  await page.getByRole('link', { name: /Bayar tagihan/ }).click()
  await expect(page).toHaveURL('/billing/listrik')
})

test('R-09 U-19: an empty result suggests alternatives, and a store can be found by its name @long', async ({
  page,
}) => {
  await open(page, '/search/zzqqxx')
  await expect(page.getByText('Tidak ada hasil')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajukan tender' })).toBeVisible()
  await expect(page.getByText('Banyak dicari')).toBeVisible()
  await hydrated(page)
  await page.getByRole('link', { name: 'minyak goreng' }).click()
  await expect(page).toHaveURL('/search/minyak%20goreng')
  await page.getByRole('link', { name: 'Toko', exact: true }).click()
  await expect(page).toHaveURL('/search/minyak%20goreng/stores')
  await expect(page.getByRole('article').first()).toContainText(/Buka|Tutup/)
})
