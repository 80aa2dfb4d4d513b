import { unitDirectories } from '@borong/build/units'
import { exampleOf } from '@borong/cli/shots/addresses'
import { asBudi, examples, type Session } from '@borong/cli/shots/visitors'
import { hostRoutes } from '@borong/contract/host-routes'
import type { RemoteTable } from '@borong/contract/remote'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, heading, open, readCode, test as shop } from '../fixtures/shop.ts'

interface Known {
  budi: Session
  parameters: Record<string, string>
}

const test = shop.extend<object, { known: Known }>({
  known: [
    async ({ shop }, use) => {
      const budi = await asBudi(shop)
      await use({ budi, parameters: await examples(shop, budi) })
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'parallel' })

const tables = await Promise.all(
  (await unitDirectories())
    .filter((directory) => !directory.endsWith('/host'))
    .map((directory) => import(join(directory, 'remote.ts')) as Promise<{ default: RemoteTable }>),
)
const routes = [
  ...hostRoutes,
  ...tables.flatMap((table) => table.default.routes),
  { path: '/not/a/page', guard: 'public' },
]

const loaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
}

const enlarge = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)

for (const route of routes)
  test(`K-06 F-02: ${route.path}: axe finds nothing in both languages, and nothing is wide at 320 px or with large text`, async ({
    page,
    context,
    shop,
    known,
  }) => {
    const path = exampleOf(route, known.parameters)
    if (path === undefined)
      throw new Error(
        `${route.path} has no example: give one in platform/cli/src/shots/visitors.ts`,
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (route.guard === 'login' || route.guard === 'adult')
      await context.addCookies(known.budi.cookies)
    for (const language of ['id', 'en'] as const) {
      await page.setViewportSize(
        language === 'id' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
      )
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      await open(page, path)
      await loaded(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoViolations(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNothingWide(page)
      await enlarge(page, '200%')
      await expectNothingWide(page)
    }
  })

test('R-35 C-05: a buyer logs in with the keyboard alone', async ({ page, buyer }) => {
  await open(page, '/login')
  await reach(page, 'Email atau nomor HP')
  await page.keyboard.type(buyer.phone)
  await page.keyboard.press('Enter')
  await page.waitForURL('/login/password')
  await expect(page.getByRole('heading', { level: 1, name: 'Kata sandi Anda' })).toBeFocused()
  await reach(page, 'Kata sandi')
  await page.keyboard.type(buyer.password)
  await reach(page, 'Masuk')
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
})

test('F-10 C-06: and with a code, whose pages keep nobody out', async ({ page, buyer }) => {
  await open(page, '/login')
  await page.getByLabel('Email atau nomor HP').fill(buyer.phone)
  await page.keyboard.press('Enter')
  await heading(page, 'Kata sandi Anda')
  await expectNoViolations(page)
  await reach(page, 'Masuk dengan kode OTP')
  await page.keyboard.press('Enter')
  await heading(page, 'Masuk dengan kode OTP')
  await expectNoViolations(page)
  await reach(page, /^WhatsApp/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Kode OTP')).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type(await readCode(buyer.phone))
  await page.waitForURL('/')
})

test('K-06: the first stop of the keyboard leads past the header to the content', async ({
  page,
}) => {
  await open(page, '/promo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

/** Goes on with the tab key until what has this name is reached, in no more steps than a page may take. */
async function reach(page: Page, name: string | RegExp) {
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => {
      const at = document.activeElement
      return (at instanceof HTMLInputElement ? at.labels?.[0] : at)?.textContent?.trim() ?? ''
    })
    if (typeof name === 'string' ? words === name : name.test(words)) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}
