import type { Page } from '@playwright/test'
import { readAsGuest } from '../fixtures/market.ts'
import { expect, heading, open, test } from '../fixtures/shop.ts'

interface Stream {
  id: string
  title: string
  status: 'live' | 'upcoming' | 'recorded'
  items: { name: string }[]
}

const marks = { live: 'LIVE', recorded: 'Rekaman' } as const

async function streams(): Promise<Stream[]> {
  const { result } = await readAsGuest<{ result: Stream[] }>('/core/api/v4/streams')
  return result
}

/** Expects that the video's playback position advances. */
async function expectPlaying(page: Page) {
  const video = page.locator('video')
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect
    .poll(() => video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth))
    .toBeGreaterThan(0)
  const start = await time()
  await expect.poll(time).toBeGreaterThan(start + 0.2)
}

for (const status of ['live', 'recorded'] as const)
  test(`R-39 F-03: from the list a ${status} stream of the gateway plays with the products shown in it${status === 'live' ? '' : ' @long'}`, async ({
    page,
  }) => {
    const stream = (await streams()).find((one) => one.status === status)!
    const { result } = await readAsGuest<{ result: Stream }>(`/core/api/v4/streams/${stream.id}`)
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/video/')) requested.push(pathname.split('/').at(-1)!)
    })
    await open(page, '/live')
    const row = page.getByRole('main').locator(`a[href="/live/${stream.id}"]`)
    await expect(row).toContainText(marks[status])
    await row.click()
    await heading(page, stream.title)
    await expect(page.getByRole('main').getByText(marks[status], { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(result.items.length)
    const video = page.locator('video')
    // The video is not loaded before the visitor plays it.
    await expect(video).toHaveAttribute('preload', 'none')
    expect(requested).toEqual([])
    await video.evaluate((element: HTMLVideoElement) => void element.play())
    await expectPlaying(page)
    await page.getByRole('link', { name: result.items[0]!.name }).first().click()
    await heading(page, result.items[0]!.name)
  })

test('R-39: a stream that can not be played shows a message in place, and plays when it is available @long', async ({
  page,
}) => {
  const stream = (await streams()).find((one) => one.status === 'recorded')!
  await page.route('**/video/*', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, `/live/${stream.id}`)
  const play = () =>
    page
      .locator('video')
      .evaluate((element: HTMLVideoElement) => void element.play().catch(() => {}))
  await play()
  await expect(page.getByText('Siaran belum dapat diputar')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Siaran belum dapat diputar')).toHaveCount(0)
  await play()
  await expectPlaying(page)
  await heading(page, stream.title)
})
