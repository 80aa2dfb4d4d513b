/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright'
import { benchEachTap } from './bench-taps.ts'
import { slowPhone, whenInteractive } from './visit.ts'

interface Tap {
  page: string
  path: string
  what: string
  target: (page: Page) => Locator
  /**
   * Measures until the target page has painted its image beside the tapped link's own text, not until any first
   * response.
   */
  untilArrived?: boolean
  /** The pause between hydration and the tap. */
  after?: number
}

const SHOWN_WITHIN_MS = 2_000
/** After this time the next pages are prefetched. */
const AT_REST_MS = 8_000

function tapsOf(pages: Record<string, string>): Tap[] {
  const bar = (path: string) => (page: Page) => page.locator(`nav a[href="${path}"]`)
  return [
    { page: 'home', path: '/', what: 'to the categories', target: bar('/category') },
    { page: 'home', path: '/', what: 'language', target: (page) => page.locator('header button') },
    {
      page: 'search',
      path: pages.search!,
      what: 'to a product',
      target: (page) => page.locator('main article a').first(),
    },
    {
      page: 'search',
      path: pages.search!,
      what: 'to a product, until its name and picture are seen',
      target: (page) => page.locator('main article a').first(),
      untilArrived: true,
    },
    {
      page: 'search',
      path: pages.search!,
      what: 'the same on a page at rest',
      target: (page) => page.locator('main article a').first(),
      untilArrived: true,
      after: AT_REST_MS,
    },
    {
      page: 'search',
      path: pages.search!,
      what: 'to the filters',
      target: (page) => page.locator('main a[href*="/filter"]').first(),
    },
    {
      page: 'product',
      path: pages.product!,
      what: 'one more',
      target: (page) => page.getByRole('button', { name: 'Tambah', exact: true }).first(),
    },
    {
      page: 'product',
      path: pages.product!,
      what: 'add to cart',
      target: (page) => page.getByRole('button', { name: /keranjang/i }).first(),
    },
  ]
}

/** Taps the elements that buyers tap, and reports the time until a visible response. */
export const benchTaps = (args: string[]): Promise<boolean> =>
  benchEachTap(
    {
      subject: 'taps',
      runs: '5',
      tapsOf,
      press,
      lead: (runs) =>
        `Taps of each kind: ${runs}; medians, two seconds after a page answers (at rest: eight), from the touch to the next picture that shows it.`,
    },
    args,
  )

async function press(
  browser: Browser,
  shop: string,
  { path, target, untilArrived, after = SHOWN_WITHIN_MS }: Tap,
): Promise<number> {
  const { context, page, cdp } = await slowPhone(browser)
  // As large as the phone's pixels: a smaller window never presents changes at the lower end of the screen.
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width: 720, height: 1480 } })
  await page.addInitScript(watchTaps)
  await page.goto(shop + path, { waitUntil: 'load', timeout: 120_000 })
  await whenInteractive(page)
  const place = target(page)
  await place.scrollIntoViewIfNeeded()
  await page.waitForTimeout(after)
  // A raw touch: Playwright's own tap first checks that the element receives it, which takes time.
  const { x, y, width, height } = (await place.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForTimeout(SHOWN_WITHIN_MS)
  const took = await page.evaluate(untilArrived ? arrival : longestTap)
  await context.close()
  return Number.isNaN(took) ? SHOWN_WITHIN_MS : took
}

interface Interaction extends PerformanceEntry {
  interactionId?: number
}

interface ElementEntry extends PerformanceEntry {
  renderTime: number
}

// These functions run in the page, so they may not use anything of this module.
function watchTaps(): void {
  Object.assign(window, { longestTap: 0, arrival: Number.NaN })
  new PerformanceObserver((list) => {
    const seen = window as unknown as { longestTap: number }
    for (const entry of list.getEntries() as Interaction[])
      if (entry.interactionId) seen.longestTap = Math.max(seen.longestTap, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const follow = ({ target, timeStamp }: Event) => {
    const link = (target as Element).closest?.('a')
    if (!link) return
    const words = link.textContent ?? ''
    const name = () => {
      const main = document.querySelector('main')!
      const image = main.querySelector('img')
      const rendered = [...main.children].find((part) => part.contains(image))
      // The previous page may remain, hidden, until the new one is complete.
      const isThere = !link.checkVisibility() && rendered?.textContent?.includes(words)
      // An image with `elementtiming` reports its paint. Another image may replace it before that.
      if (isThere) image!.setAttribute('elementtiming', 'arrival')
    }
    const changes = new MutationObserver(name)
    changes.observe(document, { subtree: true, childList: true })
    const paints = new PerformanceObserver((list) => {
      const { renderTime } = list.getEntries()[0] as ElementEntry
      Object.assign(window, { arrival: renderTime - timeStamp })
      changes.disconnect()
      paints.disconnect()
    })
    paints.observe({ type: 'element' })
  }
  addEventListener('touchstart', follow, { capture: true, passive: true })
}

const longestTap = (): number => (window as unknown as { longestTap: number }).longestTap
const arrival = (): number => Math.round((window as unknown as { arrival: number }).arrival)
