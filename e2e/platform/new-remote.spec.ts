import { scaffold } from '@borong/cli/remotes/scaffold'
import { bootOf, expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

test('M-02 M-04: a new remote adds a page and a widget on another remote’s page, without a change of the host @long', async ({
  page,
  platform,
}) => {
  const before = await bootOf(platform.address)
  const club = await variantOf('loyalty-club', '1.0.0', await scaffold('loyalty-club'))
  await platform.release(await club.build())

  const services = await variantOf('services', '1.1.0')
  await services.replace('src/services/ServicesScreen.tsx', 'PageTitle,', 'Widget, PageTitle,')
  await services.replace(
    'src/services/ServicesScreen.tsx',
    '<ul ',
    '<Widget name="loyalty-club/card" />\n      <ul ',
  )
  await platform.release(await services.build())

  await page.goto(`${platform.address}/services`)
  await page
    .locator('[data-widget="loyalty-club/card"]')
    .getByRole('link', { name: 'Loyalty Club' })
    .click()
  await expect(page).toHaveURL(/\/loyalty-club$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty Club' })).toBeVisible()
  await expect(page).toHaveTitle(/Loyalty Club/)

  const after = await bootOf(platform.address)
  expect(after.set.units.host).toEqual(before.set.units.host)
})
