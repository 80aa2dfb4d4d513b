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

/** A page whose library comes when `arrive` is called. */
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
        // The client tells its observers in a turn of its own.
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

test('T-08: what came with the document is drawn without the library, and not once more when that comes', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  expect(screen.getByText('inlined rests')).toBeVisible()
  await page.arrive()
  expect(drawn).toBe(1)
  expect(read).not.toHaveBeenCalled()
})

test('what the document says is not there is drawn so, also when the library has come, and asked for when somebody asks', async () => {
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

test('what the document said is not there is asked for again when it is drawn a while later', async () => {
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

test('T-08: what came with the document follows what is told to the client later', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  await page.arrive()
  await act(async () => {
    page.queries.setQueryData(rice, 'told')
    await page.queries.invalidateQueries({ queryKey: rice })
  })
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: what did not come with it asks for the library by itself', async () => {
  const page = earlyPage({ library: () => import('./library.ts') })
  page.show(<Sack />)
  expect(screen.getByText('pending reads')).toBeVisible()
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: what nobody wants yet asks for nothing', async () => {
  const library = jest.fn(() => import('./library.ts'))
  const page = earlyPage({ library })
  page.show(<Sack enabled={false} />)
  expect(screen.getByText('pending rests')).toBeVisible()
  expect(library).not.toHaveBeenCalled()
})

test.each([
  ['is always read anew', { refetchOnMount: 'always' as const }, 0],
  ['is too old', {}, 61_000],
])('T-08: what came with the document and %s is shown until it is', async (_, options, age) => {
  const page = earlyPage({ data: [[rice, 'inlined']], now: Date.now() - age })
  page.show(<Sack {...options} />)
  expect(screen.getByText('inlined reads')).toBeVisible()
  await page.arrive()
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: what a page is told before the library comes is drawn when it does', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  page.queries.setQueryData(rice, 'told')
  await page.arrive()
  expect(await screen.findByText('told rests')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test('T-08: what is forgotten before the library comes is read when it does', async () => {
  const page = earlyPage({ data: [[rice, 'inlined']] })
  page.show(<Sack />)
  void page.queries.invalidateQueries({ queryKey: rice })
  await page.arrive()
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: a library that can’t be had is a failure to try again, which draws what was wanted', async () => {
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

test('T-10: a list begins with the page that came with the document, and goes on with the library', async () => {
  const page = earlyPage({ data: [[rice, 'page 1']] })
  page.show(<List />)
  expect(screen.getByRole('button', { name: 'page 1' })).toBeEnabled()
  await page.arrive()
  expect(seen.size).toBe(1)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'page 1, page 2' })).toBeDisabled()
})

test('T-10: a tap on the next page before the library is here is not lost', async () => {
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
  'X-01: a change that is %s says so, also when the library comes with it',
  async (_, save, said) => {
    const page = earlyPage({ library: () => import('./library.ts') })
    page.show(<Save save={save} />)
    expect(screen.getByText('idle')).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText(said)).toBeVisible()
  },
)
