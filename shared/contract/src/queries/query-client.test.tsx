import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQueryClient, useInfiniteQuery, useMutation, useQuery } from '../index.ts'
import { PageProvider } from '../PageProvider.tsx'
import type { Boot } from '../release.ts'
import { testPage } from '../testing/test-page.ts'
import { createQueryClient } from './query-client.ts'

const rice = ['rice'] as const
const read = jest.fn(async () => 'fresh')
beforeEach(() => read.mockClear())

interface Document {
  data?: [readonly unknown[], unknown][]
  refused?: Boot['refused']
  now?: number
}

function openDocument({ data = [], refused = [], now = Date.now() }: Document = {}) {
  const queries = createQueryClient({ data, refused }, now)
  const page = { ...testPage(), queries }
  return {
    queries,
    show: (part: React.ReactNode) =>
      act(async () => render(<PageProvider page={page}>{part}</PageProvider>)),
  }
}

let rendered: string[] = []
beforeEach(() => (rendered = []))
const Sack = (options: { refetchOnMount?: 'always'; enabled?: boolean }) => {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: rice,
    queryFn: read,
    ...options,
  })
  const shown = error ? error.message : isPending ? 'pending' : data
  rendered.push(`${shown} ${isFetching ? 'reads' : 'rests'}`)
  return <button onClick={() => refetch()}>{rendered.at(-1)}</button>
}

test('T-08: data in the document is rendered once and not requested', async () => {
  await openDocument({ data: [[rice, 'inlined']] }).show(<Sack />)
  expect(rendered).toEqual(['inlined rests'])
  expect(read).not.toHaveBeenCalled()
})

test('a missing entry in the document renders as missing once, and is refetched on request', async () => {
  const problem = { name: 'NOT_FOUND', message: 'not there' }
  await openDocument({ refused: [[rice, 404, problem]] }).show(<Sack />)
  expect(rendered).toEqual(['not there rests'])
  expect(read).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('a missing entry in the document is refetched when it renders a while later', async () => {
  const problem = { name: 'NOT_FOUND', message: 'not there' }
  const page = openDocument({ refused: [[rice, 404, problem]], now: Date.now() - 61_000 })
  await page.show(<Sack />)
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('X-01: a query that failed in the browser is refetched when it renders again', async () => {
  read.mockRejectedValueOnce(new Error('broken'))
  const page = openDocument()
  const { unmount } = await page.show(<Sack />)
  expect(await screen.findByText('broken rests')).toBeVisible()
  unmount()
  await page.show(<Sack />)
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: data in the document is updated by later changes of the cache', async () => {
  const page = openDocument({ data: [[rice, 'inlined']] })
  await page.show(<Sack />)
  act(() => void page.queries.setQueryData(rice, 'told'))
  expect(await screen.findByText('told rests')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  act(() => void page.queries.invalidateQueries({ queryKey: rice }))
  expect(await screen.findByText('fresh rests')).toBeVisible()
})

test('T-08: a query without data in the document is requested', async () => {
  await openDocument().show(<Sack />)
  expect(await screen.findByText('fresh rests')).toBeVisible()
  expect(rendered[0]).toBe('pending reads')
})

test('T-08: a disabled query is not requested', async () => {
  await openDocument().show(<Sack enabled={false} />)
  expect(screen.getByText('pending rests')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test.each([
  ['is always refetched', { refetchOnMount: 'always' as const }, 0],
  ['is too old', {}, 61_000],
])('T-08: data in the document that %s is shown until the refetch', async (_, options, age) => {
  const page = openDocument({ data: [[rice, 'inlined']], now: Date.now() - age })
  await page.show(<Sack {...options} />)
  expect(await screen.findByText('fresh rests')).toBeVisible()
  expect(rendered[0]).toBe('inlined reads')
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
  return (
    <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
      {data?.pages.join(', ')}
    </button>
  )
}

test('T-10: a list starts with the page in the document, and continues with the next page', async () => {
  await openDocument({ data: [[rice, 'page 1']] }).show(<List />)
  expect(screen.getByRole('button', { name: 'page 1' })).toBeEnabled()
  await userEvent.click(screen.getByRole('button'))
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
])('X-01: a mutation that is %s shows its result', async (_, save, message) => {
  await openDocument().show(<Save save={save} />)
  expect(screen.getByText('idle')).toBeVisible()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(message)).toBeVisible()
})
