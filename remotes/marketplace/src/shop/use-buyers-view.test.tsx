import { sessionState } from '@borong/contract/host'
import { act } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { useBuyersView } from './use-buyers-view.ts'

const session = (status: 'unknown' | 'guest' | 'buyer') => ({
  status,
  loggedIn: status === 'buyer',
  hasGuestToken: true,
})

test('P-01: does not render again for a guest, and refetches once for a buyer', async () => {
  const draw = jest.fn()
  const refetch = jest.fn(async () => {})
  const Screen = () => {
    useBuyersView(true, refetch)
    draw()
    return null
  }
  const { page } = await open('/', '/', Screen)
  const become = (status: 'unknown' | 'guest' | 'buyer') =>
    act(async () => page.store.set(sessionState, session(status)))
  await become('unknown')
  draw.mockClear()
  await become('guest')
  expect(draw).not.toHaveBeenCalled()
  expect(refetch).not.toHaveBeenCalled()
  await become('buyer')
  await become('buyer')
  expect(refetch).toHaveBeenCalledTimes(1)
})
