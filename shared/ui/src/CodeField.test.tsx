import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeField } from './CodeField.tsx'

function Code({ onComplete }: { onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeField label="Kode OTP" value={value} onChange={setValue} onComplete={onComplete} />
}

test('takes the digits of a pasted message, and completes once', async () => {
  const complete = jest.fn()
  render(<Code onComplete={complete} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Kode OTP' }))
  await userEvent.paste('Kode Anda: 123-456')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
  expect(complete).toHaveBeenCalledTimes(1)
  expect(complete).toHaveBeenCalledWith('123456')
})

test('accepts digits only, and no more than the code has', async () => {
  const complete = jest.fn()
  render(<Code onComplete={complete} />)
  await userEvent.type(screen.getByRole('textbox'), '1a2b3 4567')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
  expect(complete).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}')
  expect(screen.getByRole('textbox')).toHaveValue('12345')
})

test('requests autofill of a one-time code and a numeric keyboard', () => {
  render(<Code onComplete={jest.fn()} />)
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
})
