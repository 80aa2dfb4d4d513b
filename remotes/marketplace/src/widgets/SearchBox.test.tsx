import { Link } from '@borong/contract'
import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { open } from '../testing/open.ts'
import { SearchBox } from './SearchBox.tsx'

const found = {
  data: {
    keywords: ['beras premium'],
    products: [],
    sellers: [],
    categories: [{ id: '3', slug: 'beras', name: 'Beras', level: 3, image: 'c/beras' }],
    billing: [],
  },
}
const start = () => {
  fakeGateway({
    suggestions: found,
    searchHistory: { data: [] },
    quickSearch: { result: { keywords: ['gula'], products: [] } },
  })
  return open('/search/:keyword', '/search/kopi', () => (
    <>
      <SearchBox hasFocus />
      <Link to="/search/beras">Hasil</Link>
    </>
  ))
}

test('R-08 M-07: suggestions drop below the field of a wide window, and follow arrow keys and Enter', async () => {
  const { address } = await start()
  const field = await screen.findByRole('combobox')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('kopi')
  await userEvent.clear(field)
  await userEvent.type(field, 'beras')
  await screen.findByRole('option', { name: /^Beras/ })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: 'beras premium' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/search/beras%20premium'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('R-08 M-07 K-06: a field that loads after the visitor has gone on leaves the focus', async () => {
  fakeGateway({ suggestions: found, searchHistory: { data: [] } })
  let show = () => {}
  await open('/search/:keyword', '/search/kopi', () => {
    const [isLoaded, setLoaded] = useState(false)
    useEffect(() => {
      show = () => setLoaded(true)
    }, [])
    return (
      <>
        {isLoaded && <SearchBox hasFocus />}
        <button>Next</button>
      </>
    )
  })
  const next = await screen.findByRole('button', { name: 'Next' })
  next.focus()
  await act(async () => show())
  expect(await screen.findByRole('combobox')).toBeVisible()
  expect(next).toHaveFocus()
})

test('R-08 M-07: text that is typed while a page opens stays, and its field keeps the focus', async () => {
  const { address } = await start()
  const field = await screen.findByRole('combobox')
  // A search whose results open late. The click moves no focus.
  const openResults = () => act(async () => screen.getByRole('link', { name: 'Hasil' }).click())
  await userEvent.clear(field)
  await userEvent.type(field, 'beras ketan')
  await openResults()
  expect(address()).toBe('/search/beras')
  expect(field).toHaveValue('beras ketan')
  expect(field.closest('[data-typing]')).not.toBeNull()
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(address()).toBe('/search/beras%20ketan'))
  expect(field.closest('[data-typing]')).toBeNull()
  await openResults()
  await waitFor(() => expect(field).toHaveValue('beras'))
})

test('R-08: the first Escape closes the suggestions, the second one clears the field', async () => {
  await start()
  const field = await screen.findByRole('combobox')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveValue('kopi')
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('')
})
