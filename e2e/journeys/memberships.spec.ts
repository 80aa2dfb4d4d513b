import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findSellers, readAsGuest } from '../fixtures/market.ts'
import { expect, gateway, heading, newEmail, open, test } from '../fixtures/shop.ts'
import { wordsOf, type Language } from '../fixtures/words.ts'

const VISITS: readonly {
  language: Language
  viewport: { width: number; height: number }
  at: number
}[] = [
  { language: 'id', viewport: { width: 360, height: 740 }, at: 0 },
  { language: 'en', viewport: { width: 1280, height: 800 }, at: 1 },
]

const setTier = (alias: string, membership: number) =>
  gateway('/seller-desk/stores/membership', { body: { alias, membership: String(membership) } })

for (const { language, viewport, at } of VISITS)
  test.describe(language, () => {
    const locale = language === 'id' ? 'id-ID' : 'en-GB'
    test.use({ viewport, locale })

    test(`P-04 R-16: a silver seller follows the link of MEMBER-GROW, applies for gold, and the desk makes the store gold, in ${language} @long`, async ({
      page,
      context,
      newContext,
      shop,
      signedIn: _seller,
    }) => {
      const [words, billing] = [wordsOf('services', language), wordsOf('billing', language)]
      const store = (await findSellers('sabun', 2))[at]!
      const { result: before } = await readAsGuest<{
        result: { seller_membership_type_id: number }
      }>(`/core/api/v4/sellers/${store.vendor_alias}`)
      await setTier(store.vendor_alias, 2)
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      await open(page, '/billing/membership?package=MEMBER-GROW')
      await heading(page, billing('membership.package').replace('{{name}}', 'MEMBER-GROW'))
      await expectNoViolations(page)
      await expectNothingWide(page)
      await page.getByRole('link', { name: billing('membership.tier.gold.detail') }).click()
      await page.waitForURL('/services/membership?plan=gold')
      await expect(page.getByLabel(words('application.field.plan'))).toHaveValue('gold')
      await page.getByLabel(words('application.field.company')).fill(store.vendor_name)
      await page.getByLabel(words('application.field.name'), { exact: true }).fill('Ani Wijaya')
      await page.getByLabel(words('application.field.email')).fill(newEmail())
      await page.getByRole('button', { name: words('application.send'), exact: true }).dblclick()
      await page.waitForURL('/services/applications/*')
      const number = new URL(page.url()).pathname.split('/').at(-1)!

      const desk = await (await newContext({ viewport, locale })).newPage()
      await desk.goto('/gateway/seller-desk/applications')
      const card = desk.getByRole('article').filter({ hasText: number })
      await card.getByRole('combobox').selectOption('approved')
      await card.getByRole('textbox').fill('Gold')
      const shown = desk.waitForEvent('load')
      await card.getByRole('button').click()
      await shown
      await desk.goto('/gateway/seller-desk/stores')
      await desk.getByRole('textbox').fill(`${shop}/v/${store.vendor_alias}`)
      await expectNoViolations(desk)
      await desk.getByRole('textbox').press('Enter')
      await expect(desk.getByText(store.vendor_name)).toBeVisible()
      await expectNoViolations(desk)
      await expectNothingWide(desk)
      const tier = desk.locator('form[data-act=membership]')
      await tier.getByRole('combobox').selectOption('3')
      await tier.getByRole('button').click()
      await expect(desk.locator('.tag')).toHaveText('Gold')
      const mails = desk.locator('form[data-act=email]')
      const email = newEmail()
      await mails.getByRole('textbox').fill(email)
      const saved = desk.waitForEvent('load')
      await mails.getByRole('button').click()
      await saved
      await expect(mails.getByRole('textbox')).toHaveValue(email)

      await open(page, '/notification')
      await page.getByRole('link').filter({ hasText: number }).first().click()
      await expect(page.getByText(words('application.lead.approved'))).toBeVisible()
      await open(page, `/v/${store.vendor_alias}`)
      await expect(page.getByText('GOLD', { exact: true }).first()).toBeVisible()
      await setTier(store.vendor_alias, before.seller_membership_type_id)
    })
  })
