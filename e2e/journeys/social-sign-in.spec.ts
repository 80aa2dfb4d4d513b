import type { BrowserContext, Page } from '@playwright/test'
import { expect, gateway, heading, logIn, newEmail, open, press, test } from '../fixtures/shop.ts'

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

async function signInWithGoogle(page: Page, name: string) {
  await press(page, 'Lanjut dengan Google')
  await page.getByRole('textbox', { name: /Nama|Name/ }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await press(page, /Lanjutkan|Continue/)
}

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
  await signInWithGoogle(page, 'Ani Wijaya')
  await page.waitForURL('/wallet')
  await heading(page, 'Saldo')
})

test('F-06 C-05: a friend who came by a shared link, looked at sign-in and registers with Google counts as invited @long', async ({
  page,
  buyer,
  newContext,
  shop,
}) => {
  const { data } = await gateway<{ data: { code: string } }>('/voucher/v4/customer/referral', {
    token: buyer.access.value,
  })
  const context = await newContext()
  await askProviderHere(context, shop)
  const friend = await context.newPage()
  await open(friend, `/register?ajak=${data.code}`)
  await friend.getByRole('link', { name: 'Masuk' }).click()
  await heading(friend, 'Masuk')
  await friend.getByRole('link', { name: 'Daftar' }).click()
  await signInWithGoogle(friend, 'Sari Dewi')
  await friend.waitForURL('/')

  await logIn(page.context(), shop, buyer)
  await open(page, '/referral')
  await expect(page.getByText('S*** D***')).toBeVisible()
})
