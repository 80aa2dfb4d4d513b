import { act, screen } from '@testing-library/react'
import { openCheckout } from '../testing/open-checkout.tsx'
import { TransactionScreen } from './TransactionScreen.tsx'

afterEach(() => jest.useRealTimers())

test('R-19 X-08: orders that can’t be read say so after a few attempts, not after many', async () => {
  jest.useFakeTimers()
  const { asked } = await openCheckout(TransactionScreen, '/transaction', {
    answers: {
      orders: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(asked.filter(({ call }) => call === 'orders').length).toBeLessThan(5)
})
