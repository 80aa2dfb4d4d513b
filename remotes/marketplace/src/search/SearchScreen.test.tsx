import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { SearchScreen } from './SearchScreen.tsx'

const nothing = { keywords: [], products: [], sellers: [], categories: [], billing: [] }
const answers = {
  searchHistory: { data: [] },
  quickSearch: { result: { keywords: ['beras', 'gula pasir'], products: [] } },
  suggestions: { data: nothing },
}

beforeEach(() => localStorage.clear())

test('R-09: shows popular searches before the visitor types', async () => {
  fakeGateway(answers)
  await open('/search', '/search', SearchScreen)
  expect(await screen.findByRole('link', { name: 'gula pasir' })).toHaveAttribute(
    'href',
    '/search/gula%20pasir',
  )
})

test('V-10 K-01: sends the keyword trimmed, with a limit of ten', async () => {
  const { calls } = fakeGateway(answers)
  await open('/search', '/search', SearchScreen)
  await userEvent.type(screen.getByRole('combobox'), '  beras ')
  const last = () => {
    const suggested = calls.filter(({ call }) => call === 'suggestions')
    return suggested.at(-1)?.url.searchParams
  }
  await waitFor(() => expect(last()?.get('keyword')).toBe('beras'))
  expect(Object.fromEntries(last()!)).toEqual({ keyword: 'beras', limit: '10' })
  expect(calls.every(({ url }) => !/^ | $/.test(url.searchParams.get('keyword') ?? ''))).toBe(true)
})

test('R-09: the first Escape closes the suggestions, an arrow opens them again, the second Escape clears the keyword', async () => {
  fakeGateway(answers)
  await open('/search', '/search', SearchScreen)
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'beras')
  expect(await screen.findByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveValue('beras')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(field).toHaveValue('')
})

test('R-09 K-01: cuts a keyword to the length that the gateway accepts', async () => {
  const { calls } = fakeGateway(answers)
  await open('/search', '/search', SearchScreen)
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.paste('beras '.repeat(40))
  expect(screen.getByRole('combobox')).toHaveValue('beras '.repeat(40).slice(0, 100))
  const suggested = () => calls.find(({ call }) => call === 'suggestions')
  await waitFor(() => expect(suggested()).toBeDefined())
  expect(suggested()!.url.searchParams.get('keyword')!.length).toBeLessThanOrEqual(100)
})

test('E-02 E-11: stores a search in this browser, shows its short name, and deletes it', async () => {
  const { calls } = fakeGateway({ ...answers, clearSearchHistory: { data: { removed: 1 } } })
  await open('/search', '/search', SearchScreen)
  await userEvent.type(screen.getByRole('combobox'), 'kertas a4 80 gram lima rim{Enter}')
  expect(Object.keys(JSON.parse(localStorage.getItem('recent_search')!))).toEqual([
    '/search/kertas%20a4%2080%20gram%20lima%20rim',
  ])
  await open('/search', '/search', SearchScreen)
  expect(screen.getByRole('link', { name: 'kertas a4 80 gram li…' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Hapus semua' }))
  await waitFor(() => expect(screen.queryByText('Riwayat pencarian')).toBeNull())
  expect(localStorage.getItem('recent_search')).toBe('{}')
  expect(calls.some(({ call }) => call === 'clearSearchHistory')).toBe(true)
})

test('E-02 E-11: moves the focus from a deleted entry to the next, and from the last to the search box', async () => {
  const entries = ['beras', 'gula'].map((name) => ({
    name,
    short_name: name,
    link: `/search/${name}`,
  }))
  const removed = new Set<string | null>()
  fakeGateway({
    ...answers,
    searchHistory: () => ({ data: entries.filter(({ name }) => !removed.has(name)) }),
    clearSearchHistory: ({ url }: { url: URL }) => {
      removed.add(url.searchParams.get('keyword'))
      return { data: { removed: 1 } }
    },
  })
  await open('/search', '/search', SearchScreen)
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus beras dari riwayat' }))
  const last = screen.getByRole('button', { name: 'Hapus gula dari riwayat' })
  await waitFor(() => expect(last).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
})

test('C-21: retains the suggestions while the next load, and drops an outdated reply', async () => {
  const held = new Map<string, (answer: unknown) => void>()
  fakeGateway({
    ...answers,
    suggestions: ({ url }: { url: URL }) =>
      new Promise((resolve) => held.set(url.searchParams.get('keyword')!, resolve)),
  })
  await open('/search', '/search', SearchScreen)
  const box = screen.getByRole('combobox')
  const answer = (keyword: string, word: string) =>
    held.get(keyword)!({ data: { ...nothing, keywords: [word] } })
  await userEvent.type(box, 'ber')
  await waitFor(() => expect(held.has('ber')).toBe(true))
  answer('ber', 'beras')
  await screen.findByRole('option', { name: 'beras' })
  await userEvent.type(box, 'as')
  await waitFor(() => expect(held.has('beras')).toBe(true))
  expect(screen.getByRole('option', { name: 'beras' })).toBeVisible()
  await userEvent.type(box, ' k')
  await waitFor(() => expect(held.has('beras k')).toBe(true))
  answer('beras k', 'beras ketan')
  await screen.findByRole('option', { name: 'beras ketan' })
  answer('beras', 'beras merah')
  await userEvent.type(box, '{ArrowDown}')
  expect(screen.queryByRole('option', { name: 'beras merah' })).toBeNull()
  expect(screen.getByRole('option', { name: 'beras ketan' })).toBeVisible()
})

test('N-07: links the exact name of a bill to its page', async () => {
  fakeGateway(answers)
  await open('/search', '/search', SearchScreen)
  await userEvent.type(screen.getByRole('combobox'), 'pln')
  const bill = await screen.findByRole('option', { name: /PLN/ })
  expect(bill).toHaveAttribute('href', '/billing/listrik')
})

test('R-09: moves through the suggestions by arrow keys, and selects one by Enter', async () => {
  fakeGateway({ ...answers, suggestions: { data: { ...nothing, keywords: ['beras ketan'] } } })
  const { address } = await open('/search', '/search', SearchScreen)
  await userEvent.type(screen.getByRole('combobox'), 'ber')
  await screen.findByRole('option', { name: 'beras ketan' })
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}')
  expect(address()).toBe('/search/beras%20ketan')
})

test('R-09: opens the results of filters without a keyword', async () => {
  fakeGateway(answers)
  const { address } = await open(
    '/search',
    '/search?category=beras&order_by=price_asc',
    SearchScreen,
  )
  expect(address()).toBe('/products?category=beras&order_by=price_asc')
})
