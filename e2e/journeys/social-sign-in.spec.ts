import type { BrowserContext } from '@playwright/test'
import { expect, heading, newEmail, press, test } from '../fixtures/shop.ts'

/**
 * The gateway serves the shops of all workers and knows none of them by address. Each redirect of its account provider
 * is rewritten to this shop, one page at a time, because a redirect that follows a redirect can't be intercepted.
 */
const askProviderHere = (context: BrowserContext, shop: string) =>
  context.route(`${shop}/gateway/social/**`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const { location, ...headers } = answer.headers()
    if (!location) return route.fulfill({ response: answer })
    const next = location.replace(/^http:\/\/localhost:3000(?=\/)/, shop).replaceAll('&', '&amp;')
    await route.fulfill({
      headers: { ...headers, 'content-type': 'text/html' },
      body: `<meta http-equiv="refresh" content="0;url=${next}">`,
    })
  })

test('C-05 X-03 F-10: a cancelled Google sign-in shows a message; a second one returns to the page that required it @long', async ({
  page,
  context,
  shop,
}) => {
  await askProviderHere(context, shop)
  await page.goto('/wallet')
  await press(page, 'Lanjut dengan Google')
  await page.getByText(/^(Batal|Cancel)$/).click()
  await expect(page.getByText('Masuk dengan Google dibatalkan')).toBeVisible()
  await press(page, 'Lanjut dengan Google')
  await page.getByRole('textbox', { name: /Nama|Name/ }).fill('Ani Wijaya')
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await press(page, /Lanjutkan|Continue/)
  await page.waitForURL('/wallet')
  await heading(page, 'Saldo')
})
