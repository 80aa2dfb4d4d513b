import type { Browser, Page } from 'playwright'
import { join } from 'node:path'
import type { Session } from './visitors.ts'

/** The visitor, the language and the screen size of a screenshot. */
export interface View {
  session: Session
  language: 'id' | 'en'
  width: number
  height: number
}

/** After this time a page is photographed even if content is missing. */
const PATIENCE_MS = 6000

/** The file name of a page's screenshot. */
export const screenshotOf = (path: string, { session, language, width }: View): string =>
  `${path.replaceAll(/\W+/g, '_')}-${session.name}-${language}-${width}.png`

/** Takes screenshots of pages one after the other, as one visitor sees them. Calls `onPicture` for each. */
export async function photograph(
  browser: Browser,
  address: string,
  view: View,
  paths: readonly string[],
  folder: string,
  onScreenshot: () => void,
): Promise<void> {
  const { session, language, width, height } = view
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([...session.cookies, { name: 'lang', value: language, url: address }])
  for (const path of paths) {
    // The state between the steps of a sign-in belongs to the tab.
    const page = await context.newPage()
    await page.goto(address + path, { waitUntil: 'load' })
    await untilRendered(page)
    await page.screenshot({ path: join(folder, screenshotOf(path, view)) })
    await page.close()
    onScreenshot()
  }
  await context.close()
}

/** Waits until the page is hydrated, has its heading, images and web fonts, and no request is in flight. */
const untilRendered = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const isSeen = (element: Element) => element.getBoundingClientRect().top < innerHeight
        const root = document.getElementById('app')
        return (
          Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')) &&
          document.querySelector('h1') !== null &&
          !document.querySelector('main [aria-busy="true"], main [role="status"] circle') &&
          [...document.images].filter(isSeen).every(({ complete }) => complete) &&
          document.fonts.status === 'loaded'
        )
      },
      undefined,
      { timeout: PATIENCE_MS },
    )
    // Badges and counts arrive shortly after the page.
    .then(() => page.waitForTimeout(300))
    .catch(() => {})
