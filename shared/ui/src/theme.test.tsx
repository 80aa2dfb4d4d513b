import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Loader } from './Loader.tsx'

const tokens = Object.fromEntries(
  [...readFileSync(join(__dirname, 'tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name, value]) => [name, value],
  ),
)

test('K-06: defines the specified brand, layers, radii and background of toasts', () => {
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
  })
})

const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

// The dark scheme is the last in the file.
test.each([
  ['ink', ['paper', 'ground', 'line', 'accent-soft', 'good-soft', 'bad-soft', 'warn-soft']],
  ['muted', ['paper', 'ground', 'line', 'accent-soft']],
  ['accent-ink', ['paper', 'ground', 'accent-soft']],
  ['good', ['paper', 'good-soft']],
  ['bad', ['paper', 'bad-soft']],
  ['warn', ['paper', 'warn-soft']],
  ['note', ['paper', 'note-soft']],
  ['on-accent', ['accent', 'accent-pressed', 'track']],
])('K-06: %s is readable on its backgrounds in the dark scheme', (text, backgrounds) => {
  for (const background of backgrounds) {
    const both = [luminance(tokens[text]!), luminance(tokens[background]!)]
    const contrast = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
    expect({ background, isReadable: contrast >= 4.5 }).toEqual({
      background,
      isReadable: true,
    })
  }
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
