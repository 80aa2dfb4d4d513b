import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Loader } from './Loader.tsx'

const tokens = Object.fromEntries(
  [...readFileSync(join(__dirname, 'tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name, value]) => [name, value],
  ),
)

test('K-06: defines the specified brand, layers, radii and alert colours', () => {
  expect(tokens).toMatchObject({
    accent: '#ff7e00',
    'z-notification': '1000',
    'z-popup': '999',
    'z-drawer': '998',
    'z-bar': '997',
    'z-widget': '996',
    'radius-2': '2px',
    'radius-4': '4px',
    'radius-6': '6px',
    'radius-8': '8px',
    'radius-10': '10px',
    'alert-default': '#333333',
    'alert-error': '#e50000',
    'alert-info': '#fbaf05',
    'alert-success': '#22cd33',
  })
})

test('K-06 N-01: renders the loader as a circle of radius 100 px with a stroke of 15 px', () => {
  render(<Loader label="Memuat" />)
  const circles = [...screen.getByRole('status', { name: 'Memuat' }).querySelectorAll('circle')]
  expect(circles).not.toEqual([])
  for (const circle of circles) {
    expect(circle).toHaveAttribute('r', '100')
    expect(circle).toHaveAttribute('stroke-width', '15')
  }
})
