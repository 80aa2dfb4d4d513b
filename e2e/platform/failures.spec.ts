import type { Page, Route } from '@playwright/test'
import { expect, test, versionsOn } from '../fixtures/platform.ts'
import { serveBuild } from '../fixtures/developer-server.ts'
import { open } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

const HEADLINE = 'Layanan untuk bisnis Anda'

async function alter(route: Route) {
  const response = await route.fetch()
  const body = await response.body()
  // A space does not change the code's behaviour. Only the hash reveals it.
  await route.fulfill({ response, body: Buffer.concat([body, Buffer.from(' ')]) })
}

// A request that is still held when the test ends gets no response.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const frameStands = async (page: Page) => {
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Beranda/ }).first()).toBeVisible()
}

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
    await frameStands(page)
  })
}

test('M-04: a stylesheet with one altered byte is not applied', async ({
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
  // The document contains the stylesheet of its first page.
  expect(altered).toEqual([])
  await page.evaluate(() => {
    history.pushState(null, '', '/billing')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect.poll(() => altered.length).toBeGreaterThan(0)
  await frameStands(page)
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .map((sheet) => sheet.href ?? '')
      .filter((href) => href.includes('/billing/')),
  )
  expect(sheets).toEqual([])
})

test('M-04: a lazy chunk with one altered byte does not run; the rest of the page works', async ({
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
  await frameStands(page)
})

test('M-04: one altered byte in the table of a remote: its page shows an error, other pages work @long', async ({
  page,
  standing: platform,
}) => {
  await page.route(/\/assets\/billing\/table\.\w+\.json/, alter)
  await open(page, `${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/billing')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await frameStands(page)
})

test('X-07: a table that never arrives ends in a notice with a retry, which loads the page', async ({
  page,
  standing: platform,
}) => {
  await page.route(/\/assets\/billing\/table\.\w+\.json/, () => new Promise(() => {}))
  await open(page, `${platform.address}/services`)
  await page.evaluate(() => {
    history.pushState(null, '', '/billing')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeVisible()
  await frameStands(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry.click()
  await expect(page.locator('[data-remote="billing"]').first()).toBeVisible()
})

const failures: [string, (page: Page) => Promise<unknown>][] = [
  ['is unreachable', (page) => page.route(/\/assets\/services\//, (route) => route.abort())],
  [
    'answers with errors',
    (page) =>
      page.route(/\/assets\/services\//, (route) => route.fulfill({ status: 500, body: '' })),
  ],
]
for (const [what, breakIt] of failures) {
  test(`X-07 M-04: a remote that ${what}: the frame remains, another remote works, a retry recovers without a reload${what === 'is unreachable' ? '' : ' @long'}`, async ({
    page,
    standing: platform,
  }) => {
    await breakIt(page)
    await page.goto(`${platform.address}/services`)
    const retry = page.getByRole('button', { name: 'Coba lagi' })
    await expect(retry).toBeVisible()
    await frameStands(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.unrouteAll()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(
      true,
    )
    await page
      .getByRole('link', { name: /Beranda/ })
      .first()
      .click()
    await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  })
}

test('X-07: a remote that hangs leaves the frame and the other remotes usable @long', async ({
  page,
  standing: platform,
}) => {
  const held: Route[] = []
  await page.route(/\/assets\/services\/services-/, (route) => void held.push(route))
  await page.goto(`${platform.address}/services`, { waitUntil: 'commit' })
  await frameStands(page)
  await page
    .getByRole('link', { name: /Beranda/ })
    .first()
    .click()
  await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  for (const route of held) await route.abort()
})

const throwing: [string, [string, string]][] = [
  [
    'on load',
    [
      'export function ServicesScreen',
      `throw new Error('thrown on load')\n\nexport function ServicesScreen`,
    ],
  ],
  [
    'on render',
    [
      'const t = useMessages()',
      `const t = useMessages()\n  if (t) throw new Error('thrown on render')`,
    ],
  ],
]
for (const [when, [from, to]] of throwing) {
  test(`X-09 M-04: a remote that throws ${when} does not affect the rest of the page${when === 'on render' ? '' : ' @long'}`, async ({
    page,
    platform,
  }) => {
    const variant = await variantOf('services', '1.1.0')
    await variant.replace('src/services/ServicesScreen.tsx', from, to)
    await platform.release(await variant.build())
    await page.goto(`${platform.address}/services`)
    await frameStands(page)
    await page
      .getByRole('link', { name: /Beranda/ })
      .first()
      .click()
    await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  })
}

test('X-09 M-04: a remote that throws in an effect does not affect the rest of the page', async ({
  page,
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'import styles',
    `import { useEffect } from 'react'\nimport styles`,
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'const t = useMessages()',
    `const t = useMessages()\n  useEffect(() => {\n    throw new Error('thrown in an effect')\n  }, [])`,
  )
  await platform.release(await variant.build())
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeHidden()
  await frameStands(page)
  await page
    .getByRole('link', { name: /Beranda/ })
    .first()
    .click()
  await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
})

test('M-04: the shop stays open while the registry is stopped, also after a restart of the edge', async ({
  page,
  platform,
}) => {
  await platform.stopRegistry()
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  await platform.restartEdge()
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
})

test.describe('past the gates', () => {
  test.use({ edgeChannel: 'staging' })

  test('M-03: a second React from a developer’s server is reported with the unit that contains it', async ({
    page,
    platform,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const variant = await variantOf('services', '1.1.0')
    await variant.replace('package.json', ',"react":"catalog:","react-dom":"catalog:"}', '}')
    await variant.replace(
      'src/services/ServicesScreen.tsx',
      'import styles',
      `import { useState } from 'react'\nimport styles`,
    )
    await variant.replace(
      'src/services/ServicesScreen.tsx',
      'const t = useMessages()',
      'const t = useMessages()\n  useState(0)',
    )
    const server = await serveBuild(await variant.build())
    await page.goto(
      `${platform.address}/services?dev.services=${encodeURIComponent(server.address)}`,
    )
    await expect.poll(() => said.join('\n')).toMatch(/services[^\n]*react|react[^\n]*services/i)
    await frameStands(page)
    await server.close()
  })
})
