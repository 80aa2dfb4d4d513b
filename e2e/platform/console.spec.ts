import type { Release } from '@borong/contract/release'
import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, test, type Platform } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

const SIZES = [
  { width: 390, height: 740, tag: [] },
  { width: 1280, height: 800, tag: ['@long'] },
]

/** Publishes the current release of services again as another version, with another table. */
async function publishSimilar({ registry }: Platform, version: string): Promise<string> {
  const { releases } = await registry.get<{ releases: { version: string }[] }>(
    'units/services/releases',
  )
  const current = releases.at(-1)!.version
  const {
    publishedAt: _at,
    publishedBy: _by,
    note: _note,
    signature: _signature,
    ...built
  } = await registry.get<Release>(`units/services/releases/${current}`)
  const [route] = built.remote!.routes
  await registry.send('POST', 'units/services/releases', {
    release: {
      ...built,
      version,
      remote: { ...built.remote, routes: [...built.remote!.routes, { ...route, path: '/stock' }] },
      calls: built.calls!.slice(1),
    },
    note: 'Stock outlook',
  })
  return current
}

const openConsole = (page: Page, { address }: Platform, hash = '') =>
  page.goto(`${address}/registry/console/${hash}`)

const says = (page: Page) => page.getByRole('status')

for (const { width, height, tag } of SIZES)
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height } })

    test.describe('with rendering', () => {
      test.use({ isRenderedFirst: true })

      test('M-04: the release console promotes, rolls back and freezes with a squad’s token, and shows the author @long', async ({
        page,
        platform,
      }) => {
        const variant = await variantOf('services', '1.9.0')
        await platform.publish(await variant.build())
        await page.goto(`${platform.address}/registry/console`)
        await page.getByRole('link', { name: 'Releases of services' }).click()
        await page.getByRole('button', { name: 'Promote services 1.9.0' }).click()
        await expect(says(page)).toContainText('This call needs a token')
        await expect(says(page)).toBeInViewport()

        await page.getByLabel('Token').fill(await platform.tokenFor('services'))
        await page.getByRole('button', { name: 'Promote services 1.9.0' }).click()
        await expect(says(page)).toHaveText('services 1.9.0 is stable in production')
        await page.getByRole('link', { name: 'All units' }).click()
        const unit = page.getByRole('row').filter({
          has: page.getByRole('link', { name: 'Releases of services' }),
        })
        await expect(unit.getByRole('cell', { name: '1.9.0' })).toBeVisible()
        await expect(
          page.getByRole('row', { name: /squad services promoted services 1\.9\.0/ }),
        ).toBeVisible()

        await page.getByRole('button', { name: 'Roll back services' }).click()
        await expect(says(page)).toContainText('services is back at')
        await expect(unit.getByRole('cell', { name: '1.9.0' })).toBeHidden()

        await page.getByRole('button', { name: 'Freeze services' }).click()
        await page.getByLabel('Why, for those who find it so').fill('Stocktaking')
        await page.keyboard.press('Enter')
        await expect(unit).toContainText('frozen by squad services: Stocktaking')
        await page.getByRole('button', { name: 'Roll back checkout' }).click()
        await expect(says(page)).toContainText('not for checkout')
      })
    })

    test('M-04: a link opens a release with its differences, the back button leads back, and everything fits the screen @long', async ({
      page,
      platform,
    }) => {
      const current = await publishSimilar(platform, '1.9.0')
      await openConsole(page, platform)
      await expect(page.getByRole('heading', { name: 'Units in production' })).toBeVisible()
      const host = page.getByRole('row').filter({
        has: page.getByRole('link', { name: 'Releases of host' }),
      })
      // A card on a narrow screen repeats the title of the column.
      await expect(host.getByRole('cell', { name: /^(Contract )?\d+$/ })).toBeVisible()
      await expectNothingWide(page)
      await expectNoViolations(page)
      await page.getByRole('link', { name: 'Releases of services' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'services', level: 2 })).toBeFocused()
      await expect(page.getByText('No visits were reported in this time.')).toBeVisible()
      await expectNothingWide(page)
      await expectNoViolations(page)
      await page.getByRole('link', { name: '1.9.0', exact: true }).click()
      await expect(page).toHaveTitle('services 1.9.0 · Releases · Borong')

      await page.goto('about:blank')
      await openConsole(page, platform, '#/services/1.9.0')
      await expect(page.getByLabel('Compared with')).toHaveValue(current)
      await expect(page.getByRole('region', { name: 'Paths' })).toHaveText(/added\s*\/stock/)
      await expect(page.getByRole('region', { name: 'Calls' })).toContainText('removed')
      await expect(page.getByRole('region', { name: 'Files for browsers' })).toContainText(
        'The same files in both.',
      )
      await expect(page.getByText('Stock outlook')).toBeVisible()
      await expectNothingWide(page)
      await expectNoViolations(page)

      await page.getByRole('link', { name: 'services', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'services', level: 2 })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'services 1.9.0', level: 2 })).toBeVisible()
    })

    test('M-04: shows a rollout’s step, visitors, failures and the time to the next step, holds it and stops it, and the figures over time @long', async ({
      page,
      platform,
    }) => {
      const current = await publishSimilar(platform, '1.9.0')
      const { registry } = platform
      const { channels } = await registry.get<{
        channels: Record<string, Record<string, { revision: number }>>
      }>('status')
      await registry.send('PUT', 'channels/production/units/services', {
        action: 'roll-out',
        version: '1.9.0',
        steps: [50, 100],
        visitors: 1000,
        minutes: 90,
        expected: channels.production!.services!.revision,
      })
      // Each visitor counts for the version that the rollout gives.
      for (let visitor = 0; visitor < 8; visitor += 1)
        for (const version of ['1.9.0', current])
          await fetch(`${platform.registryAddress}/registry/v1/reports`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': `203.0.113.${visitor}`,
            },
            body: JSON.stringify({
              channel: 'production',
              visitor: `visitor-${visitor}`,
              units: { services: { version, errors: 1 } },
            }),
          })
      await openConsole(page, platform, '#/services')
      await page.getByLabel('Token').fill(await platform.tokenFor('services'))
      const rollout = page.getByRole('region', { name: 'Rollout of services 1.9.0' })
      await expect(rollout.getByRole('listitem').filter({ hasText: '50 %' })).toHaveAttribute(
        'aria-current',
        'step',
      )
      await expect(rollout).toContainText(
        /\d visitors? of 1000 in this step\. All visitors after 99\d more, or in (89|90) min/,
      )
      await expect(rollout).toContainText(/with a failure \(100\.0 %\)/)

      const figures = page.getByRole('region', { name: 'Visitors and failures' })
      await expect(figures.getByRole('img', { name: /^Visitors per 4 hours/ })).toBeVisible()
      await figures.getByText('Figures as a table').click()
      await expect(figures.getByRole('row', { name: /1\.9\.0.*100\.0 %/ })).toBeVisible()
      await figures.getByRole('link', { name: '24 hours' }).click()
      await expect(figures.getByRole('img', { name: /^Visitors per hour/ })).toBeVisible()
      await expectNothingWide(page)
      await expectNoViolations(page)

      await page.getByRole('button', { name: 'Hold the rollout of services' }).click()
      await page.getByLabel('Why, for those who find it so').fill('Looking at the errors')
      await page.keyboard.press('Enter')
      await expect(rollout).toContainText('Held at 50 % of visitors by squad services: Looking')
      await page.getByRole('button', { name: 'Continue the rollout of services' }).click()
      await expect(rollout).toContainText('in this step')
      await page.getByRole('button', { name: 'Stop the rollout of services' }).click()
      await expect(says(page)).toContainText('services 1.9.0 is no candidate in production')
      await expect(rollout).toBeHidden()
    })
  })

test('M-04: the console names an unknown unit or release, and shows when the registry does not answer @long', async ({
  page,
  platform,
}) => {
  await openConsole(page, platform, '#/nothing')
  await expect(page.getByRole('alert')).toContainText('There is no unit nothing')
  await openConsole(page, platform, '#/services/9.9.9')
  await expect(page.getByText('services 9.9.9 was never published.')).toBeVisible()
  await page.getByRole('link', { name: 'services', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Releases', exact: true })).toBeVisible()

  await platform.stopRegistry()
  await expect(says(page)).toHaveText('The registry does not answer.')
  await expect(page.getByRole('region', { name: 'Releases', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'All units' }).click()
  await expect(page.getByRole('alert')).toHaveText('The registry does not answer.')
  await platform.startRegistry()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Units in production' })).toBeVisible()
})
