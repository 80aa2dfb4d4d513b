import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { later } from './later.ts'

const Reviews = () => <p>Ulasan</p>
const failure = new Error('Loading chunk 7 failed')

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError = (error: Error) => ({ message: error.message })

  override render() {
    return this.state.message ?? this.props.children
  }
}

const open = (load: () => Promise<{ default: typeof Reviews }>) => {
  const Part = later(load)
  return act(async () =>
    render(
      <Boundary>
        <Suspense fallback={<p>Memuat</p>}>
          <Part />
        </Suspense>
      </Boundary>,
    ),
  )
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('X-07: code that fails to arrive twice is rendered after the third try', async () => {
  const load = jest
    .fn(() => Promise.resolve({ default: Reviews }))
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
  await open(load)
  expect(screen.getByText('Memuat')).toBeVisible()
  await pass(4)
  expect(screen.getByText('Ulasan')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('X-07 X-08: an offline browser loads the code when it is online again, however late', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = jest.fn(() => Promise.reject(failure)) as jest.Mock<
    Promise<{ default: typeof Reviews }>
  >
  await open(load)
  await pass(600)
  expect(load).toHaveBeenCalledTimes(1)
  online.mockReturnValue(true)
  load.mockResolvedValue({ default: Reviews })
  await act(async () => window.dispatchEvent(new Event('online')))
  await pass(0)
  expect(screen.getByText('Ulasan')).toBeVisible()
})

test('X-07: code that never arrives is an error of its screen after four tries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn(() => Promise.reject(failure))
  await open(load)
  await pass(3)
  expect(screen.getByText('Memuat')).toBeVisible()
  await pass(10)
  expect(screen.getByText('Loading chunk 7 failed')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(4)
})
