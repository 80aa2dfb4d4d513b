import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Countdown } from './Countdown.tsx'

const now = Date.UTC(2026, 7, 17, 8)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('renders first the same output at any system time', () => {
  const draw = () =>
    renderToString(<Countdown until={now + 20_469_000} now={now} label="Berakhir dalam" />)
  const first = draw()
  jest.setSystemTime(now + 86_400_000)
  expect(draw()).toBe(first)
  expect(first).toContain('05:41:09')
})

test('ticks once hydrated and ends once', () => {
  const end = jest.fn()
  render(<Countdown until={now + 3_000} now={now} label="Kirim ulang" look="plain" onEnd={end} />)
  expect(screen.getByRole('timer')).toHaveTextContent('00:03')
  act(() => jest.advanceTimersByTime(1_000))
  expect(screen.getByRole('timer')).toHaveTextContent('00:02')
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByRole('timer')).toHaveTextContent('00:00')
  expect(end).toHaveBeenCalledTimes(1)
})

test('shows whole days as words, or as hours', () => {
  const until = now + 50 * 3_600_000
  const { rerender } = render(
    <Countdown until={until} now={now} label="" days={(count) => `${count} hari`} />,
  )
  expect(screen.getByRole('timer')).toHaveTextContent('2 hari 02:00:00')
  rerender(<Countdown until={until} now={now} label="" />)
  expect(screen.getByRole('timer')).toHaveTextContent('50:00:00')
})
