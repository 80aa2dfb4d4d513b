import { expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

test.use({ isRenderedFirst: true })

test('M-04: the release console promotes, rolls back and freezes with a squad’s token, and shows the author', async ({
  page,
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await platform.publish(await variant.build())
  await page.goto(`${platform.address}/registry/console`)
  const unit = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Releases of services' }) })
  await unit.getByRole('button', { name: 'Releases of services' }).click()
  await page.getByRole('button', { name: 'Promote services 1.1.0' }).click()
  await expect(page.getByRole('status')).toContainText('This call needs a token')

  await page.getByLabel('Token').fill(await platform.tokenFor('services'))
  await page.getByRole('button', { name: 'Promote services 1.1.0' }).click()
  await expect(page.getByRole('status')).toHaveText('services 1.1.0 is stable in production')
  await expect(unit.getByRole('cell', { name: '1.1.0' })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /squad services promoted services 1\.1\.0/ }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Roll services back' }).click()
  await expect(page.getByRole('status')).toContainText('services')
  await expect(unit.getByRole('cell', { name: '1.1.0' })).toBeHidden()

  await page.getByRole('button', { name: 'Freeze services' }).click()
  await page.getByLabel('Why, for those who find it so').fill('Stocktaking')
  await page.keyboard.press('Enter')
  await expect(unit).toContainText('frozen by squad services: Stocktaking')
  await page.getByRole('button', { name: 'Roll checkout back' }).click()
  await expect(page.getByRole('status')).toContainText('not for checkout')
})
