import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Language } from './format/rupiah.ts'
import { MoneyField } from './MoneyField.tsx'

function Amount({ start = '', language = 'id' }: { start?: string; language?: Language }) {
  const [text, setText] = useState(start)
  return <MoneyField label="Nominal" value={text} onChange={setText} language={language} />
}

const open = (start?: string, language?: Language) => {
  render(<Amount {...(start === undefined ? {} : { start })} {...(language ? { language } : {})} />)
  return screen.getByLabelText<HTMLInputElement>('Nominal')
}

test.each([
  ['id', '1.000.000'],
  ['en', '1,000,000'],
] as const)('typed digits get the separators of the language (%s)', async (language, shown) => {
  const field = open('', language)
  await userEvent.type(field, '1000000')
  expect(field).toHaveValue(shown)
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

test('a digit typed in the middle leaves the cursor behind it', async () => {
  const field = open('1.000')
  await userEvent.type(field, '25', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field).toHaveValue('125.000')
  expect(field.selectionStart).toBe(3)
  await userEvent.keyboard('{Backspace}')
  expect(field).toHaveValue('12.000')
  expect(field.selectionStart).toBe(2)
})

test('the first digit can be replaced', async () => {
  const field = open('1.000.000')
  await userEvent.type(field, '{Delete}2', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(field).toHaveValue('2.000.000')
  expect(field.selectionStart).toBe(1)
})

test('selected digits can be replaced', async () => {
  const field = open('1.000')
  await userEvent.type(field, '5', { initialSelectionStart: 2, initialSelectionEnd: 5 })
  expect(field).toHaveValue('15')
})

test.each(['Rp 1.000.000,00', '1.5', '1,5 jt', '-1000'])('pasted %j stays', async (text) => {
  const field = open('1.000')
  await userEvent.clear(field)
  await userEvent.paste(text)
  expect(field).toHaveValue(text)
})

test('a pasted number over the present one keeps its marks', async () => {
  const field = open('1.000')
  await userEvent.tripleClick(field)
  await userEvent.paste('1.5')
  expect(field).toHaveValue('1.5')
})

test.each(['1.5', '2,5', '1.000.000,00'])('typed marks of %j stay', async (text) => {
  const field = open()
  await userEvent.type(field, text)
  expect(field).toHaveValue(text)
})

test('digits continue a pasted number without separators', async () => {
  const field = open('100000')
  await userEvent.type(field, '0')
  expect(field).toHaveValue('1.000.000')
})
