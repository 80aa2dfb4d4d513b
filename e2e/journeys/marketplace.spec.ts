import { findProducts, pathOf, readAsGuest } from '../fixtures/market.ts'
import { expect, heading, logIn, open, registerBuyer, test } from '../fixtures/shop.ts'
import type { Page, Route } from '@playwright/test'

// These tests are about what is drawn, not how soon: a busy machine may take its time.
process.env.RENDER_MS ??= '20000'
process.env.FIRST_DATA_MS ??= '20000'

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** Each route with its own heading; one that needs something of the market is made by the last. */
const routes: [string, string, string | RegExp, (() => Promise<string>)?][] = [
  ['R-02', '/category', 'Kategori'],
  ['R-02', '/category/beras', 'Beras'],
  ['R-03', '/brand', 'Merek'],
  ['R-03', '/brand/…', /\S/, async () => `/brand/${await first('/core/api/v4/brands', 'alias')}`],
  ['R-04', '/promo', 'Promo'],
  ['R-04', '/promo/selamat-datang', 'Voucher selamat datang 20%'],
  [
    'R-04',
    '/campaign/…',
    /\S/,
    async () => `/campaign/${await first('/core/api/v2/campaign/all-campaign', 'id')}`,
  ],
  ['R-05', '/daily-deals', 'Promo hari ini'],
  ['R-06', '/menu', 'Semua menu'],
  ['R-08', '/big-resto', 'Borong untuk resto & kafe'],
  ['R-08', '/big-office', 'Borong untuk kantor'],
  ['R-08', '/big-mart', 'Borong untuk toko & warung'],
  ['R-08', '/big-auto', 'Borong untuk bengkel & armada'],
  ['R-09', '/search', 'Cari produk atau toko'],
  ['R-09', '/search/beras', 'Hasil untuk “beras”'],
  ['R-09', '/search/beras/stores', 'Toko untuk “beras”'],
  ['R-09', '/products', 'Semua produk'],
  ['R-09', '/stores', 'Semua toko'],
  ['R-10', '/filter/beras', 'Filter'],
  ['R-10', '/filter/product/beras', 'Filter'],
  ['R-10', '/filter/seller/beras', 'Filter'],
  ['R-11', '/sort/beras', 'Urutkan'],
  ['R-12', '/v/…/product/…', /Beras/, async () => pathOf((await findProducts('beras'))[0]!)],
  ['R-12', '/v/…', /\S/, async () => `/v/${(await findProducts('beras'))[0]!.vendor_alias}`],
  ['R-13', '/local-store', 'Toko terdekat'],
  ['R-13', '/local-store/search', 'Cari di toko terdekat'],
  ['R-13', '/local-store/filter', 'Filter toko'],
  ['R-39', '/live', 'Siaran langsung'],
  ['R-39', '/live/…', /\S/, async () => `/live/${await first('/core/api/v4/streams', 'id')}`],
]

async function first(path: string, field: string): Promise<string> {
  const { result } = await readAsGuest<{ result: Record<string, string>[] }>(path)
  return result[0]![field]!
}

/** Marks the heading that the server drew: hydration keeps it, and a page that has to be drawn anew loses it. */
function markHeading() {
  new MutationObserver(() => {
    const h1 = document.querySelector('#app h1')
    if (h1 && !Object.keys(h1).some((key) => key.startsWith('__react')))
      Object.assign(h1, { fromServer: true })
    if (h1 && 'fromServer' in h1) Object.assign(window, { serverDrew: true })
  }).observe(document, { childList: true, subtree: true })
}

/** Whether the heading lives and, where the server drew one, is still that one. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const h1 = document.querySelector('#app h1')
    if (!h1 || !Object.keys(h1).some((key) => key.startsWith('__reactFiber'))) return undefined
    return { kept: 'fromServer' in h1 || !('serverDrew' in window) }
  })

/** What a page asks the shop for beyond what came with its document: reads only, in order, without pictures. */
function watchReads(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && /^\/gateway\/(?!img\/)/.test(pathname))
      asked.push(pathname.slice('/gateway/'.length).replaceAll(/\/\d+/g, '/…'))
  })
  return asked
}

/** What belongs to this visitor, or waits for the first view: it can't come with a document. */
const later: Record<string, string[]> = {
  '/daily-deals': ['campaign/v1/dailydeals/…/items'],
  '/search': ['search/v3/histories', 'core/api/v2/search/quick-search'],
  '/filter/beras': ['search/v3/facets'],
  '/filter/product/beras': ['search/v3/facets'],
}

let regular: ReturnType<typeof registerBuyer> | undefined

for (const [row, route, name, find] of routes)
  test(`${row} N-01: ${route} has its own heading, no error, is drawn once and reads nothing twice, for a guest and a buyer`, async ({
    page,
    context,
    shop,
    problems,
  }) => {
    const address = find ? await find() : route
    await page.addInitScript(markHeading)
    const asked = watchReads(page)
    const look = async () => {
      asked.length = 0
      await open(page, address)
      await heading(page, name)
      expect(await (await isHydrated(page)).jsonValue()).toEqual({ kept: true })
      await page.waitForLoadState('networkidle')
      expect(problems).toEqual([])
    }
    await look()
    expect(asked).toEqual(later[route] ?? [])
    // Reading leaves nothing behind, so one buyer does for all of these.
    await logIn(context, shop, await (regular ??= registerBuyer()))
    await look()
    expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([])
  })

test('T-10: back from a product finds a list of four pages, and the place in it', async ({
  page,
}) => {
  await open(page, '/search/beras')
  await isHydrated(page)
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
  ['city=bandung', 'Hapus filter Bandung'],
  ['price_min=50000', 'Hapus filter Mulai Rp 50.000'],
  ['price_max=500000', 'Hapus filter Sampai Rp 500.000'],
  ['rating=4', 'Hapus filter Nilai 4 ke atas'],
  ['membership=3', 'Hapus filter Gold'],
  ['free_shipping=true', 'Hapus filter Gratis ongkir'],
  ['in_stock=true', 'Hapus filter Stok tersedia'],
  ['personal_courier=true', 'Hapus filter Kurir toko'],
  ['discounted=true', 'Hapus filter Sedang diskon'],
]
test('R-10 V-10: each filter is read from the address, shown, and can be taken away', async ({
  page,
}) => {
  for (const [filter, chip] of filters) {
    await open(page, `/search/beras?${filter}&brand=`)
    await isHydrated(page)
    const remove = page.getByRole('button', { name: chip.replace('Rp ', 'Rp\u00a0') })
    await expect(remove).toBeVisible()
    await remove.click()
    await expect(page).toHaveURL('/search/beras')
    await expect(remove).toHaveCount(0)
  }
})

test('R-10 R-11: filters and order are chosen, stand in the address and survive a reload', async ({
  page,
}) => {
  await open(page, '/search/beras')
  await isHydrated(page)
  await page.getByRole('link', { name: 'Filter' }).click()
  await page.waitForURL('/filter/**')
  await page.getByText('Stok tersedia').click()
  await page.getByRole('button', { name: /^Terapkan \(\d+ produk\)/ }).click()
  await page.waitForURL('/search/beras?in_stock=1')
  await page.getByRole('link', { name: 'Paling sesuai' }).click()
  await page.getByRole('link', { name: 'Harga terendah' }).click()
  await page.waitForURL('/search/beras?in_stock=1&order_by=price_asc')
  await expect(page.getByRole('link', { name: 'Harga terendah' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Harga terendah' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hapus filter Stok tersedia' })).toBeVisible()
})

test('R-12: a product that is gone answers 404 or 410, and says where to go on', async ({
  page,
}) => {
  const response = await page.goto('/v/toko-yang-tidak-ada/product/barang-yang-tidak-ada')
  expect([404, 410]).toContain(response!.status())
  await heading(page, 'Produk tidak ditemukan')
  await expect(page.getByRole('link', { name: 'Cari produk lain' })).toBeVisible()
})

test('R-37: an address without a page answers 404, and leads home', async ({ page }) => {
  const response = await page.goto('/tidak/ada/di/sini')
  expect(response!.status()).toBe(404)
  await heading(page, 'Halaman tidak ditemukan')
  await page.getByRole('main').getByRole('link', { name: 'Ke Beranda' }).click()
  await heading(page, 'Stok toko, harga karton')
})

test('F-04 C-21: suggestions never show an older answer over a newer one', async ({
  page,
  context,
}) => {
  await open(page, '/search')
  await isHydrated(page)
  const held: Route[] = []
  await context.route(/\/suggestions\?keyword=be&/, (route) => void held.push(route))
  const field = page.getByRole('combobox')
  await field.fill('be')
  await expect.poll(() => held.length).toBe(1)
  await field.fill('minyak')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: /Minyak/ }).first()).toBeVisible()
  const shown = await options.allTextContents()
  // The older request may have been called off by then: its answer is lost, or comes to deaf ears.
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

test('R-07: a camera that may not be used: it is said, with ways on', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await open(page, '/qr-code-scanner')
  await heading(page, 'Pindai kode QR')
  await expect(page.getByText('Izin kamera ditolak')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baca dari gambar' })).toBeVisible()
})
