import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField } from './DateField.tsx'
import type { Language } from './format/rupiah.ts'

const EMPTY = { id: 'Pilih tanggal', en: 'Choose a date' }

function Day({ first = '', language = 'id' }: { first?: string; language?: Language }) {
  const [day, setDay] = useState(first)
  return (
    <DateField
      label="Dari tanggal"
      placeholder={EMPTY[language]}
      {...{ value: day, onChange: setDay, language }}
    />
  )
}

test.each([
  ['id', '17 Agu 2026'],
  ['en', '17 Aug 2026'],
] as const)('F-02: shows a day in the language of the page (%s)', (language, text) => {
  render(<Day first="2026-08-17" language={language} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('shows that no day is chosen, and takes one by the keyboard', async () => {
  render(<Day />)
  expect(screen.getByText('Pilih tanggal')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Dari tanggal'), '2026-09-30')
  expect(screen.getByLabelText('Dari tanggal')).toHaveValue('2026-09-30')
  expect(screen.getByText('30 Sep 2026')).toBeVisible()
})

test('shows screen readers the field of the browser alone, with its error', () => {
  render(
    <DateField
      label="Tanggal"
      placeholder="Pilih tanggal"
      value="besok"
      onChange={() => {}}
      language="id"
      error="Pilih tanggal yang benar"
    />,
  )
  expect(screen.getByLabelText('Tanggal')).toHaveAccessibleDescription('Pilih tanggal yang benar')
  expect(screen.getByText('Pilih tanggal')).toHaveAttribute('aria-hidden', 'true')
})
