import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPlatform } from '../fixtures/platform.ts'
import { expect, open, test } from '../fixtures/shop.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A server of raster tiles. It records the requested ones, and has none while `isBroken`. */
async function tileServer() {
  const state = { requested: [] as string[], isBroken: false }
  const server = createServer(({ method, url = '' }, response) => {
    // The tests' own header of each request needs the permission of other origins.
    const isTile = method === 'GET'
    if (isTile) state.requested.push(url)
    response.writeHead(isTile && state.isBroken ? 404 : 200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end(isTile && !state.isBroken ? PIXEL : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    address: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The tile of a point. */
function tileOf(latitude: number, longitude: number, zoom: number): string {
  const size = 2 ** zoom
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  const x = Math.floor(((longitude + 180) / 360) * size)
  const y = Math.floor(((1 - north / Math.PI) / 2) * size)
  return `/${zoom}/${x}/${y}.png`
}

const zoomOf = (path: string) => Number(path.split('/')[1])

test('R-13 X-01: map tiles are the background of the map where they load, and the areas without them @long', async ({
  page,
}) => {
  const { state, address, close } = await tileServer()
  const { platform, stop } = await openPlatform('staging', {
    MAP_TILES: address,
    MAP_TILES_ATTRIBUTION: '© Peta Contoh',
  })
  try {
    const [latitude, longitude] = [-6.2, 106.82]
    await open(
      page,
      `${platform.address}/local-store?latitude=${latitude}&longitude=${longitude}&view=map`,
    )
    const map = page.getByRole('application')
    const attribution = page.getByText('© Peta Contoh')
    await expect(attribution).toBeVisible({ timeout: 30_000 })
    const isCentre = (path: string) => path === tileOf(latitude, longitude, zoomOf(path))
    expect(state.requested.filter(isCentre)).not.toEqual([])

    // The camera follows the search.
    state.requested.length = 0
    const field = page.getByRole('combobox', { name: 'Cari tempat atau toko' })
    await field.fill('gambir')
    await page
      .getByRole('option', { name: /^Gambir/ })
      .first()
      .click()
    await expect(map).toBeFocused()
    await expect.poll(() => state.requested.length).toBeGreaterThan(0)

    state.isBroken = true
    await page.reload()
    await expect(map.locator('canvas')).toBeAttached({ timeout: 30_000 })
    await expect(map.locator('text').first()).toBeVisible()
    await expect(attribution).toBeHidden()
  } finally {
    await stop()
    close()
  }
})
