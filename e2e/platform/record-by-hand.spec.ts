import { root } from '@borong/build/units'
import type { BuiltRelease } from '@borong/contract/release'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures/platform.ts'

test('M-02 M-04: the release that the documentation writes by hand is rendered on the server, and runs in the browser @long', async ({
  page,
  platform,
}) => {
  const text = await readFile(join(root, 'docs/release-record.md'), 'utf8')
  const [entry, server] = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, script]) => script!)
  const record = /```json\n(.*?)```/s.exec(text)![1]!
  const release = JSON.parse(record) as BuiltRelease
  const home = await mkdtemp(join(tmpdir(), 'by-hand-'))
  const directory = join(home, 'hello')
  for (const folder of ['browser', 'server'])
    await mkdir(join(directory, 'dist', folder), { recursive: true })
  await writeFile(join(directory, 'dist/release.json'), record)
  await writeFile(join(directory, 'dist/browser', release.entry), entry!)
  await writeFile(join(directory, 'dist/server', release.server!.entry), server!)
  await platform.release(directory)

  expect(await (await fetch(`${platform.address}/hello`)).text()).toContain('<h1>Halo</h1>')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${platform.address}/hello`)
  await expect(page.getByRole('heading', { level: 1, name: 'Halo' })).toBeVisible()
  await expect(page).toHaveTitle(/^Halo/)
  await expect(page.locator('[data-remote="hello"]').first()).toHaveAttribute(
    'data-version',
    '1.0.0',
  )
  await expect.poll(() => page.evaluate(() => 'borong_hello__1_0_0' in globalThis)).toBe(true)
  expect(errors).toEqual([])
  await rm(home, { recursive: true })
})
