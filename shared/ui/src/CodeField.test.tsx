import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeField } from './CodeField.tsx'

function Code({ onComplete }: { onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeField label="Kode OTP" value={value} onChange={setValue} onComplete={onComplete} />
}

test('a pasted message gives its digits, and completes once', async () => {
  const complete = jest.fn()
  render(<Code onComplete={complete} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Kode OTP' }))
  await userEvent.paste('Kode Anda: 123-456')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
  expect(complete).toHaveBeenCalledTimes(1)
  expect(complete).toHaveBeenCalledWith('123456')
})

test('typing takes digits only and no more than fit', async () => {
  const complete = jest.fn()
  render(<Code onComplete={complete} />)
  await userEvent.type(screen.getByRole('textbox'), '1a2b3 4567')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
  expect(complete).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}')
  expect(screen.getByRole('textbox')).toHaveValue('12345')
})

test('the phone offers the code it received and shows the keyboard of digits', () => {
  render(<Code onComplete={jest.fn()} />)
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
})
