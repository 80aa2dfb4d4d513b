import { act, render, screen } from '@testing-library/react'
import { AfterWait } from './AfterWait.tsx'

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

const words = { label: 'Kirim ulang', waitLabel: 'Kirim ulang dalam' }
const again = <button type="button">Kirim ulang</button>

test('K-02: shows the remaining time, then the action', () => {
  render(
    <AfterWait {...words} until={1_030_000}>
      {again}
    </AfterWait>,
  )
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('timer')).toHaveTextContent('00:30')
  act(() => jest.advanceTimersByTime(31_000))
  expect(screen.getByRole('button', { name: 'Kirim ulang' })).not.toHaveAttribute('aria-disabled')
})

test('K-02: starts a new wait for a later time', () => {
  const { rerender } = render(
    <AfterWait {...words} until={0}>
      {again}
    </AfterWait>,
  )
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
  rerender(
    <AfterWait {...words} until={1_060_000}>
      {again}
    </AfterWait>,
  )
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('timer')).toHaveTextContent('01:00')
})
