import type { Browser, Page } from 'playwright'
import { join } from 'node:path'
import type { Session } from './visitors.ts'

/** Who looks, in which language, on how large a screen. */
export interface View {
  session: Session
  language: 'id' | 'en'
  width: number
  height: number
}

/** What is still not there after this long is photographed as it is. */
const PATIENCE_MS = 6000

/** How the picture of a page is called. */
export const pictureOf = (path: string, { session, language, width }: View): string =>
  `${path.replaceAll(/\W+/g, '_')}-${session.name}-${language}-${width}.png`

/** Photographs pages one after the other, as one visitor sees them. `onPicture` hears of each. */
export async function photograph(
  browser: Browser,
  address: string,
  view: View,
  paths: readonly string[],
  folder: string,
  onPicture: () => void,
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
    // What a step of sign-in keeps for the next is of the tab.
    const page = await context.newPage()
    await page.goto(address + path, { waitUntil: 'load' })
    await untilDrawn(page)
    await page.screenshot({ path: join(folder, pictureOf(path, view)) })
    await page.close()
    onPicture()
  }
  await context.close()
}

/** Until the page is alive, has its heading, its pictures and its type, and nothing of it is on its way. */
const untilDrawn = (page: Page) =>
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
    // Badges and counts come a moment after the page.
    .then(() => page.waitForTimeout(300))
    .catch(() => {})
