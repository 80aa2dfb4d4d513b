import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Form } from './Form.tsx'
import { FormError } from './FormError.tsx'
import { TextField } from './TextField.tsx'

interface OrderFormProps {
  onSubmit?: () => void
  /** The gateway's answer to each submission: an error of the quantity. */
  refusal?: string
}

function OrderForm({ onSubmit, refusal }: OrderFormProps) {
  const [error, setError] = useState<string>()
  const [name, setName] = useState('')
  const [quantity, setQuantity] = useState('')
  const [goods, setGoods] = useState('')
  return (
    <Form
      onSubmit={() => {
        setError(refusal)
        onSubmit?.()
      }}
      submit={{ error, reset: () => setError(undefined) }}
    >
      <TextField label="Nama" value={name} onChange={setName} invalid={!name && 'Isi nama Anda'} />
      <TextField
        label="Jumlah"
        value={quantity}
        onChange={setQuantity}
        error={error}
        invalid={!quantity && 'Isi jumlahnya'}
      />
      <TextField label="Barang" value={goods} onChange={setGoods} />
      <FormError>{!goods && 'Pilih barang'}</FormError>
      <button>Kirim</button>
    </Form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim' }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

test('K-06: a form lists its problems from the first attempt on, with links to the fields', async () => {
  const onSubmit = jest.fn()
  render(<OrderForm onSubmit={onSubmit} />)
  expect(screen.getByLabelText('Nama')).toBeValid()
  expect(screen.getByText('Pilih barang')).not.toBeVisible()
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('Nama: Isi nama AndaJumlah: Isi jumlahnyaPilih barang')
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Isi nama Anda')
  await userEvent.click(screen.getByRole('link', { name: 'Jumlah: Isi jumlahnya' }))
  expect(screen.getByLabelText('Jumlah')).toHaveFocus()
})

function PhoneForm() {
  const [phone, setPhone] = useState('')
  const invalid = phone ? phone.length < 9 && 'Nomor terlalu pendek' : 'Isi nomor HP'
  return (
    <Form onSubmit={() => {}}>
      <TextField label="Nama" />
      <TextField label="Nomor HP" value={phone} onChange={setPhone} invalid={invalid} />
      <button>Kirim</button>
    </Form>
  )
}

test('U-04 K-06: a field is judged when the buyer leaves it with content, and its message goes when it is mended', async () => {
  render(<PhoneForm />)
  const phone = screen.getByLabelText('Nomor HP')
  await type('Nomor HP', '0812')
  expect(phone).toBeValid()
  await userEvent.tab()
  expect(await screen.findByText('Nomor terlalu pendek')).toBeVisible()
  expect(phone).toBeInvalid()
  expect(screen.queryByRole('alert')).toBeNull()
  await type('Nomor HP', '34567')
  expect(screen.queryByText('Nomor terlalu pendek')).toBeNull()
  // Another reason is not shown while the buyer types.
  await userEvent.clear(phone)
  expect(phone).toBeValid()
})

test('U-04: a field that was left empty is judged at the attempt to submit', async () => {
  jest.useFakeTimers()
  render(<PhoneForm />)
  const phone = screen.getByLabelText('Nomor HP')
  act(() => phone.focus())
  act(() => phone.blur())
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  expect(phone).toBeValid()
  await send()
  expect(phone).toBeInvalid()
})

test('K-06: a corrected field leaves the list of problems', async () => {
  render(<OrderForm />)
  await send()
  await type('Nama', 'Sari')
  expect(screen.getByRole('alert')).toHaveTextContent('Jumlah: Isi jumlahnyaPilih barang')
  await type('Jumlah', '3')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('K-06: the only wrong field takes the focus', async () => {
  render(<OrderForm />)
  await type('Nama', 'Sari')
  await type('Barang', 'Gula{Enter}')
  expect(screen.getByLabelText('Jumlah')).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('K-06: a form is sent when nothing is wrong, and keeps its input', async () => {
  const onSubmit = jest.fn()
  render(<OrderForm onSubmit={onSubmit} />)
  await send()
  await type('Nama', 'Sari')
  await type('Jumlah', '3')
  await type('Barang', 'Gula{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText('Nama')).toHaveValue('Sari')
  // A field that the buyer empties afterwards is wrong at the next attempt only.
  await userEvent.clear(screen.getByLabelText('Nama'))
  expect(screen.getByLabelText('Nama')).toBeValid()
})

test('K-06: the gateway’s error of a field moves the focus, blocks nothing and goes with the input', async () => {
  const onSubmit = jest.fn()
  render(<OrderForm onSubmit={onSubmit} refusal="Stok tersisa 2" />)
  await type('Nama', 'Sari')
  await type('Jumlah', '3')
  await type('Barang', 'Gula{Enter}')
  expect(screen.getByLabelText('Jumlah')).toHaveFocus()
  expect(screen.getByLabelText('Jumlah')).toHaveAccessibleDescription('Stok tersisa 2')
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  await type('Nama', ' W')
  expect(screen.queryByText('Stok tersisa 2')).toBeNull()
})
