/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'
import { ELSEWHERE, slowPhone } from './visit.ts'

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
  const place = await placeOf(browser, shop, tap)
  const { context, page, cdp } = await slowPhone(browser)
  // As large as the phone's pixels: a smaller window never presents changes at the lower end of the screen.
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width: 720, height: 1480 } })
  await page.addInitScript(watchAnswer, tap.answer)
  await page.goto(ELSEWHERE)
  const painted = await watchFirstPaint(cdp)
  await page.goto(shop + tap.path, { waitUntil: 'commit', timeout: 120_000 })
  const start = await page.evaluate(() => performance.timeOrigin)
  await painted.promise
  await sleep(FIRST_AFTER_MS)
  const deadline = Date.now() + LONGEST_MS
  let answered = 0
  while (answered === 0 && Date.now() < deadline) {
    touch(cdp, place)
    await sleep(AGAIN_AFTER_MS)
    // A tap may open the next document, whose answer is read in the next round.
    answered = await page.evaluate(readAnswer).catch(() => 0)
  }
  await context.close()
  return answered === 0 ? LONGEST_MS : Math.round(answered - start)
}

const places = new Map<FirstTap, Promise<Place>>()

interface Place {
  x: number
  y: number
}

/** The middle of the button. It is read on a visit before, because a finger does not ask the page for it. */
function placeOf(browser: Browser, shop: string, tap: FirstTap): Promise<Place> {
  const known = places.get(tap) ?? readPlace(browser, shop, tap)
  places.set(tap, known)
  return known
}

async function readPlace(
  browser: Browser,
  shop: string,
  { path, target }: FirstTap,
): Promise<Place> {
  const { context, page } = await slowPhone(browser)
  await page.goto(shop + path, { timeout: 120_000 })
  const { x, y, width, height } = (await page.locator(target).first().boundingBox())!
  await context.close()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Its promise resolves at the first paint of the next document. The browser tells it, so the page is not disturbed. */
async function watchFirstPaint(cdp: CDPSession): Promise<PromiseWithResolvers<void>> {
  const painted = Promise.withResolvers<void>()
  await cdp.send('Page.enable')
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true })
  cdp.on('Page.lifecycleEvent', ({ name }) => {
    if (name === 'firstContentfulPaint') painted.resolve()
  })
  return painted
}

/** Touches the screen, without waiting until the page has handled it. */
function touch(cdp: CDPSession, place: Place): void {
  for (const event of [
    { type: 'touchStart' as const, touchPoints: [place] },
    { type: 'touchEnd' as const, touchPoints: [] },
  ])
    cdp.send('Input.dispatchTouchEvent', event).catch(() => {})
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
