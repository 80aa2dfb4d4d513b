import type { Route } from '@playwright/test'
import { expect, test, versionsOn } from '../fixtures/platform.ts'
import { expectFrame, goTo, HEADLINE } from '../fixtures/services-page.ts'
import { open } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

async function alter(route: Route) {
  const response = await route.fetch()
  const body = await response.body()
  // A space does not change the code's behaviour. Only the hash reveals it.
  await route.fulfill({ response, body: Buffer.concat([body, Buffer.from(' ')]) })
}

// A request that is still held when the test ends gets no response.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const [what, pattern] of [
  ['its entry', /\/assets\/services\/entry\.\w+\.js/],
  ['an exposed chunk', /\/assets\/services\/services-ServicesScreen\.\w+\.js/],
] as const) {
  test(`M-04: one altered byte in ${what} does not run; the last good release does${what === 'its entry' ? '' : ' @long'}`, async ({
    page,
    platform,
  }) => {
    const variant = await variantOf('services', '1.1.0')
    await variant.replace('src/messages/id.json', HEADLINE, 'Layanan satu')
    await variant.replace(
      'src/services/ServicesScreen.tsx',
      'const t =',
      'console.log("version 1.1.0 runs")\n  const t =',
    )
    await variant.replace('src/services/ServicesScreen.module.css', 'padding: 0', 'padding: 1px')
    await platform.release(await variant.build())
    const altered = new Set<string>()
    const ran: string[] = []
    page.on('console', (message) => ran.push(message.text()))
    const boot = await (await fetch(`${platform.address}/services`)).text()
    await page.route(pattern, async (route) => {
      // Only the new release's file; the last good one has another name.
      const name = new URL(route.request().url()).pathname.split('/').at(-1)!
      if (!boot.includes(name)) return route.continue()
      altered.add(name)
      return alter(route)
    })
    await page.goto(`${platform.address}/services`)
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    expect(altered.size).toBeGreaterThan(0)
    expect(ran).not.toContain('version 1.1.0 runs')
    expect((await versionsOn(page)).services).not.toBe('1.1.0')
    // Both versions have a stylesheet of this screen. The version that runs uses its own.
    await expect(page.locator('[data-remote="services"] ul').first()).toHaveCSS('padding', '0px')
    await expectFrame(page)
  })
}

test('M-04: two releases on one page each use a chunk that is the same in both @long', async ({
  page,
  platform,
}) => {
  const release = async (version: string, line: string) => {
    const variant = await variantOf('services', version)
    await variant.replace('src/messages/id.json', HEADLINE, 'Layanan satu')
    await variant.replace(
      'src/services/ServicesScreen.tsx',
      'const t =',
      `console.log("${line}")\n  const t =`,
    )
    await platform.release(await variant.build())
  }
  const fileOf = async (name: string) => {
    const boot = await (await fetch(`${platform.address}/services`)).text()
    return new RegExp(String.raw`/assets/services/${name}\.\w+\.js`).exec(boot)![0]
  }
  await release('1.2.0', 'version 1.2.0 runs')
  const earlier = await Promise.all(['messages-id', 'services-ServicesScreen'].map(fileOf))
  await release('1.3.0', 'version 1.3.0 runs')
  const later = await Promise.all(['messages-id', 'services-ServicesScreen'].map(fileOf))
  expect(later[0]).toBe(earlier[0])
  expect(later[1]).not.toBe(earlier[1])
  const ran: string[] = []
  page.on('console', (message) => ran.push(message.text()))
  await page.route(`**${later[1]}`, alter)
  await page.goto(`${platform.address}/services`)
  // The later release has loaded its messages. Its screen does not run, so the earlier one loads the same messages.
  await expect.poll(() => ran).toContain('version 1.2.0 runs')
  await expect(page.getByRole('heading', { level: 1, name: 'Layanan satu' })).toBeVisible()
  expect(ran).not.toContain('version 1.3.0 runs')
  await expectFrame(page)
})

test('M-04: a stylesheet with one altered byte is not applied @long', async ({
  page,
  standing: platform,
}) => {
  const altered: string[] = []
  await page.route(/\/assets\/(services|billing)\/.*\.css/, (route) => {
    altered.push(route.request().url())
    return alter(route)
  })
  await open(page, `${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  // The document contains the stylesheet of its first page. Those of next pages may be prefetched.
  expect(altered.filter((address) => address.includes('ServicesScreen'))).toEqual([])
  await goTo(page, '/billing')
  await expect
    .poll(() => altered.filter((address) => address.includes('/billing/')).length)
    .toBeGreaterThan(0)
  await expectFrame(page)
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .map((sheet) => sheet.href ?? '')
      .filter((href) => href.includes('/billing/')),
  )
  expect(sheets).toEqual([])
})

test('M-04: a lazy chunk with one altered byte does not run; the rest of the page works @long', async ({
  page,
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await variant.write('src/services/late.ts', `export const late = 'terlambat'\n`)
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'import styles',
    `import { useState } from 'react'\nimport styles`,
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'const t = useMessages()',
    `const t = useMessages()\n  const [word, setWord] = useState('belum')\n  const load = () => import('./late.ts').then((m) => setWord(m.late), () => setWord('ditolak'))`,
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    '<ul ',
    '<button onClick={load}>{word}</button>\n      <ul ',
  )
  await platform.release(await variant.build())
  await open(page, `${platform.address}/services`)
  await page.route(/\/assets\/services\//, alter)
  await page.getByRole('button', { name: 'belum' }).click()
  await expect(page.getByRole('button', { name: 'ditolak' })).toBeVisible()
  await expectFrame(page)
})

test('M-04: one altered byte in the table of a remote: its page shows an error, other pages work @long', async ({
  page,
  standing: platform,
}) => {
  await page.route(/\/assets\/billing\/table\.\w+\.json/, alter)
  await open(page, `${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  await goTo(page, '/billing')
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expectFrame(page)
})
