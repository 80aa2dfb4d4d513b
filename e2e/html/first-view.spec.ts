import type { Page } from '@playwright/test'
import { documentOf, expect, hydrated, test, watchShifts } from '../fixtures/documents.ts'
import { findProducts, pathOf, readAsGuest, type Product } from '../fixtures/market.ts'

const pages = [
  ['home', '/'],
  ['search', '/search/beras'],
  ['product', null],
] as const

const addressOf = async (path: string | null) => path ?? pathOf((await findProducts('beras'))[0]!)

for (const [name, path] of pages) {
  test(`${name}: replies in the document are not requested again, and the security policy blocks nothing`, async ({
    page,
    shop,
    complaints,
  }) => {
    const address = await addressOf(path)
    const { boot } = await documentOf(shop + address)
    const brought = new Map(boot.data.map(([key, reply]) => [JSON.stringify(reply), key]))
    expect(brought.size).toBeGreaterThan(0)
    const again: unknown[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'fetch') return
      const reply = JSON.stringify(await response.json().catch(() => undefined))
      if (brought.has(reply)) again.push(brought.get(reply))
    })
    await page.goto(address)
    expect(await hydrated(page)).toBe('hydrated')
    await page.waitForLoadState('networkidle')
    expect(again).toEqual([])
    expect(complaints).toEqual([])
  })

  test(`${name}: no layout shift until the page is complete`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.goto(await addressOf(path))
    expect(await hydrated(page)).toBe('hydrated')
    await page.waitForLoadState('networkidle')
    const all = await shifts()
    const sum = all.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(all)).toBeLessThan(0.005)
  })
}

for (const [name, path] of [
  ...pages,
  ['categories', '/category'],
  ['brands', '/brand'],
  ['promos', '/promo'],
  ['deals', '/daily-deals'],
  ['a catalogue', '/big-resto'],
] as const)
  test(`${name}: the document preloads the largest image`, async ({ shop }) => {
    const { html } = await documentOf(shop + (await addressOf(path)))
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*fetchpriority="high"/i)
    expect(head).not.toMatch(/<link rel="stylesheet"/)
  })

test('X-08 R-12 R-13: server-rendered parts whose code loads later have their styles in the document', async ({
  page,
  shop,
}) => {
  const { data } = await readAsGuest<{ data: { items: (Product & { in_stock: boolean })[] } }>(
    '/search/v3/items?keyword=minyak',
  )
  const soldOut = data.items.find((item) => !item.in_stock)!
  for (const [address, words] of [
    ['/local-store', 'Ketik kecamatan'],
    [pathOf(soldOut), 'Stok habis'],
  ] as const) {
    // The second request gets a document that starts before its page is rendered.
    for (const { html } of [await documentOf(shop + address), await documentOf(shop + address)]) {
      expect(html.includes(words)).toBe(true)
      await page.goto('about:blank')
      const lacking = await page.evaluate((text) => {
        const rendered = new DOMParser().parseFromString(text, 'text/html')
        const inline = [...rendered.querySelectorAll('style')].map(({ textContent }) => textContent)
        const css = inline.join('')
        const names = [...rendered.querySelectorAll('#app [class]')].flatMap((one) => [
          ...one.classList,
        ])
        return [...new Set(names)].filter(
          (name) => /-[\w-]{6}$/.test(name) && !css.includes(`.${name}`),
        )
      }, html)
      expect(lacking).toEqual([])
    }
  }
})

test('a hanging stylesheet of a remote does not block the first paint', async ({ page }) => {
  await page.route(/\/assets\/(?!host)/, () => {})
  await page.goto('/search/beras?all_offers=1', { waitUntil: 'commit' })
  await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('R-01: parts far below the first view are rendered after hydration, without a layout shift', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/host\/main\./, async (route) => {
    await held.promise
    await route.continue()
  })
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.add(request.url())
  })
  const shifts = await watchShifts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const last = page.locator('main article a').last()
  const isLaidOut = () =>
    last.evaluate((link) =>
      link.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
    )
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  expect(await isLaidOut()).toBe(false)
  const first = requested.size
  held.resolve()
  expect(await hydrated(page)).toBe('hydrated')
  await expect.poll(isLaidOut).toBe(true)
  await expect.poll(() => requested.size).toBeGreaterThan(first)
  const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
  expect(sum).toBeLessThan(0.005)
})

test('R-01: deferred parts wait for the page’s hydration, not only for the frame’s', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/home-HomeScreen\./, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#app[data-alive]').waitFor()
  const second = page.locator('main [data-first-view="1"] > :nth-child(2)')
  // The assertion checks the waiting state and not visibility, because the wait ends after four seconds.
  const waits = () =>
    second.evaluate((slide) => ({
      picture: getComputedStyle(slide.querySelector('img')!).animationName === 'ask',
      layout: getComputedStyle(slide).contentVisibility === 'auto',
    }))
  expect(await waits()).toEqual({ picture: true, layout: true })
  held.resolve()
  await expect.poll(waits).toEqual({ picture: false, layout: false })
})

/**
 * Records in the page, as soon as it has them, whether the image at this place and the one before have a layout box.
 * Without one a browser requests no image. Seconds later, images are shown without scripts too.
 */
const recordShown = (page: Page, place: number) =>
  page.addInitScript((at) => {
    const look = () => {
      const images = document.querySelector('main [data-first-view]')?.querySelectorAll('img')
      if (!images?.[at]) return requestAnimationFrame(look)
      return Object.assign(globalThis, {
        shown: [images[at - 1]!, images[at]].map((image) => image.getClientRects().length > 0),
      })
    }
    requestAnimationFrame(look)
  }, place)

for (const [row, what, path, first] of [
  ['R-04', 'a list’s further rows', '/search/beras?all_offers=1', 6],
  ['R-01', 'the banners behind the first', '/', 1],
] as const)
  for (const [when, scriptsCome] of [
    ['when the page is hydrated', true],
    ['when its scripts do not come', false],
  ] as const)
    test(`${row}: the images of ${what} are requested ${when} @long`, async ({ page }) => {
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/host\/main\./, async (route) => {
        await held.promise
        await route.continue().catch(() => {})
      })
      await recordShown(page, first)
      await page.goto(path, { waitUntil: 'commit' })
      const pictures = page.locator('main [data-first-view]').first().locator('img')
      const isThere = (place: number) =>
        expect(pictures.nth(place)).toHaveJSProperty('complete', true)
      await expect
        .poll(() => page.evaluate(() => (globalThis as { shown?: boolean[] }).shown))
        .toEqual([true, false])
      await isThere(Math.min(3, first - 1))
      if (scriptsCome) {
        held.resolve()
        expect(await hydrated(page)).toBe('hydrated')
      }
      await pictures.nth(first).scrollIntoViewIfNeeded()
      await expect(pictures.nth(first)).toBeVisible()
      await isThere(first)
      held.resolve()
    })

for (const [name, path] of pages)
  test(`R-03 K-06: on ${name} no animation runs outside the viewport`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(await addressOf(path))
    expect(await hydrated(page)).toBe('hydrated')
    const movingBelow = () =>
      page.evaluate(() => {
        const targets = document.getAnimations().map(({ effect, playState }) => {
          const { target } = effect as KeyframeEffect
          return playState === 'running' ? target!.getBoundingClientRect() : undefined
        })
        return targets.filter((place) => place && place.top > window.innerHeight).length
      })
    await expect.poll(movingBelow).toBe(0)
  })
