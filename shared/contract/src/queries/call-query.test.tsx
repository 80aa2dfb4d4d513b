import { authorize } from '@borong/api/identity'
import { home } from '@borong/api/campaigns'
import { act, render, screen } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { Component, Suspense, type ReactNode } from 'react'
import { callKey } from '../call-key.ts'
import { openPage } from '../page.ts'
import { PageProvider } from '../PageProvider.tsx'
import { callQuery, useCall } from './call-query.ts'
import { testPage, type TestPage } from '../testing/test-page.ts'
import { expectConsole } from '../testing/expect-console.ts'

const reply = { data: { guest_token: 'inlined', expired_at: 1 } }
const Token = () => <p>{useCall(authorize).data.guest_token}</p>

function fetchAnswers(...statuses: number[]) {
  const fetched = jest.fn(
    async () =>
      new Response(JSON.stringify({ data: { guest_token: 'fetched', expired_at: 1 } }), {
        status: statuses.shift() ?? 200,
      }),
  )
  globalThis.fetch = fetched
  return fetched
}

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message || this.props.children
}

const show = (page: TestPage) => {
  openPage(page)
  return act(async () =>
    render(
      <PageProvider page={page}>
        <Catch>
          <Suspense fallback="…">
            <Token />
          </Suspense>
        </Catch>
      </PageProvider>,
    ),
  )
}

test('T-08: data in the document is rendered immediately, without a request', async () => {
  const fetched = fetchAnswers()
  await show(testPage({ boot: { data: [[callKey(authorize), reply]] } }))
  expect(screen.getByText('inlined')).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})

test('T-08: other data is fetched while the skeleton is shown', async () => {
  fetchAnswers()
  await show(testPage())
  expect(await screen.findByText('fetched')).toBeVisible()
})

test('X-01: a refusal goes to the boundary without further attempts', async () => {
  expectConsole(/Mohon maaf terjadi kesalahan/)
  const fetched = fetchAnswers(404)
  await show(testPage())
  expect(await screen.findByText(/Mohon maaf terjadi kesalahan/)).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('X-01: a query that failed offline is refetched when the connection is back, and no other query is', async () => {
  jest.useFakeTimers()
  const lost = { offline: true }
  const fetched = jest.fn(async () => {
    if (lost.offline) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ data: { guest_token: 'fetched', expired_at: 1 } }))
  })
  globalThis.fetch = fetched
  const Asking = () => {
    const { data, isError } = useQuery(callQuery(authorize))
    return data ? data.data.guest_token : isError ? 'failed' : '…'
  }
  const page = testPage()
  openPage(page)
  render(
    <PageProvider page={page}>
      <Asking />
    </PageProvider>,
  )
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('failed')).toBeVisible()
  lost.offline = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('fetched')).toBeVisible()

  const before = fetched.mock.calls.length
  for (const news of ['offline', 'online'])
    await act(async () => void window.dispatchEvent(new Event(news)))
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(fetched).toHaveBeenCalledTimes(before)
  jest.useRealTimers()
})

test('X-01: a retryable error is retried', async () => {
  jest.useFakeTimers()
  const fetched = fetchAnswers(503, 200)
  await show(testPage())
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('fetched')).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('X-08: the failure of a server that answers 500 is shown within two seconds', async () => {
  jest.useFakeTimers()
  expectConsole(/Error/)
  const fetched = fetchAnswers(500, 500, 500)
  await show(testPage())
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(screen.queryByText('…')).toBeNull()
  jest.useRealTimers()
})

test.each([
  [undefined, ['home']],
  [{}, ['home']],
  [{ query: {} }, ['home']],
  [{ query: { page: undefined, q: null } }, ['home']],
  [{ query: { page: 0, q: '' } }, ['home', { query: { page: 0, q: '' } }]],
  [
    { params: { id: '7' }, query: { tags: ['a'] } },
    ['home', { params: { id: '7' }, query: { tags: ['a'] } }],
  ],
])(
  'the key of input %j omits empty parts, so that edge and browser compute the same key',
  (input, key) => {
    expect(callKey(home, input)).toEqual(key)
  },
)
