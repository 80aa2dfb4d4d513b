import { fieldsOf, serviceForms, type AppliedService } from '@borong/api/rules/service-form'
import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, gateway, heading, newEmail, open, press, test } from '../fixtures/shop.ts'
import { wordsOf, type Language } from '../fixtures/words.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const ANSWER = 'NIB 0220001234567, berlaku sampai 2030'

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const TYPED: Readonly<Record<string, () => string>> = {
  name: () => 'Ani Wijaya',
  phone: () => '0812 3456 7890',
  email: newEmail,
  company: () => 'PT Kopi Nusantara Sejahtera Abadi',
  place: () => 'Coblong, Bandung',
  experience: () => 'Lima tahun menjual beras dan gula ke 40 warung',
  goods: () => 'Beras\nGula\nMinyak goreng',
  outlets: () => '12',
  registers: () => '3',
  day: inAWeek,
  limit: () => '50.000.000',
  purchases: () => '20.000.000',
}

interface Form {
  service: AppliedService
  path: string
  language: Language
  /** The choice of a form with plans. */
  choice?: string
}

/** A form and what follows it, until the decision. */
interface Visit extends Form {
  viewport: { width: number; height: number }
  decision: 'approved' | 'declined'
  /** The desk’s answer with its decision. */
  text: string
}

const VISITS: readonly Visit[] = [
  {
    service: 'partner',
    path: 'borong-partner',
    language: 'en',
    viewport: DESKTOP,
    decision: 'declined',
    text: 'The licence has expired',
  },
  {
    service: 'financiall',
    path: 'borong-financiall',
    language: 'id',
    viewport: PHONE,
    choice: 'days60',
    decision: 'approved',
    text: 'Limit dibuka mulai hari ini',
  },
]

const OTHER_FORMS: readonly Form[] = [
  { service: 'agent', path: 'borong-agent', language: 'id' },
  { service: 'rbiz', path: 'rbiz', language: 'id', choice: 'chain' },
  { service: 'tokopos', path: 'tokopos', language: 'id', choice: 'standard' },
]

for (const visit of VISITS)
  test.describe(visit.service, () => {
    const { service, path, language, viewport, decision } = visit
    test.use({ viewport, locale: language === 'id' ? 'id-ID' : 'en-GB' })

    test(`R-15 R-16: a buyer applies for ${service}, answers the desk’s question, and reads that it is ${decision} @long`, async ({
      page,
      context,
      newContext,
      shop,
      signedIn: buyer,
    }) => {
      const words = wordsOf('services', language)
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      await readAbout(page, visit)
      await fillForm(page, visit)
      await expectNoViolations(page)
      await expectNothingWide(page)
      await page.getByRole('button', { name: words('application.send'), exact: true }).dblclick()
      await page.waitForURL('/services/applications/*')
      const number = new URL(page.url()).pathname.split('/').at(-1)!
      await heading(page, words(`services.${service}.name`))
      await expect(page.getByText(number)).toBeVisible()
      await expect(page.getByText(words('application.lead.received'))).toBeVisible()
      await expectNoViolations(page)
      await expectNothingWide(page)
      const own = await gateway<{ result: { items: unknown[] } }>('/services/v2/applications', {
        token: buyer.access.value,
      })
      expect(own.result.items).toHaveLength(1)

      const operator = await newContext({ viewport, locale: language === 'id' ? 'id-ID' : 'en-GB' })
      const desk = await operator.newPage()
      await decide(desk, { number, state: 'more_needed', text: 'Berapa nomor NIB?' })
      await seeAnswer(page, number)
      await expect(page.getByText(words('application.lead.more_needed'))).toBeVisible()
      await expect(page.getByText('Berapa nomor NIB?')).toBeVisible()
      await page.getByLabel(words('application.answer')).fill(ANSWER)
      await expectNoViolations(page)
      await press(page, words('application.answerSend'))
      await expect(page.getByText(words('application.lead.in_review'))).toBeVisible()

      await decide(desk, { number, state: decision, text: visit.text, answer: ANSWER })
      await seeAnswer(page, number)
      await expect(page.getByText(words(`application.lead.${decision}`))).toBeVisible()
      await expect(page.getByText(visit.text)).toBeVisible()
      await expectNoViolations(page)
      await expectNothingWide(page)

      // The service's page leads back to it.
      await open(page, `/services/${path}`)
      const row = page.getByRole('link').filter({ hasText: number })
      await expect(row).toContainText(words(`application.state.${decision}`))
      if (service !== 'financiall') return
      await open(page, '/credit')
      await expect(page.getByText(/50\.000\.000/).first()).toBeVisible()
    })
  })

test('R-15 R-16: the forms of the other services are sent whole, and each gets a number @long', async ({
  page,
  signedIn: buyer,
}) => {
  for (const form of OTHER_FORMS)
    await test.step(form.service, async () => {
      const words = wordsOf('services', form.language)
      await readAbout(page, form)
      await fillForm(page, form)
      await expectNoViolations(page)
      await expectNothingWide(page)
      await press(page, words('application.send'))
      await page.waitForURL('/services/applications/*')
      await heading(page, words(`services.${form.service}.name`))
      await expect(page.getByText(words('application.lead.received'))).toBeVisible()
    })
  const own = await gateway<{ result: { items: unknown[] } }>('/services/v2/applications', {
    token: buyer.access.value,
  })
  expect(own.result.items).toHaveLength(OTHER_FORMS.length)
})

/** Finds the service from the list of all services, and reads its purpose, price, terms and answers. */
async function readAbout(page: Page, { service, path, language }: Form) {
  const words = wordsOf('services', language)
  await open(page, '/services')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words(`services.${service}.name`) }).click()
  await page.waitForURL(`/services/${path}`)
  await heading(page, words(`services.${service}.name`))
  for (const part of ['who', 'price', 'terms'])
    await expect(page.getByText(words(`about.of.${service}.${part}`))).toBeVisible()
  await page.getByText(words(`about.of.${service}.question1`)).click()
  await expect(page.getByText(words(`about.of.${service}.answer1`))).toBeVisible()
}

async function fillForm(page: Page, { service, language, choice }: Form) {
  const words = wordsOf('services', language)
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: words('application.send'), exact: true }) })
  for (const [name, { kind, optional }] of Object.entries(fieldsOf(service))) {
    if (optional) continue
    const field = form.getByLabel(words(`application.field.${name}`), { exact: true })
    await (kind === 'choice' ? field.selectOption(choice!) : field.fill(TYPED[name]!()))
  }
  if (serviceForms[service].documents === 0) return
  // Without its document an application is not sent.
  await form.getByRole('button', { name: words('application.send'), exact: true }).click()
  await expect(page.getByText(words('application.documentMissing'))).toBeVisible()
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'dokumen.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(form.getByText('dokumen.pdf')).toBeVisible()
}

interface Decision {
  number: string
  state: string
  text: string
  /** The applicant’s answer, which the operator reads. */
  answer?: string
}

/** The operator reads the application with its documents, and answers it. */
async function decide(desk: Page, { number, state, text, answer }: Decision) {
  await desk.goto('/gateway/seller-desk/applications')
  const card = desk.getByRole('article').filter({ hasText: number })
  if (answer) await expect(card.getByText(answer)).toBeVisible()
  for (const link of await card.getByRole('link').all()) {
    // The shop of the tests has an address of its own.
    const { pathname } = new URL((await link.getAttribute('href'))!)
    expect((await desk.request.get(new URL(pathname, desk.url()).href)).status()).toBe(200)
  }
  await card.getByRole('combobox').selectOption(state)
  await card.getByRole('textbox').fill(text)
  await expectNoViolations(desk)
  await expectNothingWide(desk)
  const saved = desk.waitForResponse((response) => response.request().method() === 'POST')
  const shown = desk.waitForEvent('load')
  await card.getByRole('button').click()
  expect((await saved).status()).toBe(200)
  await shown
}

/** The buyer follows the newest notification to the application. */
async function seeAnswer(page: Page, number: string) {
  await open(page, '/notification')
  await page.getByRole('link').filter({ hasText: number }).first().click()
  await page.waitForURL(`/services/applications/${number}`)
}
