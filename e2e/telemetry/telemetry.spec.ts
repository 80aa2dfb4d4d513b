import type { Page } from '@playwright/test'
import { likeAPerson, PHONE } from '../fixtures/person.ts'
import { untilHydrated, expect, readCode, test } from '../fixtures/shop.ts'
import { listen } from './sent.ts'

const BUDI = { email: 'budi@contoh.id', phone: '81200000001', password: 'Borong#2026' }
const SERVICES = ['posthog', 'sentry', 'logs'] as const

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

async function nameYourself(page: Page, who: string) {
  await open(page, '/login')
  await page.getByLabel('Email atau nomor HP').fill(who)
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
}

test.describe('a person', () => {
  test.use({ userAgent: PHONE })
  test.beforeEach(({ page }) => page.addInitScript(likeAPerson))

  test('C-32 C-35: the services load after the page, and everything comes from the shop’s own origin @long', async ({
    page,
    context,
    shop,
  }) => {
    const sent = listen(context)
    const scripts = new Map<string, string>()
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), await response.text().catch(() => ''))
    })
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    await open(page, '/')
    await expect.poll(() => sent.events().length, { timeout: 30_000 }).toBeGreaterThan(0)
    await expect.poll(() => logging(page), { timeout: 30_000 }).toBe(true)

    const { loaded, started } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const resources = performance.getEntriesByType('resource')
      return {
        loaded: document!.loadEventEnd,
        started: resources.map(({ name, startTime }) => ({ name, startTime })),
      }
    })
    const ofServices = started.filter(
      ({ name }) =>
        /\/telemetry\//.test(name) || /posthog|sentry|datadog/i.test(scripts.get(name) ?? ''),
    )
    for (const name of ['posthog', 'sentry', 'datadog'])
      expect([...scripts.values()].some((text) => text.toLowerCase().includes(name))).toBe(true)
    expect(ofServices.length).toBeGreaterThan(3)
    for (const { name, startTime } of ofServices)
      expect([name, startTime > loaded]).toEqual([name, true])

    expect(
      sent.addresses.filter((address) => address.startsWith('http') && !address.startsWith(shop)),
    ).toEqual([])
    expect(refused).toEqual([])
  })

  test('F-11 C-32 P-05 T-16: the flags are reported; rage clicks are counted, other clicks are not @long', async ({
    page,
    context,
  }) => {
    const sent = listen(context)
    await open(page, '/services')
    const flags = () =>
      page.evaluate(() => {
        const cached = Object.entries(localStorage).find(([name]) => /^ph_.*_posthog$/.test(name))
        const stored = JSON.parse(cached?.[1] ?? '{}') as Record<string, unknown>
        return stored.$enabled_feature_flags
      })
    await expect.poll(flags, { timeout: 30_000 }).toMatchObject({
      'wallet-maintenance': expect.any(Boolean),
      'sku-checkout-store-service': true,
      'premium-partner-payment': true,
      'new-thank-you-page': true,
      'marketplace-chat-v2': true,
      'marketplace-cart': true,
    })
    // The client counts clicks on interactive elements.
    await page.getByRole('button', { name: /English/ }).click({ clickCount: 4, delay: 20 })
    const names = () => sent.events().map(({ event }) => event)
    await expect.poll(names, { timeout: 15_000 }).toContain('$rageclick')
    for (const captured of ['$autocapture', '$copy_autocapture', '$dead_click', '$heatmap'])
      expect(names()).not.toContain(captured)
    expect(names()).toContain('$pageview')
  })

  test('K-04: no telemetry contains an email, a phone number, a token, a password or a code @long', async ({
    page,
    context,
    buyer,
    problems,
  }) => {
    problems.allow(/^Error: could not reach /)
    const sent = listen(context)
    const secrets = new Set<string>([buyer.password, buyer.phone.slice(1), BUDI.email, BUDI.phone])
    const remember = async () => {
      for (const { name, value } of await context.cookies())
        if (/token/.test(name)) secrets.add(decodeURIComponent(value))
    }
    await open(
      page,
      `/?utm_source=mail&email=${encodeURIComponent(BUDI.email)}&token=${'q7'.repeat(12)}`,
    )
    secrets.add('q7'.repeat(12))
    await expect.poll(() => sent.events().length, { timeout: 30_000 }).toBeGreaterThan(0)
    await remember()

    await nameYourself(page, buyer.phone)
    await page.getByRole('button', { name: 'Masuk dengan kode OTP' }).click()
    await page.getByRole('button', { name: /WhatsApp/ }).click()
    await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
    const code = await readCode(buyer.phone)
    await page.getByLabel('Kode OTP').fill(code)
    await page.waitForURL(({ pathname }) => pathname === '/')
    await remember()
    await context.clearCookies()

    await nameYourself(page, BUDI.email)
    const password = page.getByLabel('Kata sandi', { exact: true })
    await password.fill('Salah#20266')
    secrets.add('Salah#20266')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page.getByText(/salah/i).first()).toBeVisible()
    await password.fill(BUDI.password)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await remember()
    for (const path of ['/profile', '/cart', '/search?keyword=beras']) await open(page, path)
    await page.evaluate(
      ([email, phone]) =>
        setTimeout(() => {
          throw new Error(
            `could not reach ${email} at 0${phone} with {"password":"rahasia-sekali"}`,
          )
        }),
      [BUDI.email, BUDI.phone],
    )
    secrets.add('rahasia-sekali')
    await expect
      .poll(() => sent.to('sentry').join(), { timeout: 30_000 })
      .toContain('could not reach bu***')
    const people = () =>
      sent.events().flatMap(({ properties }) => (properties as { $set?: object }).$set ?? [])
    await expect
      .poll(people, { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ email: BUDI.email, phone: `62${BUDI.phone}` }))
    // Queued records are sent when the page is left.
    await page.goto('about:blank')
    const arrived = async (service: (typeof SERVICES)[number]) =>
      (await sent.arrived(service)).join('\n')
    await expect.poll(() => arrived('logs'), { timeout: 30_000 }).toContain('could not reach bu***')

    const texts = [sent.text(), ...(await Promise.all(SERVICES.map(arrived)))]
    for (const text of texts) expect(text.length).toBeGreaterThan(500)
    for (const secret of secrets)
      for (const text of texts) expect(around(text, secret)).toBeUndefined()
    // Six digits may be part of longer numbers, so the code is matched as a whole word.
    for (const text of texts) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(texts.join()).toContain('Success hit endpoint')
    expect(texts.join()).toContain('"remote":"')
  })

  test('P-05: a partner’s visitor is not measured, and the flags are not requested @long', async ({
    page,
    context,
  }) => {
    const sent = listen(context)
    await open(page, '/?utm_source=partner-koperasi')
    await expect.poll(() => logging(page), { timeout: 30_000 }).toBe(true)
    await open(page, '/services')
    await expect.poll(() => logging(page), { timeout: 30_000 }).toBe(true)
    expect(sent.addresses.filter((address) => address.includes('/posthog'))).toEqual([])
  })
})

test('P-05: a bot is not measured, and the flags are not requested @long', async ({
  page,
  context,
}) => {
  const sent = listen(context)
  await open(page, '/services')
  await expect.poll(() => logging(page), { timeout: 30_000 }).toBe(true)
  expect(sent.addresses.filter((address) => address.includes('/posthog'))).toEqual([])
})

/** Whether the service that loads last has started its session. */
const logging = (page: Page) => page.evaluate(() => document.cookie.includes('_dd_s'))

function around(text: string, secret: string): string | undefined {
  const at = text.toLowerCase().indexOf(secret.toLowerCase())
  return at < 0 ? undefined : text.slice(Math.max(0, at - 120), at + 40)
}
