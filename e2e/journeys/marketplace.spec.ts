import { findProducts, hydrated, pathOf, readAsGuest, watchReads } from '../fixtures/market.ts'
import { expect, heading, logIn, open, registerBuyer, test } from '../fixtures/shop.ts'

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** Each route with its own heading. The last field finds an address that depends on the market. */
const routes: [string, string, string | RegExp, (() => Promise<string>)?][] = [
  ['R-01', '/', 'Stok toko, harga karton'],
  ['R-01', '/marketplace', 'Stok toko, harga karton'],
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
  ['R-07', '/qr-code-scanner', 'Pindai kode QR'],
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
  [
    'R-12',
    '/v/…/product/…/id',
    /Beras/,
    async () => `${pathOf((await findProducts('beras'))[0]!)}/id`,
  ],
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

/** Marks the server-rendered heading. Hydration reuses it; a page that the browser renders again loses it. */
function markHeading() {
  new MutationObserver(() => {
    const h1 = document.querySelector('#app h1')
    if (h1 && !Object.keys(h1).some((key) => key.startsWith('__react')))
      Object.assign(h1, { fromServer: true })
    if (h1 && 'fromServer' in h1) Object.assign(window, { serverRendered: true })
  }).observe(document, { childList: true, subtree: true })
}

/** Calls of the visitor's own data, and calls that wait for the first view. They can't be in a document. */
const later: Record<string, string[]> = {
  '/search': ['search/v3/histories', 'core/api/v2/search/quick-search'],
  '/v/…': ['search/v3/facets'],
  '/filter/beras': ['search/v3/facets'],
  '/filter/product/beras': ['search/v3/facets'],
  '/filter/seller/beras': ['search/v3/seller-facets'],
}

/** The pages of every purchase. The tests of the others are tagged `@long`. */
const MAIN = new Set([
  '/',
  '/category',
  '/category/beras',
  '/promo',
  '/daily-deals',
  '/search/beras',
  '/v/…/product/…',
  '/local-store',
])
const lengthOf = (route: string) => (MAIN.has(route) ? '' : ' @long')

let regular: ReturnType<typeof registerBuyer> | undefined

for (const [row, route, name, find] of routes)
  test(`${row} N-01: ${route} has its own heading, no error, renders once and reads nothing twice, for a guest and a buyer${lengthOf(route)}`, async ({
    page,
    context,
    shop,
    problems,
  }) => {
    const address = find ? await find() : route
    await page.addInitScript(markHeading)
    const requested = watchReads(page)
    const look = async () => {
      requested.length = 0
      await open(page, address)
      await heading(page, name)
      expect(await (await hydrated(page)).jsonValue()).toEqual({ reused: true })
      await page.waitForLoadState('networkidle')
      expect(problems.all()).toEqual([])
    }
    await look()
    expect(requested).toEqual(later[route] ?? [])
    // Reading changes nothing, so all these tests share one buyer.
    await logIn(context, shop, await (regular ??= registerBuyer()))
    await look()
    expect(requested.filter((call, at) => requested.indexOf(call) !== at)).toEqual([])
  })

test('R-37: an address without a page answers 404, and leads home', async ({ page }) => {
  const response = await page.goto('/tidak/ada/di/sini')
  expect(response!.status()).toBe(404)
  await heading(page, 'Halaman tidak ditemukan')
  await page.getByRole('main').getByRole('link', { name: 'Ke Beranda' }).click()
  await heading(page, 'Stok toko, harga karton')
})

for (const [way, address] of [
  ['its chip', '/category'],
  ['a shared address', '/category#big-office'],
] as const)
  test(`R-02: ${way} leads to an area of the categories, whose name is not below the top bar`, async ({
    page,
  }) => {
    await open(page, address)
    if (!address.includes('#'))
      await page.getByRole('link', { name: 'Kantor & Industri', exact: true }).click()
    const area = page.getByRole('heading', { level: 2, name: 'Kantor & Industri' })
    await expect(area).toBeInViewport({ ratio: 1 })
    const bar = (await page.getByRole('banner').boundingBox())!
    await expect
      .poll(async () => (await area.boundingBox())!.y)
      .toBeGreaterThanOrEqual(bar.y + bar.height)
  })

for (const [row, path, label] of [
  ['R-01', '/', 'Resto'],
  ['R-02', '/category', 'Minyak Goreng'],
  ['R-08', '/big-resto', 'Minyak Goreng'],
] as const)
  test(`K-06 ${row}: ${path}: the names of tiles are complete in large text, without a broken word`, async ({
    page,
  }) => {
    await open(page, path)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const named = { has: page.getByRole('link', { name: label, exact: true }) }
    const list = page.getByRole('main').getByRole('list').filter(named).first()
    await expect(list).toBeVisible()
    const broken = await list.evaluate((element) => {
      const found: string[] = []
      for (const link of element.querySelectorAll('a')) {
        const name = link.lastElementChild?.textContent ? link.lastElementChild : link
        if (name.scrollHeight > name.clientHeight + 2) found.push(`cut: ${name.textContent}`)
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const word of text.data.matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            if (range.getClientRects().length > 1) found.push(`broken: ${word[0]}`)
          }
        }
      }
      return found
    })
    expect(broken).toEqual([])
  })
