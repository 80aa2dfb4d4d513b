import type { Page } from '@playwright/test'
import { readAsGuest } from '../fixtures/market.ts'
import { expect, heading, open, test } from '../fixtures/shop.ts'

interface Stream {
  id: string
  title: string
  status: 'live' | 'upcoming' | 'recorded'
}

/** A second of moving colours in fragmented MP4, made by the browser itself: its beginning, and the rest. */
async function film(page: Page): Promise<{ head: Buffer; body: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const kinds = ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp09.00.10.08']
    const kind = kinds.find((one) => MediaRecorder.isTypeSupported(one))!
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 240 })
    const context = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: kind })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 60; frame++) {
      context.fillStyle = `hsl(${frame * 6} 80% 50%)`
      context.fillRect(0, 0, 320, 240)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const buffer = await new Blob(parts).arrayBuffer()
    return [...new Uint8Array(buffer)]
  })
  const whole = Buffer.from(bytes)
  const start = whole.indexOf('moof') - 4
  return { head: whole.subarray(0, start), body: whole.subarray(start) }
}

const PLAYLIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="init.mp4"
#EXTINF:1.0,
part.m4s
#EXT-X-ENDLIST
`

const marks = { live: 'LIVE', recorded: 'Rekaman' }

/** One that can be watched at this hour. */
async function anyStream() {
  const { result } = await readAsGuest<{ result: Stream[] }>('/core/api/v4/streams')
  return result.find((one) => one.status !== 'upcoming') as Stream & { status: keyof typeof marks }
}

test('R-39: a stream plays over HLS, with the products shown in it', async ({ page, context }) => {
  const stream = await anyStream()
  await open(page, '/menu')
  const { head, body } = await film(page)
  const asked: string[] = []
  await context.route('**/video/*/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!
    asked.push(name)
    if (name === 'index.m3u8')
      return route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: PLAYLIST })
    return route.fulfill({ contentType: 'video/mp4', body: name === 'init.mp4' ? head : body })
  })
  // Where the browser plays HLS by itself the library would never be met.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await open(page, `/live/${stream.id}`)
  await heading(page, stream.title)
  await expect(page.getByText(marks[stream.status], { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible()
  const video = page.locator('video')
  await expect(video).toHaveAttribute('src', /^blob:/)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['index.m3u8'])
  await video.evaluate((element: HTMLVideoElement) => void element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320)
})

test('R-39: a stream that can not be played says so in place, and tries again', async ({
  page,
  context,
}) => {
  const stream = await anyStream()
  let tries = 0
  await context.route('**/video/*/**', (route) => {
    tries += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await open(page, `/live/${stream.id}`)
  await expect(page.getByText('Siaran belum dapat diputar')).toBeVisible()
  const before = tries
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(() => tries).toBeGreaterThan(before)
  await heading(page, stream.title)
})
