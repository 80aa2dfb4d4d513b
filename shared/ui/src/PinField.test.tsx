import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PinField } from './PinField.tsx'

function Pin() {
  const [pin, setPin] = useState('')
  return (
    <PinField label="PIN" value={pin} onChange={setPin} revealLabel="Lihat" concealLabel="Tutup" />
  )
}

test('a PIN has six digits and is concealed', async () => {
  render(<Pin />)
  const field = screen.getByLabelText('PIN')
  await userEvent.type(field, '12 34x5678')
  expect(field).toHaveValue('123456')
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('name', 'pin')
})

test('a pasted PIN may have a space', async () => {
  render(<Pin />)
  await userEvent.click(screen.getByLabelText('PIN'))
  await userEvent.paste('123 456')
  expect(screen.getByLabelText('PIN')).toHaveValue('123456')
})
