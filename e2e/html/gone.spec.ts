import { documentOf, expect, hydrated, test } from '../fixtures/documents.ts'
import { heading, logIn, open, signIn } from '../fixtures/shop.ts'

/** Names that do not exist: one with a valid form, and one with an invalid form. */
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
  test(`${row}: ${path}${name} answers 404, is hidden from search engines and names the missing thing before any script${path === '/category/' ? '' : ' @long'}`, async ({
    page,
    shop,
    complaints,
    refused,
  }) => {
    for (const one of [name, 'TIDAK ADA']) {
      const { status, html, boot } = await documentOf(`${shop}${path}${encodeURIComponent(one)}`)
      expect([one, status, boot.status]).toEqual([one, 404, 404])
      // The document itself shows the message, so a visitor with an old link does not wait for scripts.
      expect(html).toContain(`>${title}</h1>`)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
    await page.goto(path + name)
    expect(await hydrated(page)).toBe('hydrated')
    await heading(page, title)
    await page.waitForLoadState('networkidle')
    expect([complaints, refused]).toEqual([[], []])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  })

test('R-02 R-03: an existing list answers 200 with any filter', async ({ shop }) => {
  for (const path of ['/category/beras?price_min=x', '/search/tidak-ada?rating=nine', '/stores'])
    expect((await documentOf(shop + path)).status).toBe(200)
})

test('V-14: an adult product shows a guest a notice before any script, and a verified adult the product', async ({
  page,
  context,
  shop,
  complaints,
  refused,
}) => {
  const adult = await signIn('budi@contoh.id')
  await logIn(context, shop, adult)
  await open(page, '/age-restricted?category=bir')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const [name, path] = [await link.innerText(), (await link.getAttribute('href'))!]
  const gate = 'Khusus pembeli 21 tahun ke atas'
  for (const [language, title] of [
    ['id', gate],
    ['en', 'For buyers aged 21 and above'],
  ] as const) {
    const { status, html } = await documentOf(shop + path, language)
    expect(status).toBe(200)
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain(name)
  }
  // Before the session is known, the page shows no notice that may not apply to the buyer.
  const his = await fetch(shop + path, { headers: { cookie: 'access_token=there' } })
  expect(await his.text()).not.toContain(gate)

  await context.clearCookies()
  await page.goto(path)
  expect(await hydrated(page)).toBe('hydrated')
  await heading(page, gate)
  await page.waitForLoadState('networkidle')
  expect([complaints, refused]).toEqual([[], []])
  await logIn(context, shop, adult)
  await page.goto(path)
  await heading(page, name)
  await expect(page.getByRole('heading', { name: gate })).toHaveCount(0)
})
