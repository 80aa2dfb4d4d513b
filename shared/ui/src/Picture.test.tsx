import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture.tsx'

test('K-08: a scaled picture offers the widths of the picture server', () => {
  render(<Picture src="/pictures/beras.jpg?w=" alt="Beras" sizes="46vw" />)
  const img = screen.getByRole('img')
  expect(img).toHaveAttribute('src', '/pictures/beras.jpg?w=360')
  expect(img.getAttribute('srcset')).toContain('/pictures/beras.jpg?w=240 240w')
  expect(img).toHaveAttribute('sizes', '46vw')
  expect(img).toHaveAttribute('loading', 'lazy')
})

test('another address is used as it is', () => {
  render(<Picture src="/logo.svg" alt="Logo" sizes="40px" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/logo.svg')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('the largest picture is fetched first, and keeps its place', () => {
  render(<Picture src="/p?w=" alt="Promo" sizes="100vw" ratio={2} priority />)
  const img = screen.getByRole('img')
  expect(img).toHaveAttribute('fetchpriority', 'high')
  expect(img).toHaveAttribute('loading', 'eager')
  expect(img).toHaveAttribute('height', '180')
})

test('K-08: a picture that fails gives way to the placeholder, and a new one is tried', () => {
  const { rerender, container } = render(<Picture src="/lost?w=" alt="Beras" sizes="46vw" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Beras' })).toBeInTheDocument()
  rerender(<Picture src="/found?w=" alt="Beras" sizes="46vw" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/found?w=360')
})

test('without a picture there is the placeholder, silent when it is decoration', () => {
  const { container } = render(<Picture src={null} alt="" sizes="46vw" />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
