import type { Page } from '@playwright/test'
import { BRAND_FONT, fontsOf } from '../fixtures/fonts.ts'
import { addressOf, loaded, test, type Known } from '../fixtures/pages.ts'
import { expect, open } from '../fixtures/shop.ts'

// Each system renders text with its own library, so the stored images fit Linux only.
test.skip(process.platform !== 'linux', 'the stored images are from Chromium on Linux')
test.describe.configure({ mode: 'parallel' })

// Low windows: the stored images stay small.
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 800 },
  { width: 1280, height: 640 },
  { width: 1920, height: 720 },
]

/** Routes whose content depends neither on the market nor on the date. */
const ofGuest: Record<string, string> = {
  login: '/login',
  registration: '/register',
  'not-found': '/not/a/page',
  help: '/help',
  'privacy-settings': '/privacy-settings',
  'age-rules': '/age-restricted/rules',
}
const ofBuyer: Record<string, string> = {
  'new-address': '/add-address',
  password: '/profile/password',
}

/** A font that arrives late is left out until the next document, which finds it in the browser's cache. */
const openInBrandFont = (page: Page, path: string) =>
  expect(async () => {
    await open(page, path)
    await loaded(page)
    expect(await fontsOf(page, 'h1')).toEqual([BRAND_FONT])
  }).toPass()

async function expectUnchanged(page: Page, screens: Record<string, string>, known: Known) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [name, path] of Object.entries(screens))
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: 'light' })
      await openInBrandFont(page, addressOf({ path }, known))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect.soft(page).toHaveScreenshot(`${name}-${size.width}-${colorScheme}.png`, {
          // The headless shell and the whole Chromium smooth letters differently.
          maxDiffPixelRatio: 0.005,
          threshold: 0.3,
          // Each buyer has another number.
          mask: [page.getByLabel('Nomor HP penerima')],
        })
      }
    }
}

const TITLE = 'look as in their stored images, from 360 to 1920 px in both schemes @long'

test.beforeEach(({ context, shop }) =>
  context.addCookies([{ name: 'face', value: '1', url: shop }]),
)

test(`K-06 M-07: the screens of a guest ${TITLE}`, ({ page, known }) =>
  expectUnchanged(page, ofGuest, known))

test(`K-06 M-07: the screens of a new buyer ${TITLE}`, async ({ page, known, signedIn }) => {
  // The stored images contain this name.
  expect(signedIn.name).toBe('Ani Wijaya')
  await expectUnchanged(page, ofBuyer, known)
})
