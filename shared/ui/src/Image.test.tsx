import { fireEvent, render, screen } from '@testing-library/react'
import { Image } from './Image.tsx'

test('K-08: offers the widths of the image server for a scaled image', () => {
  render(<Image src="/pictures/beras.jpg?w=" alt="Beras" sizes="46vw" />)
  const img = screen.getByRole('img')
  expect(img).toHaveAttribute('src', '/pictures/beras.jpg?w=360')
  expect(img.getAttribute('srcset')).toContain('/pictures/beras.jpg?w=240 240w')
  expect(img).toHaveAttribute('sizes', '46vw')
  expect(img).toHaveAttribute('loading', 'lazy')
})

test('uses any other address unchanged', () => {
  render(<Image src="/logo.svg" alt="Logo" sizes="40px" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/logo.svg')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('fetches the priority image first, and reserves its space', () => {
  render(<Image src="/p?w=" alt="Promo" sizes="100vw" ratio={2} priority />)
  const img = screen.getByRole('img')
  expect(img).toHaveAttribute('fetchpriority', 'high')
  expect(img).toHaveAttribute('loading', 'eager')
  expect(img).toHaveAttribute('height', '180')
})

test('K-08: replaces a failed image with the placeholder, and tries a new one', () => {
  const { rerender, container } = render(<Image src="/lost?w=" alt="Beras" sizes="46vw" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Beras' })).toBeInTheDocument()
  rerender(<Image src="/found?w=" alt="Beras" sizes="46vw" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/found?w=360')
})

test('shows the placeholder without an image, hidden from screen readers if it is decorative', () => {
  const { container } = render(<Image src={null} alt="" sizes="46vw" />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
