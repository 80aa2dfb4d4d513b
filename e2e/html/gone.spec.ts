import { documentOf, expect, hydrated, test } from '../fixtures/documents.ts'
import { heading } from '../fixtures/shop.ts'

/** Addresses of nothing: as a name that nothing has, and as one that nothing can have. */
const nothing = [
  ['R-02', '/category/', 'tidak-ada', 'Kategori tidak ditemukan'],
  ['R-03', '/brand/', 'tidak-ada', 'Merek tidak ditemukan'],
  ['R-04', '/promo/', 'tidak-ada', 'Promo tidak ditemukan'],
  ['R-04', '/campaign/', '999999', 'Promo tidak ditemukan'],
  ['R-12', '/v/', 'tidak-ada', 'Toko tidak ditemukan'],
  ['R-12', '/v/tidak-ada/product/', 'tidak-ada-1', 'Produk tidak ditemukan'],
  ['R-39', '/live/', '999999', 'Siaran tidak ditemukan'],
] as const

for (const [row, path, name, title] of nothing)
  test(`${row}: ${path}${name} answers 404, is kept from search engines and says what is missing before any script`, async ({
    page,
    shop,
    complaints,
  }) => {
    for (const one of [name, 'TIDAK ADA']) {
      const { status, html, boot } = await documentOf(`${shop}${path}${encodeURIComponent(one)}`)
      expect([one, status, boot.status]).toEqual([one, 404, 404])
      // The document itself says so: whoever follows an old link does not wait for scripts to learn it.
      expect(html).toContain(`>${title}</h1>`)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/gateway/') && !response.ok()) refused.push(response.url())
    })
    await page.goto(path + name)
    expect(await hydrated(page)).toBe('alive')
    await heading(page, title)
    await page.waitForLoadState('networkidle')
    expect([complaints, refused]).toEqual([[], []])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  })

test('R-02 R-03: what is there answers 200, narrowed by whatever filter', async ({ shop }) => {
  for (const path of ['/category/beras?price_min=x', '/search/tidak-ada?rating=nine', '/stores'])
    expect((await documentOf(shop + path)).status).toBe(200)
})
