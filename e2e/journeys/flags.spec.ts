import type { BrowserContext, Page } from '@playwright/test'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, test } from '../fixtures/orders.ts'
import { likeAPerson, PHONE } from '../fixtures/person.ts'
import { expect, open, press } from '../fixtures/shop.ts'

// The flag service excludes automated browsers, so this browser reports a person's.
test.use({ userAgent: PHONE })
test.beforeEach(({ page }) => page.addInitScript(likeAPerson))

const NORMAL = {
  'wallet-maintenance': false,
  'sku-checkout-store-service': true,
  'premium-partner-payment': true,
  'new-thank-you-page': true,
  'marketplace-chat-v2': true,
  'marketplace-cart': true,
}
const turned = (flags: typeof NORMAL) =>
  Object.fromEntries(Object.entries(flags).map(([name, isOn]) => [name, !isOn]))

/** A response of the flag service, in its protocol. */
const answerOf = (flags: Readonly<Record<string, boolean>>) => ({
  flags: Object.fromEntries(Object.entries(flags).map(([key, enabled]) => [key, { key, enabled }])),
  errorsWhileComputingFlags: false,
})

/** Makes the flag service report these flags. */
const report = (context: BrowserContext, flags: Readonly<Record<string, boolean>>) =>
  context.route('**/telemetry/posthog/flags/**', (route) =>
    route.fulfill({ json: answerOf(flags) }),
  )

/** Opens a page and waits until the flag service has reported. */
async function openWithFlags(page: Page, path: string) {
  const reported = page.waitForResponse('**/telemetry/posthog/flags/**')
  await open(page, path)
  await reported
}

for (const [name, flags, isNormal] of [
  ['as a shop has them', NORMAL, true],
  ['all turned', turned(NORMAL), false],
] as const)
  test(`P-05 T-16: the six flags gate their features, ${name} @long`, async ({
    page,
    context,
    customer,
  }) => {
    await report(context, flags)
    const [rice] = await findProducts('beras')
    await fillCart(customer, [rice!])

    await openWithFlags(page, '/cart')
    await expect(page.getByRole('button', { name: /^Checkout/ })).toHaveCount(isNormal ? 1 : 0)
    await expect(page.getByRole('button', { name: 'Sedang ditutup' })).toHaveCount(isNormal ? 0 : 1)

    await openWithFlags(page, '/chat')
    await expect(page.getByText('Belum ada percakapan')).toHaveCount(isNormal ? 1 : 0)
    await expect(page.getByText('Chat sedang tidak tersedia')).toHaveCount(isNormal ? 0 : 1)

    await openWithFlags(page, '/checkout')
    await expect(page.getByText('Saldo sedang dalam pemeliharaan')).toHaveCount(isNormal ? 0 : 1)
    await page.getByRole('link', { name: 'Pilih pembayaran' }).last().click()
    await page.waitForURL('/payment-method')
    await expect(page.getByRole('radio', { name: /Plus Partner/ })).toHaveCount(isNormal ? 1 : 0)
    await page.getByRole('radio', { name: 'BCA Virtual Account' }).click()
    await page.waitForURL('/checkout')
    const ordered = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/marketplace\/v\d\/orders$/.test(request.url()),
    )
    await press(page, 'Buat pesanan')
    expect((await ordered).url()).toMatch(isNormal ? /\/v3\/orders$/ : /\/v2\/orders$/)

    await page.waitForURL('/gateway/bank/*')
    const reported = page.waitForResponse('**/telemetry/posthog/flags/**')
    await page.getByRole('link', { name: 'Kembali ke Borong' }).click()
    await page.waitForURL('/thank-you/*')
    await reported
    await expect(page.getByRole('region', { name: rice!.vendor_name })).toHaveCount(
      isNormal ? 1 : 0,
    )
  })

test('P-05 T-16: an order that is placed before the flag service responds goes to the endpoint of the response @long', async ({
  page,
  context,
  customer,
}) => {
  const order = /\/marketplace\/v\d\/orders$/
  const pressed = Promise.withResolvers<void>()
  await context.route('**/telemetry/posthog/flags/**', async (route) => {
    await pressed.promise
    await route.fulfill({ json: answerOf({ ...NORMAL, 'sku-checkout-store-service': false }) })
  })
  const [rice] = await findProducts('beras')
  await fillCart(customer, [rice!])
  await open(page, '/checkout')
  await page.getByRole('link', { name: 'Pilih pembayaran' }).last().click()
  const requested = page.waitForRequest('**/telemetry/posthog/flags/**')
  await page.getByRole('radio', { name: 'BCA Virtual Account' }).click()
  await page.waitForURL('/checkout')
  await requested
  const ordered = page.waitForRequest((request) => order.test(request.url()))
  await press(page, 'Buat pesanan')
  pressed.resolve()
  expect((await ordered).url()).toMatch(/\/v2\/orders$/)
})
