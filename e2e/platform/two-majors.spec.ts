import type { Page } from '@playwright/test'
import { findProducts } from '../fixtures/market.ts'
import { nextMajor } from '../fixtures/next-major.ts'
import { readCart } from '../fixtures/orders.ts'
import { expect, test, versionsOn } from '../fixtures/platform.ts'
import { watchProblems } from '../fixtures/problems.ts'
import { logIn, registerBuyer } from '../fixtures/shop.ts'

test.use({ isRenderedFirst: true })

interface Share {
  lib?: () => unknown
}
type Scopes = Record<string, Record<string, Record<string, Share>>>
interface FederationGlobal {
  __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: Scopes }[] }
}

/** Whether each shared package is the same module for remotes of both major versions. */
const samePackages = (page: Page, scope: string) =>
  page.evaluate((earlierScope) => {
    const { __INSTANCES__ } = (globalThis as unknown as FederationGlobal).__FEDERATION__
    const host = __INSTANCES__.find(({ name }) => name === 'borong_host')!
    const moduleIn = (name: string, packageName: string) =>
      Object.values(host.shareScopeMap[name]![packageName]!)[0]!.lib!()
    return Object.fromEntries(
      ['react', 'react/jsx-runtime', '@borong/contract'].map((name) => [
        name,
        moduleIn('default', name) === moduleIn(earlierScope, name),
      ]),
    )
  }, scope)

test('M-05: remotes of two major versions of the contract share a page, a session, React and the cart, each with a widget on a page of the other @long', async ({
  page,
  platform,
}) => {
  test.slow()
  const problems = watchProblems(page.context())
  const next = await nextMajor()
  await platform.release(next.host)
  await platform.release(next.checkout)

  const [present, earlier] = [next.present.split('.')[0], next.earlier.split('.')[0]]
  const { output } = await platform.borong('status')
  const row = (unit: string) => output.split('\n').find((line) => line.startsWith(`${unit} `))
  expect(row('host')).toContain(` ${present}, ${earlier} `)
  expect(row('host')).toMatch(
    new RegExp(`adapter for contract ${earlier}: .*marketplace 1\\.0\\.0`),
  )
  expect(row('checkout')).toMatch(new RegExp(`^checkout +2\\.0\\.0 +– +${present} `))
  expect(row('marketplace')).toMatch(new RegExp(`^marketplace +1\\.0\\.0 +– +${earlier} `))

  // The server renders with both.
  const [product] = await findProducts('beras')
  const path = `/v/${product!.vendor_alias}/product/${product!.alias}`
  const html = await (await fetch(platform.address + path)).text()
  const rendered = html.slice(html.indexOf('<div id="app">'))
  expect(rendered).toContain('data-remote="marketplace" data-version="1.0.0"')
  expect(rendered).toContain(
    'data-widget="checkout/add-to-cart" data-remote="checkout" data-version="2.0.0"',
  )
  expect(rendered).toContain('+ Keranjang')

  const buyer = await registerBuyer()
  await logIn(page.context(), platform.address, buyer)
  await page.goto(`${platform.address}/cart`)
  await expect(page.getByText('Keranjang Anda masih kosong')).toBeVisible()
  const rail = page.locator('[data-widget="marketplace/product-rail"]')
  await expect(rail).toBeAttached()
  await rail.scrollIntoViewIfNeeded()
  await expect(rail.getByRole('link').first()).toBeVisible()
  expect(await versionsOn(page)).toMatchObject({ checkout: '2.0.0', marketplace: '1.0.0' })

  // Within the same document, from a link of the widget to the page of its remote.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await rail.getByRole('link').first().click()
  const add = page.locator('[data-widget="checkout/add-to-cart"]').getByRole('button')
  await add.click()
  await expect(page.getByText('Ditambahkan ke keranjang')).toBeVisible()
  await expect(page.getByText('1 produk di keranjang').first()).toBeAttached()
  await expect.poll(async () => (await readCart(buyer)).detail).toHaveLength(1)
  await page
    .getByRole('link', { name: /Keranjang/ })
    .first()
    .click()
  await expect(page.getByRole('spinbutton', { name: /^Jumlah/ })).toHaveCount(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  expect(await samePackages(page, `contract-${earlier}`)).toEqual({
    react: true,
    'react/jsx-runtime': true,
    '@borong/contract': false,
  })
  expect(problems.unexpected()).toEqual([])

  await next.dropAdapter()
  await expect(platform.publish(next.host)).rejects.toThrow(
    new RegExp(
      `Contract ${next.present} does not hold for live remotes: .*marketplace 1\\.0\\.0 \\(production\\) runs on \\^${earlier}\\.`,
    ),
  )
})
