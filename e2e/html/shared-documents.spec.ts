import type { BrowserContext } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures/documents.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { logIn, registerBuyer } from '../fixtures/shop.ts'

/** Fetches the pages of guests as a cache for many visitors does, and says which documents it asked for. */
async function throughCache(context: BrowserContext, shop: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.origin === new URL(shop).origin,
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.fallback()
      const cookies = new Map(
        (await context.cookies(shop)).map(({ name, value }) => [name, value] as const),
      )
      if (cookies.has('access_token')) return route.fallback()
      const variant = `${cookies.get('lang') ?? 'id'}.${cookies.get('slice') ?? '-'}`
      asked.push(variant)
      const { cookie: _, ...headers } = await request.allHeaders()
      const response = await route.fetch({ headers: { ...headers, 'x-document-variant': variant } })
      expect(response.headers()).not.toHaveProperty('set-cookie')
      await route.fulfill({ response })
    },
  )
  return asked
}

test('E-01 M-04: a guest whose pages come from a cache for many visitors gets his own cookies, and buys as usual', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const asked = await throughCache(context, shop)
  const greeted = page.waitForResponse(`${shop}/gateway/visitor`)
  await page.goto('/')
  expect(await hydrated(page)).toBe('hydrated')
  expect((await greeted).status()).toBe(204)
  const names = (await context.cookies(shop)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['guest_id', 'slice', 'grant_token']))

  await page.goto(pathOf((await findProducts('beras'))[0]!))
  await expect(page.locator('main h1')).toBeVisible()
  expect(asked).toEqual(['id.-', expect.stringMatching(/^id\.\d$/)])

  await logIn(context, shop, await registerBuyer())
  await page.reload()
  expect(await hydrated(page)).toBe('hydrated')
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Keranjang/ })).toContainText('1')
  expect(asked).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a page that a visitor gets himself asks for no cookies', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  expect(await hydrated(page)).toBe('hydrated')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/gateway/visitor')
})
