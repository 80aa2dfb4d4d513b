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

test('V-08: a typed number above the stock is cut at once, and says why', async () => {
  render(<Counter start={10} max={12} />)
  expect(screen.queryByText('Stok tersisa 12')).not.toBeInTheDocument()
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '40')
  expect(quantity()).toHaveValue('12')
  expect(screen.getByText('Stok tersisa 12')).toBeVisible()
})

test('V-08: the plus stops at the stock', async () => {
  render(<Counter start={11} max={12} />)
  const plus = screen.getByRole('button', { name: 'Tambah' })
  await userEvent.click(plus)
  await userEvent.click(plus)
  expect(quantity()).toHaveValue('12')
  expect(plus).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Stok tersisa 12')).toBeVisible()
})

test('too small a number waits for the end of typing, then is raised', async () => {
  render(<Counter start={8} min={5} />)
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '2')
  expect(quantity()).toHaveValue('2')
  await userEvent.tab()
  expect(quantity()).toHaveValue('5')
  expect(screen.getByText('Min. pembelian 5')).toBeVisible()
})

test('a number between two steps goes up to the next', async () => {
  render(<Counter start={6} min={6} step={6} />)
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '13{Enter}')
  expect(quantity()).toHaveValue('18')
  expect(screen.getByText('Dijual per 6 karton')).toBeVisible()
})

test('an emptied field goes back to what it was', async () => {
  render(<Counter start={7} />)
  await userEvent.clear(quantity())
  await userEvent.tab()
  expect(quantity()).toHaveValue('7')
})

test('arrows step, a long number keeps its marks', async () => {
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
  'V-08: of what is typed in %s as %s the whole counts',
  async (language, typed, value) => {
    render(<Counter start={7} language={language} />)
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), `${typed}{Enter}`)
    expect(quantity()).toHaveAttribute('aria-valuenow', `${value}`)
  },
)
