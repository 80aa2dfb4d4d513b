import type { Page } from '@playwright/test'
import { expectNoViolations } from '../fixtures/axe.ts'
import { expect, heading, open, readCode, test } from '../fixtures/shop.ts'

test('R-35 C-05 N-05: from the home page to signed in with Tab and Enter alone, always seeing where one is', async ({
  page,
  buyer,
}) => {
  await open(page, '/')
  await reach(page, 'Keranjang')
  await page.keyboard.press('Enter')
  await page.waitForURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeFocused()
  await reach(page, 'Email atau nomor HP')
  await page.keyboard.type(buyer.phone)
  await page.keyboard.press('Enter')
  await page.waitForURL('/login/password')
  await expect(page.getByRole('heading', { level: 1, name: 'Kata sandi Anda' })).toBeFocused()
  await reach(page, 'Kata sandi')
  await page.keyboard.type(buyer.password)
  await reach(page, 'Masuk')
  await page.keyboard.press('Enter')
  await page.waitForURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeFocused()
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

/** Goes on with the tab key until what has this name is reached, in no more steps than a page may take; each is seen. */
async function reach(page: Page, name: string | RegExp) {
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab')
    const { words, isSeen } = await focused(page)
    expect(isSeen, `where the focus is can be seen: ${words}`).toBe(true)
    if (typeof name === 'string' ? words === name : name.test(words)) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

/** What has the focus: its words, and whether it is in sight with a ring, a field with its frame. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : at
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    const hasFrame = at.matches('input') && getComputedStyle(at.parentElement!).boxShadow !== 'none'
    const { top, bottom } = at.getBoundingClientRect()
    const isInSight = bottom > 0 && top < innerHeight
    return { words: label?.textContent?.trim() ?? '', isSeen: isInSight && (hasRing || hasFrame) }
  })
