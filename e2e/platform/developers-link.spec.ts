import { join } from 'node:path'
import { edit, startDev } from '../fixtures/own-repository.ts'
import { expect, test, versionsOn } from '../fixtures/platform.ts'
import { openSquad } from '../fixtures/squad.ts'

test('M-04: a signed link opens the deployed shop with the servers of two developers in place of two remotes @long', async ({
  page,
  platform,
}) => {
  const loyalty = await openSquad(platform, 'loyalty', 'rsbuild-react')
  const stamps = await openSquad(platform, 'stamps', 'rspack', loyalty.squad.tarballs)
  const card = `<Widget name={'stamps/card' as string} title="Kartu cap" />`
  const screen = join(loyalty.squad.directory, 'src/page/LoyaltyScreen.tsx')
  await edit(screen, 'useMessages }', 'useMessages, Widget }')
  await edit(screen, `<p>{t('page.lead')}</p>`, `<p>{t('page.lead')}</p>${card}`)
  for (const { squad } of [stamps, loyalty])
    await squad.borong('release', '--channel', 'production', '--now')
  await platform.settled()

  const env = { ...loyalty.squad.env, BORONG_TOKEN: platform.adminToken }
  const ofStamps = await startDev(stamps.squad.directory, platform.address, { env })
  const args = ['--with', `stamps=${ofStamps.server}`]
  const dev = await startDev(loyalty.squad.directory, platform.address, { env, args })
  try {
    const words = join(loyalty.squad.directory, 'src/messages/id.json')
    const link = new URL('/loyalty', platform.address)
    link.search = dev.address.search
    expect(dev.address.searchParams.has('preview')).toBe(true)
    await page.goto(link.href)
    await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kartu cap' })).toBeVisible()
    expect(await versionsOn(page)).toMatchObject({
      loyalty: 'development',
      stamps: 'development',
    })
    await edit(words, 'Halaman ini', 'Halaman yang diubah')
    await expect(page.getByText('Halaman yang diubah')).toBeVisible()

    // Visitors have the releases.
    const html = await (await fetch(`${platform.address}/loyalty`)).text()
    expect(html).toContain('Halaman ini dibangun')
    expect(html).not.toContain('localhost:4')
    // A squad's token is for its own remote.
    const foreign = startDev(loyalty.squad.directory, platform.address, {
      env: loyalty.squad.env,
      args,
    })
    await expect(foreign).rejects.toThrow('borong dev ended')
  } finally {
    dev.stop()
    ofStamps.stop()
    await stamps.close()
    await loyalty.close()
  }
})
