import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper, type StepperProps } from './Stepper.tsx'

function Counter({ start, ...rest }: { start: number } & Partial<StepperProps>) {
  const [value, setValue] = useState(start)
  return (
    <Stepper
      language="id"
      label="Jumlah"
      decreaseLabel="Kurangi"
      increaseLabel="Tambah"
      maxReason="Stok tersisa 12"
      minReason="Min. pembelian 5"
      stepReason="Dijual per 6 karton"
      {...rest}
      value={value}
      onChange={setValue}
    />
  )
}

const quantity = () => screen.getByRole('spinbutton', { name: 'Jumlah' })

test('V-08: cuts a typed number to the stock immediately and shows the reason', async () => {
  render(<Counter start={10} max={12} />)
  expect(screen.queryByText('Stok tersisa 12')).not.toBeInTheDocument()
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '40')
  expect(quantity()).toHaveValue('12')
  expect(screen.getByText('Stok tersisa 12')).toBeVisible()
})

test('V-08: disables the plus button at the stock', async () => {
  render(<Counter start={11} max={12} />)
  const plus = screen.getByRole('button', { name: 'Tambah' })
  await userEvent.click(plus)
  await userEvent.click(plus)
  expect(quantity()).toHaveValue('12')
  expect(plus).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Stok tersisa 12')).toBeVisible()
})

test('raises a number below the minimum once typing has ended', async () => {
  render(<Counter start={8} min={5} />)
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '2')
  expect(quantity()).toHaveValue('2')
  await userEvent.tab()
  expect(quantity()).toHaveValue('5')
  expect(screen.getByText('Min. pembelian 5')).toBeVisible()
})

test('U-28: raises a number between two steps to the next', async () => {
  render(<Counter start={6} min={6} step={6} />)
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '13{Enter}')
  expect(quantity()).toHaveValue('18')
  expect(screen.getByText('Dijual per 6 karton')).toBeVisible()
})

test('restores the previous quantity of an emptied field', async () => {
  render(<Counter start={7} />)
  await userEvent.clear(quantity())
  await userEvent.tab()
  expect(quantity()).toHaveValue('7')
})

test('steps by arrow keys, and retains the separators of a long number', async () => {
  render(<Counter start={124_999} />)
  await userEvent.type(quantity(), '{ArrowUp}')
  expect(quantity()).toHaveValue('125.000')
  expect(quantity()).toHaveAttribute('aria-valuenow', '125000')
})

test.each([
  ['id', '2,5', 2],
  ['id', '1.250', 1250],
  ['en', '2.5', 2],
  ['en', '1,250', 1250],
] as const)(
  'V-08: reads in language %s only the whole number of %s',
  async (language, typed, value) => {
    render(<Counter start={7} language={language} />)
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), `${typed}{Enter}`)
    expect(quantity()).toHaveAttribute('aria-valuenow', `${value}`)
  },
)
