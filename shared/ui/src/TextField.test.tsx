import { renderToString } from 'react-dom/server'
import { useState } from 'react'
import { SearchField } from './SearchField.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextArea, type TextAreaProps } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

test('associates an error with its field and announces it', () => {
  const { rerender } = render(<TextField label="Nomor HP" hint="Contoh 0812" />)
  const field = screen.getByRole('textbox', { name: 'Nomor HP' })
  expect(field).toHaveAccessibleDescription('Contoh 0812')
  rerender(<TextField label="Nomor HP" hint="Contoh 0812" error="Nomor HP tidak valid" />)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Nomor HP tidak valid Contoh 0812')
  expect(screen.getByText('Nomor HP tidak valid').closest('[aria-live]')).not.toBeNull()
})

test('reveals a password without a change of its value', async () => {
  render(
    <TextField
      label="Kata sandi"
      type="password"
      revealLabel="Tampilkan"
      concealLabel="Sembunyikan"
    />,
  )
  const field = screen.getByLabelText('Kata sandi')
  await userEvent.type(field, 'rahasia1')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('rahasia1')
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('requests a numeric keyboard for a number without a number input', () => {
  render(<TextField label="Nominal" type="numeric" />)
  expect(screen.getByLabelText('Nominal')).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getByLabelText('Nominal')).toHaveAttribute('type', 'text')
})

const Line = ({ label, value, onChange }: TextAreaProps) => (
  <TextField {...{ label, value, onChange }} />
)
const Lines = ({ label, value, onChange }: TextAreaProps) => (
  <TextArea {...{ label, value, onChange }} />
)

test.each([Line, SearchField, Lines])(
  'captures and retains text that was typed into a field before hydration',
  (Field) => {
    const Typed = () => {
      const [text, setText] = useState('')
      return (
        <>
          <Field
            label="Nama"
            clearLabel="Hapus"
            value={text}
            onChange={setText}
            onSearch={() => {}}
          />
          <output>{text}</output>
        </>
      )
    }
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Typed />)
    const field = container.querySelector<HTMLInputElement>('input, textarea')!
    field.value = 'beras'
    render(<Typed />, { container, hydrate: true })
    expect(screen.getByRole('status')).toHaveTextContent('beras')
    expect(field).toHaveValue('beras')
  },
)
