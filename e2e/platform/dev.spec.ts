import { freePort } from '@borong/cli/shop/processes'
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '../fixtures/platform.ts'
import { variantOf } from '../fixtures/variants.ts'

const SCREEN = 'src/services/ServicesScreen.tsx'

test.use({ edgeChannel: 'staging' })

test('M-04: a remote runs from its sources inside the shop, and an edit appears without a reload and preserves state @long', async ({
  page,
  platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await variant.replace(SCREEN, 'import styles', `import { useState } from 'react'\nimport styles`)
  await variant.replace(
    SCREEN,
    'const t = useMessages()',
    'const t = useMessages()\n  const [taps, setTaps] = useState(0)',
  )
  await variant.replace(
    SCREEN,
    '<ul ',
    '<button onClick={() => setTaps(taps + 1)}>Ketukan {taps}</button>\n      <ul ',
  )
  const script = join(import.meta.dirname, '../fixtures/dev-services.ts')
  const args = [
    variant.directory,
    String(await freePort()),
    platform.address,
    platform.registryAddress,
    platform.adminToken,
  ]
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        const line = /^http\S+$/m.exec(chunk.toString())?.[0]
        if (line) resolve(line)
      })
      server.once('exit', () => reject(new Error('The developer’s server ended')))
    })
    await page.goto(address)
    await page.getByRole('button', { name: 'Ketukan 0' }).click()
    await expect(page.getByRole('button', { name: 'Ketukan 1' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    // Some editors empty a file before they write it.
    const screen = await readFile(join(variant.directory, SCREEN), 'utf8')
    const edited = screen.replace(
      "title={t('services.title')}",
      "title={'Disunting ' + t('services.title')}",
    )
    expect(edited).not.toBe(screen)
    await variant.write(SCREEN, '')
    await setTimeout(5)
    await variant.write(SCREEN, edited)
    await expect(page.getByRole('heading', { level: 1, name: /^Disunting/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ketukan 1' })).toBeVisible()
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(
      true,
    )

    // A syntax error is shown in the page until it is corrected, and the page keeps its state.
    const overlay = page.frameLocator('#rspack-dev-server-client-overlay')
    await variant.write(
      SCREEN,
      edited.replace('const t = useMessages()', 'const t = (useMessages('),
    )
    await expect(overlay.getByText('Syntax Error')).toBeVisible()
    await expect(overlay.getByText(SCREEN)).toBeVisible()
    await variant.write(SCREEN, edited)
    await expect(overlay.getByText('Syntax Error')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ketukan 1' })).toBeVisible()

    // All other units come from published releases.
    await page.getByRole('link', { name: 'Beranda' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  } finally {
    server.kill('SIGTERM')
  }
})
