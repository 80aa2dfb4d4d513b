/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { slowPhone } from './visit.ts'

/** The button that a buyer taps as soon as the page is visible, and the sign of its answer. */
export interface FirstTap {
  page: string
  path: string
  what: string
  /** The button, as a selector of CSS. */
  target: string
  /** The first element that shows the answer, as a selector of CSS. */
  answer: string
}

const FIRST_AFTER_MS = 50
const AGAIN_AFTER_MS = 200
const LONGEST_MS = 20_000

/**
 * The time from the start of a navigation to the first frame that shows the answer, for a finger that taps 50 ms after
 * the first paint and every 200 ms after that.
 */
export async function firstTapAnswered(
  browser: Browser,
  shop: string,
  tap: FirstTap,
): Promise<number> {
  const { context, page } = await slowPhone(browser)
  await page.addInitScript(watchAnswer, tap.answer)
  await page.goto(shop + tap.path, { waitUntil: 'commit', timeout: 120_000 })
  const place = await whenPainted(page, tap.target)
  const start = await page.evaluate(() => performance.timeOrigin)
  await page.waitForTimeout(FIRST_AFTER_MS)
  const deadline = Date.now() + LONGEST_MS
  let answered = 0
  while (answered === 0 && Date.now() < deadline) {
    await page.touchscreen.tap(place.x, place.y)
    await page.waitForTimeout(AGAIN_AFTER_MS)
    // A tap may open the next document, whose answer is read in the next round.
    answered = await page.evaluate(readAnswer).catch(() => 0)
  }
  await context.close()
  return answered === 0 ? LONGEST_MS : Math.round(answered - start)
}

/** The middle of the button, once the page has painted and contains it. */
async function whenPainted(page: Page, target: string): Promise<{ x: number; y: number }> {
  const handle = await page.waitForFunction(
    (selector) => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      const button = isPainted && document.querySelector(selector)
      if (!button) return undefined
      button.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    target,
    { timeout: 120_000, polling: AGAIN_AFTER_MS / 4 },
  )
  return (await handle.jsonValue())!
}

// These functions run in the page, so they may not use anything of this module.
function watchAnswer(answer: string): void {
  Object.assign(window, { answeredAt: 0 })
  const look = () => {
    if (document.querySelector(answer))
      requestAnimationFrame(() =>
        Object.assign(window, { answeredAt: performance.timeOrigin + performance.now() }),
      )
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const readAnswer = (): number => (window as unknown as { answeredAt: number }).answeredAt
