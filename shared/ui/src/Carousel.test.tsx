import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel } from './Carousel.tsx'

let reduced = false
const scrollTo = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  window.matchMedia = ((query: string) => ({
    matches: reduced,
    media: query,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof matchMedia
  Element.prototype.scrollTo = scrollTo
})
afterEach(() => jest.useRealTimers())

function draw() {
  render(
    <Carousel
      label="Promo"
      slideLabel={(number, total) => `${number} dari ${total}`}
      pauseLabel="Hentikan"
      playLabel="Putar"
    >
      <a href="/promo/satu">Satu</a>
      <a href="/promo/dua">Dua</a>
    </Carousel>,
  )
}

const wait = () => act(() => jest.advanceTimersByTime(5_000))

test('moves automatically until it is paused, and again after play', () => {
  reduced = false
  draw()
  wait()
  expect(scrollTo).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Hentikan' }))
  wait()
  expect(scrollTo).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Putar' }))
  wait()
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test('returns to the first slide after the last one in its track', () => {
  reduced = false
  draw()
  const track = screen.getByRole('list')
  Object.defineProperties(track, {
    clientWidth: { value: 768 },
    scrollWidth: { value: 768 },
  })
  wait()
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'auto' })
})

test('does not move while a slide has the focus', () => {
  reduced = false
  draw()
  act(() => screen.getByRole('link', { name: 'Satu' }).focus())
  wait()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('does not move with reduced motion', () => {
  reduced = true
  draw()
  wait()
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Putar' })).toBeInTheDocument()
})

test('labels each slide with its number and the total', () => {
  draw()
  expect(screen.getByRole('listitem', { name: '2 dari 2' })).toBeInTheDocument()
})
