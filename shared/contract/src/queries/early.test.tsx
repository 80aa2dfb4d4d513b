import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQueryClient, useInfiniteQuery, useMutation, useQuery } from '../index.ts'
import { PageProvider } from '../PageProvider.tsx'
import type { Boot } from '../release.ts'
import { testPage } from '../testing/test-page.ts'
import { Queries } from './queries.ts'

const rice = ['rice'] as const
const read = jest.fn(async () => 'fresh')
beforeEach(() => read.mockClear())

interface Coming {
  data?: [readonly unknown[], unknown][]
  refused?: Boot['refused']
  now?: number
  library?: ConstructorParameters<typeof Queries>[2]
}

/** A page whose library loads when `arrive` is called. */
function earlyPage({ data = [], refused = [], now = Date.now(), library }: Coming = {}) {
  let arrive = () => {}
  const gate = new Promise<void>((resolve) => (arrive = resolve))
  const queries = new Queries(
    { data, refused },
    now,
    library ?? (() => gate.then(() => import('./library.ts'))),
  )
  const page = { ...testPage(), queries }
  return {
    queries,
    show: (part: React.ReactNode) => render(<PageProvider page={page}>{part}</PageProvider>),
    arrive: () =>
      act(async () => {
        arrive()
        await queries.load()
        // The client notifies its observers in a task of its own.
        await new Promise((resolve) => setTimeout(resolve))
      }),
  }
}

let drawn = 0
const Sack = (options: { refetchOnMount?: 'always'; enabled?: boolean; staleTime?: number }) => {
  drawn++
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: rice,
    queryFn: read,
    ...options,
  })
  return (
    <button onClick={() => refetch()}>
      {error ? error.message : isPending ? 'pending' : data} {isFetching ? 'reads' : 'rests'}
    </button>
  )
}
beforeEach(() => (drawn = 0))

test('T-08: data in the document renders without the library, and does not re-render when that loads', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  expect(screen.getByText('inlined rests')).toBeVisible()
  await page.arrive()
  expect(drawn).toBe(1)
  expect(read).not.toHaveBeenCalled()
})

test('a missing entry in the document renders as missing, also when the library loads, and is refetched on request', async () => {
  const problem = { name: 'NOT_FOUND', message: 'not there' }
  const page = earlyPage({ refused: [[rice, 404, problem]] })
  page.show(<Sack />)
  expect(screen.getByText('not there rests')).toBeVisible()
  await page.arrive()
  expect(screen.getByText('not there rests')).toBeVisible()
  expect([drawn, read.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('a missing entry in the document is refetched when it renders a while later', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const page = earlyPage({ refused: [[rice, 404, { name: 'NOT_FOUND', message: 'not there' }]] })
  await page.arrive()
  const { unmount } = page.show(<Sack />)
  expect(screen.getByText('not there rests')).toBeVisible()
  unmount()
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  page.show(<Sack />)
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: data in the document is updated by later changes of the client’s cache', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  await page.arrive()
  await act(async () => {
    page.queries.setQueryData(rice, 'told')
    await page.queries.invalidateQueries({ queryKey: rice })
  })
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: a query without data in the document loads the library', async () => {
  const page = earlyPage({ library: () => import('./library.ts') })
  page.show(<Sack />)
  expect(screen.getByText('pending reads')).toBeVisible()
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: a disabled query does not load the library', async () => {
  const library = jest.fn(() => import('./library.ts'))
  const page = earlyPage({ library })
  page.show(<Sack enabled={false} />)
  expect(screen.getByText('pending rests')).toBeVisible()
  expect(library).not.toHaveBeenCalled()
})

test.each([
  ['is always read anew', { refetchOnMount: 'always' as const }, 0],
  ['is too old', {}, 61_000],
])('T-08: data in the document that %s is shown until the refetch', async (_, options, age) => {
  const page = earlyPage({ data: [[rice, 'inlined']], now: Date.now() - age })
  page.show(<Sack {...options} />)
  expect(screen.getByText('inlined reads')).toBeVisible()
  await page.arrive()
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: data that is set before the library loads is rendered when it loads', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  page.queries.setQueryData(rice, 'told')
  await page.arrive()
  expect(await screen.findByText('told rests')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test('T-08: a query that is invalidated before the library loads is refetched when it loads', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  void page.queries.invalidateQueries({ queryKey: rice })
  await page.arrive()
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: a failed load of the library is an error with a retry, which renders the data', async () => {
  jest.useFakeTimers()
  let connected = false
  const page = earlyPage({
    library: async () => {
      if (!connected) throw new Error('Loading chunk 719 failed')
      return import('./library.ts')
    },
  })
  page.show(<Sack />)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByText(/Mohon maaf terjadi kesalahan.* rests/)).toBeVisible()
  jest.useRealTimers()
  connected = true
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

const List = () => {
  const queries = useQueryClient()
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pages', ...rice],
    queryFn: async ({ pageParam }) => `page ${pageParam}`,
    initialPageParam: 1,
    initialData: () => {
      const first = queries.getQueryData<string>(rice)
      return first === undefined ? undefined : { pages: [first], pageParams: [1] }
    },
    getNextPageParam: (_, all) => (all.length < 2 ? all.length + 1 : undefined),
  })
  seen.add(data)
  return (
    <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
      {data?.pages.join(', ')}
    </button>
  )
}
const seen = new Set<unknown>()
beforeEach(() => seen.clear())

test('T-10: a list starts with the page in the document, and continues with the library', async () => {
  const page = earlyPage({ data: [[rice, 'page 1']] })
  page.show(<List />)
  expect(screen.getByRole('button', { name: 'page 1' })).toBeEnabled()
  await page.arrive()
  expect(seen.size).toBe(1)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'page 1, page 2' })).toBeDisabled()
})

test('T-10: a tap on the next page before the library loads is not lost', async () => {
  const page = earlyPage({ data: [[rice, 'page 1']] })
  page.show(<List />)
  await userEvent.click(screen.getByRole('button'))
  await page.arrive()
  expect(await screen.findByRole('button', { name: 'page 1, page 2' })).toBeDisabled()
})

const Save = ({ save }: { save: (name: string) => Promise<string> }) => {
  const { mutate, status, data, error } = useMutation<string, Error, string>({ mutationFn: save })
  return (
    <button onClick={() => mutate('beras')}>
      {status} {data ?? error?.message}
    </button>
  )
}

test.each([
  ['done', async (name: string) => `${name} saved`, 'success beras saved'],
  ['refused', () => Promise.reject(new Error('too much rice')), 'error too much rice'],
])(
  'X-01: a mutation that is %s shows its result, also when it loads the library',
  async (_, save, said) => {
    const page = earlyPage({ library: () => import('./library.ts') })
    page.show(<Save save={save} />)
    expect(screen.getByText('idle')).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText(said)).toBeVisible()
  },
)
