import type { Page } from '@playwright/test'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, versionsOn, type Platform } from '../fixtures/platform.ts'
import { HEADLINE } from '../fixtures/services-page.ts'
import { type Variant, variantOf } from '../fixtures/variants.ts'

/** The scripts of services that the page loaded, with the size of their transferred bodies. A cached one has 0. */
const loaded = (page: Page): Promise<{ path: string; bytes: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\/assets\/services\/.*js$/.test(name))
      .map(({ name, transferSize, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: transferSize > 0 ? encodedBodySize : 0,
      })),
  )

/** The size of a file for a browser that has none of an earlier release. */
async function wholeBytes(address: string, path: string): Promise<number> {
  const { headers } = await fetch(address + path, { headers: { 'accept-encoding': 'br' } })
  return Number(headers.get('content-length'))
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** A text of a file, and the one of the next release. */
interface Change {
  file: string
  from: string
  to: string
}

const releaseWith = async (
  platform: Platform,
  variant: Variant,
  { file, from, to }: Change,
): Promise<void> => {
  await variant.replace(file, from, to)
  await platform.release(await variant.build())
}

const headlineOf = (to: string): Change => ({
  file: 'src/messages/id.json',
  from: HEADLINE,
  to,
})

const headline = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const changes: readonly [what: string, change: Change, chunks: readonly string[]][] = [
  ['sentence', headlineOf('Layanan dua'), ['entry', 'messages-id']],
  [
    'line of code',
    {
      file: 'src/services/ServicesScreen.tsx',
      from: '{loggedIn && <Applications />}',
      to: '{loggedIn ? <Applications /> : <p>Layanan dua</p>}',
    },
    ['entry', 'services-ServicesScreen'],
  ],
]
for (const [what, change, chunks] of changes)
  test(`M-04: a returning visitor downloads less than 5 % of the bytes for one changed ${what} @long`, async ({
    page,
    platform: { address },
    platform,
  }) => {
    // Both releases are built in one folder, as a squad does: module ids contain paths.
    const variant = await variantOf('services', '1.2.0')
    await platform.release(await variant.build())
    await page.goto(`${address}/services`)
    await headline(page, HEADLINE)
    await variant.replace('package.json', '"version":"1.2.0"', '"version":"1.3.0"')
    await releaseWith(platform, variant, change)
    await page.goto(`${address}/services`)
    await expect(page.getByText('Layanan dua')).toBeVisible()
    const downloaded = async () =>
      (await loaded(page))
        .filter(({ bytes }) => bytes > 0)
        .map(({ path }) => /([^/]+)\.\w+\.js$/.exec(path)?.[1])
        .toSorted()
    // The text is in the document, so it is visible before the scripts have arrived.
    await expect.poll(downloaded).toEqual(chunks)
    const files = await loaded(page)
    const bytes = sum(files.map((file) => file.bytes))
    const whole = sum(await Promise.all(files.map(({ path }) => wholeBytes(address, path))))
    test.info().annotations.push({ type: 'downloaded', description: `${bytes} of ${whole} bytes` })
    expect(bytes).toBeLessThan(whole * 0.05)
  })

const alterations: readonly [what: string, at: (size: number) => number][] = [
  ['difference', (size) => size - 10],
  ['hash of its dictionary', () => 20],
]
for (const [what, at] of alterations)
  test(`M-04: no script runs when the ${what} was altered on the way, and the last good release is shown @long`, async ({
    page,
    platform,
  }) => {
    let altered = 0
    const proxy = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming
      incoming.pipe(
        request(platform.address + url, { method, headers }, (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers)
          if (response.headers['content-encoding'] !== 'dcz') return response.pipe(outgoing)
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          return response.on('end', () => {
            const body = Buffer.concat(chunks)
            const place = at(body.length)
            body[place] = body[place]! ^ 1
            altered += 1
            outgoing.end(body)
          })
        }),
      )
    })
    await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
    const address = `http://localhost:${(proxy.address() as AddressInfo).port}`
    try {
      await page.goto(`${address}/services`)
      await headline(page, HEADLINE)
      await releaseWith(platform, await variantOf('services', '1.1.0'), headlineOf('Layanan satu'))
      await page.goto(`${address}/services`)
      await expect.poll(() => altered).toBeGreaterThan(0)
      await expect.poll(() => versionsOn(page)).toMatchObject({ services: '1.0.0' })
    } finally {
      proxy.closeAllConnections()
      proxy.close()
    }
  })
