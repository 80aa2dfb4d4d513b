import { act, render, screen } from '@testing-library/react'
import { cameraOf, type MapTiles } from './format/map-tiles.ts'
import { TileLayer } from './TileLayer.tsx'

const LIBRARY = '/maps/maplibre-gl.mjs'

let mockOpened: Opened | undefined

/** Replaces MapLibre GL, which needs WebGL: it records its calls, and the test sends its events. */
jest.mock(
  '/maps/maplibre-gl.mjs',
  () => ({
    Map: jest.fn((options: Opened['options']) => {
      const opened: Opened = { options, handlers: {}, cameras: [], isRemoved: false }
      mockOpened = opened
      return {
        on: (name: string, handle: Handler) => void (opened.handlers[name] = handle),
        jumpTo: (camera: unknown) => void opened.cameras.push(camera),
        remove: () => void (opened.isRemoved = true),
      }
    }),
  }),
  { virtual: true },
)

type Handler = (event: { tile?: object }) => void
interface Opened {
  options: { interactive: boolean; zoom: number }
  handlers: Record<string, Handler>
  cameras: unknown[]
  isRemoved: boolean
}

const tiles: MapTiles = {
  address: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© Peta',
  library: LIBRARY,
}
const view = { centre: { latitude: -6.24, longitude: 106.8 }, pixelsPerKm: 100 }
const nearer = { ...view, pixelsPerKm: 150 }

async function start() {
  const { rerender, unmount } = render(<TileLayer tiles={tiles} view={view} />)
  await act(async () => {
    document.querySelector('link')!.dispatchEvent(new Event('load'))
  })
  const opened = mockOpened!
  const send = (name: string, event = {}) => act(() => opened.handlers[name]!(event))
  return { opened, send, unmount, show: () => rerender(<TileLayer tiles={tiles} view={nearer} />) }
}

afterEach(() => document.querySelector('link')?.remove())

test('R-13 R-32: the camera follows the view, and MapLibre handles no input', async () => {
  const { opened, show, unmount } = await start()
  expect(opened.options).toMatchObject({ interactive: false, ...cameraOf(view) })
  show()
  expect(opened.cameras).toEqual([cameraOf(nearer)])
  unmount()
  expect(opened.isRemoved).toBe(true)
})

test('R-13 R-32 X-01: shows tiles and their source from the first one on, and hides them where all fail', async () => {
  const { send, show } = await start()
  send('sourcedata')
  expect(screen.queryByText('© Peta')).toBeNull()
  send('sourcedata', { tile: {} })
  expect(screen.getByText('© Peta')).toBeVisible()
  // One of several tiles is missing.
  send('error')
  send('idle')
  expect(screen.getByText('© Peta')).toBeVisible()
  show()
  send('error')
  send('idle')
  expect(screen.queryByText('© Peta')).toBeNull()
  send('sourcedata', { tile: {} })
  send('webglcontextlost')
  expect(screen.queryByText('© Peta')).toBeNull()
})
