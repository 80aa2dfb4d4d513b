import { debugIdOf } from '@borong/contract/debug-id'
import { createHash } from 'node:crypto'
import { serveBuild } from '../fixtures/developer-server.ts'
import { expect, test, versionsOn } from '../fixtures/platform.ts'
import { expectFrame, HEADLINE } from '../fixtures/services-page.ts'
import { variantOf } from '../fixtures/variants.ts'

interface ErrorEvent {
  debug_meta: { images: { code_file: string; debug_id: string }[] }
}

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
  test(`X-09 M-04: a remote that throws ${when} does not affect the rest of the page, its last good release follows in the same tab, and the registry is told @long`, async ({
    page,
    platform,
  }) => {
    const variant = await variantOf('services', '1.1.0')
    await variant.replace('src/services/ServicesScreen.tsx', from, to)
    await platform.release(await variant.build())
    await page.goto(`${platform.address}/services`)
    await expectFrame(page)
    if (when === 'on render') {
      await expect(page.getByText(/ServicesScreen\.tsx:\d+/)).toBeVisible()
      await page.getByRole('button', { name: 'Buka versi sebelumnya' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    expect(await versionsOn(page)).toMatchObject({ services: '1.0.0' })
    await page
      .getByRole('link', { name: /Beranda/ })
      .first()
      .click()
    await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
    await expect(async () => {
      // A busy page takes longer than the wait, which must not reject without a handler.
      const [sent] = await Promise.all([
        page.waitForRequest(/registry\/v1\/reports/, { timeout: 1000 }),
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', {
            value: 'hidden',
            configurable: true,
          })
          document.dispatchEvent(new Event('visibilitychange'))
        }),
      ])
      const { units } = sent.postDataJSON() as { units: Record<string, object> }
      expect(units.services).toMatchObject({
        version: '1.1.0',
        [when === 'on load' ? 'loadFailures' : 'errors']: expect.any(Number),
      })
      expect(units.host).not.toHaveProperty('errors')
    }).toPass()
    await expect
      .poll(async () => (await platform.borong('errors', 'services', '1.1.0')).output)
      .toMatch(
        new RegExp(
          `^services 1\\.1\\.0: Error: thrown ${when}\n.*1 visitor.*\n.*ServicesScreen\\.tsx:\\d+`,
        ),
      )
    expect((await platform.borong('errors', 'host')).output).toMatch(/^No errors of host/)
    const edge = await platform.metrics('edge')
    const failures = (unit: string) =>
      [...edge.matchAll(/^borong_render_failures_total\{unit="(\S+?)".* (\d+)$/gm)].reduce(
        (sum, [, of, count]) => sum + (of === unit ? Number(count) : 0),
        0,
      )
    expect(failures('services')).toBeGreaterThan(0)
    expect(failures('host')).toBe(0)
    const failing = (unit: string, version: string, count: number) =>
      `borong_release_failing_visitors{channel="production",unit="${unit}",version="${version}"} ${count}`
    const registry = await platform.metrics('registry')
    expect(registry).toContain(failing('services', '1.1.0', 1))
    expect(registry).toContain(failing('host', '1.0.0', 0))
  })
}

test('X-09 M-04 C-35: a remote that throws in an effect does not affect the rest of the page, and its error names its source maps @long', async ({
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
  const reported = page.waitForRequest(
    (request) =>
      request.url().includes('/telemetry/sentry') &&
      (request.postData() ?? '').includes('thrown in an effect'),
  )
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeHidden()
  await expectFrame(page)
  await page
    .getByRole('link', { name: /Beranda/ })
    .first()
    .click()
  await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  const [, , event] = (await reported).postData()!.split('\n')
  const { debug_meta } = JSON.parse(event!) as ErrorEvent
  const image = debug_meta.images.find(({ code_file }) => code_file.includes('/assets/services/'))
  const file = await (await page.request.get(image!.code_file)).body()
  expect(image).toMatchObject({
    type: 'sourcemap',
    debug_id: debugIdOf(createHash('sha384').update(file).digest()),
  })
})

test.describe('past the gates', () => {
  test.use({ edgeChannel: 'staging' })

  test('M-03: a second React from a developer’s server is reported with the unit that contains it @long', async ({
    page,
    platform,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
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
    await expect.poll(() => logged.join('\n')).toMatch(/services[^\n]*react|react[^\n]*services/i)
    await expectFrame(page)
    await server.close()
  })
})
