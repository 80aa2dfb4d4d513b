import type { Page } from '@playwright/test'
import { findProducts, findSellers } from '../fixtures/market.ts'
import { fillCart, makeOrder, test } from '../fixtures/orders.ts'
import { expect, open } from '../fixtures/shop.ts'

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** Records the layout shifts that move the content as a whole. */
const watchContent = () => {
  const moves: number[] = []
  Object.assign(window, { moves })
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & {
      sources: { node: Node | null }[]
    })[])
      for (const { node } of sources)
        if (node instanceof Element && node.matches('main')) moves.push(performance.now())
  }).observe({ type: 'layout-shift', buffered: true })
}
const movesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: number[] }).moves)

/** Where the skeleton and then the page begin and end, horizontally. */
async function columnsOf(page: Page, follow: () => Promise<unknown>) {
  const isMeasured = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!host\/).*\.js/, async (route) => {
    await isMeasured.promise
    await route.continue()
  })
  await follow()
  const content = page.getByRole('main')
  const columns = () =>
    content.evaluate((element) => {
      const { x, width } = element.lastElementChild!.getBoundingClientRect()
      return { x, width }
    })
  await expect(content.getByRole('status', { name: 'Memuat' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  const before = await columns()
  isMeasured.resolve()
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(content.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await page.unroute(/\/assets\/(?!host\/).*\.js/)
  return { before, after: await columns() }
}

for (const size of SIZES)
  test(`M-07: at ${size.width} px the skeleton of a page is as wide as the page @long`, async ({
    page,
    customer,
  }) => {
    await page.setViewportSize(size)
    await page.addInitScript(watchContent)
    const [product] = await findProducts('minyak')
    await fillCart(customer, [product!])
    const { order_serial } = await makeOrder(customer, 'va-bca')
    await fillCart(customer, await findSellers('minyak', 2))
    const paths = [
      '/cart',
      '/checkout',
      `/thank-you/${order_serial}`,
      '/transaction',
      `/chat/${product!.vendor_alias}`,
      '/profile',
      '/billing/history',
    ]
    for (const path of paths) {
      const { before, after } = await columnsOf(page, () =>
        page.goto(path, { waitUntil: 'commit' }),
      )
      expect(after, path).toEqual(before)
      expect(await movesOf(page), path).toEqual([])
    }
  })

test('M-07: in a wide window a followed link leads to a skeleton as wide as the page @long', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const [product] = await findProducts('minyak')
  await fillCart(customer, [product!])
  for (const [from, link, to] of [
    ['/help', /^Keranjang/, '/cart'],
    ['/help', /^Transaksi/, '/transaction'],
    ['/help', 'Borong', '/'],
    ['/help', /^Chat/, '/chat'],
  ] as const) {
    await open(page, from)
    const { before, after } = await columnsOf(page, () =>
      page.getByRole('link', { name: link }).first().click(),
    )
    await expect(page).toHaveURL(to)
    expect(after, to).toEqual(before)
  }
})

test('M-07 R-23: in a wide window hardly anything in view moves while the address and the couriers of a checkout load @long', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillCart(customer, await findSellers('minyak', 3))
  // Slower than the code of the page: each part of the page arrives alone.
  await page.route(/\/gateway\/.*\/(shipping|users)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/checkout')
  await expect(page.getByText(/Tiba \d/).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]:visible')).toHaveCount(0)
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  // An address has two to four lines.
  expect(total).toBeLessThan(0.05)
})
