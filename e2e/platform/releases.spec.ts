import { choosePayment } from '../fixtures/checkout.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart } from '../fixtures/orders.ts'
import { bootOf, expect, test, versionsOn } from '../fixtures/platform.ts'
import { goTo, HEADLINE } from '../fixtures/services-page.ts'
import { addAddress, logIn, registerBuyer } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

const LAZY_FILES = {
  'src/services/Details.tsx': `export default function Details() {\n  return <p>Rincian versi 1.1.0</p>\n}\n`,
}

/** The services remote with another headline and a lazily loaded part. */
async function servicesWith(version: string, headline: string) {
  const variant = await variantOf('services', version)
  await variant.replace('src/messages/id.json', 'Layanan untuk bisnis Anda', headline)
  for (const [file, text] of Object.entries(LAZY_FILES))
    await variant.write(file, text.replaceAll('1.1.0', version))
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'export function ServicesScreen',
    `const Details = lazy(() => import('./Details.tsx'))\n\nexport function ServicesScreen`,
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'import styles',
    `import { lazy, Suspense, useState } from 'react'\nimport styles`,
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'const t = useMessages()',
    'const t = useMessages()\n  const [open, setOpen] = useState(false)',
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    '<ul ',
    `<button onClick={() => setOpen(true)}>Rincian</button>{open && <Suspense><Details /></Suspense>}\n      <ul `,
  )
  return variant.build()
}

test('M-02 M-04: the next page has a promoted release; other units retain their files; an open tab retains its version', async ({
  page,
  platform,
  context,
}) => {
  const [first, second] = [
    await servicesWith('1.1.0', 'Layanan satu'),
    await servicesWith('1.2.0', 'Layanan dua'),
  ]
  await platform.release(first)
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: 'Layanan satu' })).toBeVisible()
  const before = await bootOf(platform.address)

  await platform.release(second)
  const later = await context.newPage()
  await later.goto(`${platform.address}/services`)
  await expect(later.getByRole('heading', { level: 1, name: 'Layanan dua' })).toBeVisible()
  expect(await versionsOn(later)).toMatchObject({ services: '1.2.0' })

  const after = await bootOf(platform.address)
  for (const unit of ['host', 'marketplace', 'checkout', 'account', 'billing', 'age-gated']) {
    expect(after.set.units[unit]).toEqual(before.set.units[unit])
  }
  // The older tab requests a chunk of its own version only now.
  await page.getByRole('button', { name: 'Rincian' }).click()
  await expect(page.getByText('Rincian versi 1.1.0')).toBeVisible()
  expect(await versionsOn(page)).toMatchObject({ services: '1.1.0' })
})

test('M-04: one command rolls a release back, and the next document has the previous version', async ({
  page,
  platform,
}) => {
  const { set } = await bootOf(platform.address)
  await platform.release(await servicesWith('1.1.0', 'Layanan satu'))
  const { code, output } = await platform.borong('rollback', 'services')
  expect(output).toContain('services')
  expect(code).toBe(0)
  await platform.settled()
  await page.goto(`${platform.address}/services`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Layanan untuk bisnis Anda' }),
  ).toBeVisible()
  expect((await bootOf(platform.address)).set.units.services?.version).toBe(
    set.units.services?.version,
  )
})

test('M-04: a tab that runs a rolled-back version learns of it from the gateway, and loads a new document at its next navigation', async ({
  page,
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await variant.replace('src/messages/id.json', HEADLINE, 'Layanan satu')
  await platform.release(await variant.build())
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: 'Layanan satu' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  expect((await platform.borong('rollback', 'services')).code).toBe(0)
  await platform.settled()

  const answered = page.waitForResponse((response) => 'x-recalled' in response.headers())
  await goTo(page, '/promo')
  expect((await answered).headers()['x-recalled']).toBe('services@1.1.0')
  await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  // The page learns of it when it has read the whole response.
  await (await answered).finished()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await goTo(page, '/services')
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(await versionsOn(page)).toMatchObject({ services: '1.0.0' })
})

test('M-04 E-05: a recalled checkout keeps the cart and the draft of the order for the document that replaces it @long', async ({
  page,
  context,
  platform,
}) => {
  await platform.release(await (await variantOf('checkout', '1.1.0')).build())
  const buyer = await registerBuyer()
  await addAddress(buyer)
  const [rice] = await findProducts('beras')
  await fillCart(buyer, [rice!])
  await logIn(context, platform.address, buyer)
  await page.goto(`${platform.address}/cart`)
  const quantity = page.getByRole('spinbutton', { name: /^Jumlah/ })
  const before = Number(await quantity.inputValue())
  await page.getByRole('button', { name: 'Tambah' }).first().click()
  await expect(quantity).not.toHaveValue(String(before))
  const chosen = await quantity.inputValue()
  await page.goto(`${platform.address}/checkout`)
  await expect.poll(() => versionsOn(page)).toMatchObject({ checkout: '1.1.0' })
  await choosePayment(page, 'BCA Virtual Account')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  expect((await platform.borong('rollback', 'checkout')).code).toBe(0)
  await platform.settled()

  // Answers to telemetry have the header too, but the page reads none of them.
  const answered = page.waitForResponse((response) => response.url().includes('/v1/promos'))
  await goTo(page, '/promo')
  expect((await answered).headers()['x-recalled']).toBe('checkout@1.1.0')
  await expect(page.getByRole('main').locator('a[href^="/promo/"]').first()).toBeVisible()
  await goTo(page, '/checkout')
  await expect(
    page.locator('[data-remote="checkout"][data-version="1.0.0"]').first(),
  ).toBeAttached()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  await expect(page.getByText('BCA Virtual Account').first()).toBeVisible()
  await page.goto(`${platform.address}/cart`)
  await expect(quantity).toHaveValue(chosen)
})

test('M-02 M-04: a withdrawn remote has no pages, and all other pages are unchanged @long', async ({
  page,
  platform,
}) => {
  const { code, output } = await platform.borong('rollback', 'account', '--off')
  expect(output).toContain('account is off')
  expect(code).toBe(0)
  await platform.settled()
  const statusOf = async (path: string) => (await fetch(platform.address + path)).status
  expect(await statusOf('/add-address')).toBe(404)
  expect(await statusOf('/services')).toBe(200)
  await page.goto(platform.address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await versionsOn(page)).not.toHaveProperty('account')
})

test('M-04: a candidate at 50 % assigns each visitor one version, and splits many visitors evenly @long', async ({
  browser,
  platform,
}) => {
  const candidate = await servicesWith('1.1.0', 'Layanan satu')
  await platform.publish(candidate)
  await platform.promote('services', '1.1.0', 50)

  for (let visitor = 0; visitor < 3; visitor++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${platform.address}/services`)
    await expect(page.locator('[data-remote="services"]')).toBeVisible()
    const first = (await versionsOn(page)).services
    for (let reload = 0; reload < 2; reload++) {
      await page.reload()
      await expect(page.locator('[data-remote="services"]')).toBeVisible()
      expect((await versionsOn(page)).services).toBe(first)
    }
    await context.close()
  }
  const many = 400
  const boots = await Promise.all(
    Array.from({ length: many }, () =>
      bootOf(platform.address, '/services', `guest_id=${crypto.randomUUID()}`),
    ),
  )
  const candidates = boots.filter(({ set }) => set.units.services?.version === '1.1.0').length
  // Four standard deviations of a fair coin.
  expect(Math.abs(candidates - many / 2)).toBeLessThan(4 * Math.sqrt(many / 4))
})

test.describe('on a channel other than production', () => {
  test.use({ edgeChannel: 'staging' })

  test('M-06: an address chooses a version of one remote, shows a badge, and replays a whole set @long', async ({
    page,
    platform,
  }) => {
    await platform.publish(await servicesWith('1.1.0', 'Layanan satu'))
    await page.goto(`${platform.address}/services?release.services=1.1.0`)
    await expect(page.getByRole('heading', { level: 1, name: 'Layanan satu' })).toBeVisible()
    expect(await versionsOn(page)).toMatchObject({ services: '1.1.0' })
    await expect(page.getByText(/services 1\.1\.0/)).toBeVisible()

    const { set } = await bootOf(platform.address, '/services?release.services=1.1.0')
    await page.goto(`${platform.address}/services?set=${set.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Layanan satu' })).toBeVisible()
    await page.goto(`${platform.address}/services`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Layanan untuk bisnis Anda' }),
    ).toBeVisible()
  })
})

test('M-06: the production channel refuses a version choice without a signature @long', async ({
  page,
  platform,
}) => {
  await platform.publish(await servicesWith('1.1.0', 'Layanan satu'))
  const answer = await page.goto(`${platform.address}/services?release.services=1.1.0`)
  expect(answer!.status()).toBe(403)
})
