import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { likeAPerson, PHONE } from '../fixtures/person.ts'
import { openPlatform } from '../fixtures/platform.ts'
import { expect, heading, open, press, signInOnScreen, test } from '../fixtures/shop.ts'

const DESKTOP = { width: 1280, height: 800 }

test('C-03 C-04: a buyer sees the devices that are signed in, and signs another one out @long', async ({
  page,
  signedIn: buyer,
  newContext,
}) => {
  const other = await (await newContext()).newPage()
  await open(other, '/login')
  await signInOnScreen(other, buyer)
  await other.waitForURL('/')

  await open(page, '/profile')
  await page.getByRole('link', { name: 'Perangkat yang masuk' }).click()
  await heading(page, 'Perangkat yang masuk')
  await expect(page.getByText('Perangkat ini', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.setViewportSize(DESKTOP)
  await expectNoViolations(page)
  await press(page, /^Keluarkan (?!semua)/)
  await expect(page.getByRole('button', { name: /^Keluarkan/ })).toHaveCount(0)

  await other.goto('/profile')
  await other.waitForURL(/\/login/)
})

test.describe('a person', () => {
  test.use({ userAgent: PHONE })
  test.beforeEach(({ page }) => page.addInitScript(likeAPerson))

  test('C-32 C-35: the notice says no below the page, moves nothing, and the choice can be changed @long', async ({
    page,
    context,
  }) => {
    await open(page, '/help')
    const notice = page.getByRole('region', { name: 'Privasi Anda' })
    await expect(notice).toBeVisible({ timeout: 20_000 })
    await expectNoViolations(page)
    await expectNothingWide(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shifts).toBeLessThan(0.01)
    await notice.getByRole('button', { name: 'Tolak' }).click()
    await expect(notice).toBeHidden()
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('ph_')))
      .toEqual([])

    await page.getByRole('link', { name: 'Pengaturan privasi' }).click()
    const choice = page.getByRole('switch', { name: /Izinkan pengukuran/ })
    await expect(choice).not.toBeChecked()
    await expectNoViolations(page)
    await page.setViewportSize(DESKTOP)
    await expectNoViolations(page)
    await choice.check()
    await page.reload()
    await expect(choice).toBeChecked()
  })

  test('C-32 C-35: with CONSENT=ask nothing is measured before the yes @long', async ({
    page,
    context,
  }) => {
    const { platform, stop } = await openPlatform('staging', { CONSENT: 'ask' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const measured = () => asked.filter((url) => url.includes('/telemetry/posthog'))
    const identifiers = async () =>
      (await context.cookies()).filter(({ name }) => /^(?:ph_|_dd_s)/.test(name))
    try {
      await open(page, `${platform.address}/help`)
      const notice = page.getByRole('region', { name: 'Privasi Anda' })
      await expect(notice).toBeVisible({ timeout: 20_000 })
      // Errors are reported also without consent, so the services have begun when the log intake got its first lines.
      await expect
        .poll(() => page.evaluate(() => 'DD_LOGS' in window), { timeout: 30_000 })
        .toBe(true)
      expect(measured()).toEqual([])
      expect(await identifiers()).toEqual([])
      await notice.getByRole('button', { name: 'Izinkan' }).click()
      await expect(notice).toBeHidden()
      await expect.poll(() => measured().length, { timeout: 30_000 }).toBeGreaterThan(0)
    } finally {
      await stop()
    }
  })
})

test('F-06: a buyer downloads the own data once, asks for the deletion of the account and withdraws it @long', async ({
  page,
  signedIn: buyer,
}) => {
  await open(page, '/privacy-settings')
  await press(page, 'Minta salinan data')
  await expect(page.getByText('Salinan data siap')).toBeVisible({ timeout: 30_000 })
  await expectNoViolations(page)
  await expectNothingWide(page)
  const coming = page.waitForEvent('download')
  await press(page, 'Unduh')
  expect((await coming).suggestedFilename()).toBe('borong-data.zip')
  await expect(page.getByRole('button', { name: 'Minta salinan data' })).toBeVisible()

  await page.getByLabel('Kata sandi', { exact: true }).fill(buyer.password)
  await press(page, 'Hapus akun saya')
  await expect(page.getByText(/Akun Anda akan dihapus pada/)).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await expectNoViolations(page)
  await open(page, '/profile')
  await expect(page.getByText(/Akun Anda akan dihapus pada/)).toBeVisible()
  await page.getByRole('link', { name: 'Batalkan penghapusan' }).click()
  await press(page, 'Batalkan penghapusan')
  await expect(page.getByRole('button', { name: 'Hapus akun saya' })).toBeVisible()
})
