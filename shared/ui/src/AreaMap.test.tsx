import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AreaMap } from './AreaMap.tsx'
import type { MapTiles } from './format/map-tiles.ts'
import type { MapView } from './format/map-view.ts'

const centre = { latitude: -6.24, longitude: 106.8 }
const areas = [
  { id: '1', name: 'Melawai', ...centre },
  { id: '2', name: 'Gunung', latitude: -6.23, longitude: 106.79 },
  { id: '3', name: 'Pulo', latitude: -6.25, longitude: 106.81 },
  // A few metres apart.
  ...Array.from({ length: 8 }, (_, at) => ({
    id: `rw${at}`,
    name: `RW ${at}`,
    latitude: -6.2401 + at * 0.0003,
    longitude: 106.8,
  })),
]

function Map({ onView, tiles }: { onView: (view: MapView) => void; tiles?: MapTiles }) {
  const [view, setView] = useState<MapView>({ centre, pixelsPerKm: 100 })
  return (
    <AreaMap
      label="Peta"
      nearerLabel="Perbesar"
      fartherLabel="Perkecil"
      language="id"
      tiles={tiles}
      view={view}
      onView={(next) => {
        setView(next)
        onView(next)
      }}
      areas={areas}
      highlightedId="1"
    />
  )
}

test('R-13 R-32: shows the names of areas as far as they fit, and more of them nearer', async () => {
  render(<Map onView={() => {}} />)
  for (const name of ['Melawai', 'Gunung', 'Pulo']) expect(screen.getByText(name)).toBeVisible()
  expect(screen.getAllByText(/^RW/).length).toBeLessThan(8)
  const zoom = screen.getByRole('button', { name: 'Perbesar' })
  for (let step = 0; step < 6; step++) await userEvent.click(zoom)
  expect(screen.getAllByText(/^RW/)).toHaveLength(8)
})

test('R-13 R-32 U-22: moves and zooms by the keyboard', async () => {
  const onView = jest.fn<void, [MapView]>()
  render(<Map onView={onView} />)
  await userEvent.tab()
  expect(screen.getByRole('application', { name: 'Peta' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onView.mock.lastCall![0].centre.latitude).toBeGreaterThan(centre.latitude)
  await userEvent.keyboard('+')
  expect(onView.mock.lastCall![0].pixelsPerKm).toBe(150)
  expect(screen.getByText('500 m')).toBeVisible()
})

test('R-13 R-32 X-01: the areas stay when the tiles cannot be loaded', async () => {
  const tiles = {
    address: 'https://tiles.invalid/{z}/{x}/{y}.png',
    attribution: '© Peta',
    library: '/maps/missing.mjs',
  }
  render(<Map onView={() => {}} tiles={tiles} />)
  await waitFor(() => expect(document.querySelector('link[href="/maps/missing.css"]')).toBeTruthy())
  await act(async () => {
    document.querySelector('link[href="/maps/missing.css"]')?.dispatchEvent(new Event('error'))
  })
  expect(screen.getByText('Melawai')).toBeVisible()
  expect(screen.queryByText('© Peta')).toBeNull()
})
