import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MapSearch } from './MapSearch.tsx'

Element.prototype.scrollIntoView = () => {}

const places = ['Melawai', 'Gunung', 'Gunung Sahari'].map((name) => ({
  id: name,
  name,
  detail: 'Jakarta',
  icon: null,
}))

function Search({
  onChoose,
  isStale = false,
}: {
  onChoose(name: string): void
  isStale?: boolean
}) {
  const [typed, setTyped] = useState('')
  const found = places.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  return (
    <MapSearch
      label="Cari tempat"
      clearLabel="Hapus"
      listLabel="Hasil"
      value={typed}
      onChange={setTyped}
      options={typed === '' ? [] : found}
      isStale={isStale}
      status={typed === '' ? undefined : `${found.length} tempat`}
      onChoose={({ name }) => {
        setTyped(name)
        onChoose(name)
      }}
    />
  )
}

const start = async (isStale = false) => {
  const chosen = jest.fn()
  render(<Search onChoose={chosen} isStale={isStale} />)
  const field = screen.getByRole('combobox', { name: 'Cari tempat' })
  await userEvent.click(field)
  return { chosen, field }
}

test('R-13 R-32: arrow keys and Enter choose a place while the focus stays in the field', async () => {
  const { chosen, field } = await start()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('gunung')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('listbox', { name: 'Hasil' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('2 tempat')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = screen.getByRole('option', { selected: true })
  expect(active).toHaveTextContent('Gunung Sahari')
  expect(field).toHaveAttribute('aria-activedescendant', active.id)
  expect(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['Gunung Sahari']])
  expect(field).toHaveValue('Gunung Sahari')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('R-13 R-32: Enter without an active option chooses the first result, but none of a previous text', async () => {
  const { chosen } = await start()
  await userEvent.keyboard('gunung{Enter}')
  expect(chosen.mock.calls).toEqual([['Gunung']])
})

test('R-13 R-32: Enter waits for the results of the text', async () => {
  const { chosen } = await start(true)
  await userEvent.keyboard('gunung{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('R-13 R-32: the first Escape closes the results, the second one clears the field', async () => {
  const { field } = await start()
  await userEvent.keyboard('gunung{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveValue('gunung')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(field).toHaveValue('')
})

test('R-13 R-32: a press chooses a result, and the button clears the text and returns to the field', async () => {
  const { chosen, field } = await start()
  await userEvent.keyboard('mela')
  await userEvent.click(screen.getByRole('option', { name: /Melawai/ }))
  expect(chosen.mock.calls).toEqual([['Melawai']])
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('R-13 R-32: says that no place matches, and closes the results when the focus leaves', async () => {
  await start()
  await userEvent.keyboard('xyz')
  expect(screen.getByRole('status')).toHaveTextContent('0 tempat')
  expect(screen.getByRole('status')).not.toHaveClass('visually-hidden')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('status')).toHaveClass('visually-hidden')
  await userEvent.keyboard('{Escape}mela')
  await userEvent.click(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
})
