import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ComponentProps } from 'react'
import { Button } from './Button.tsx'

test('ignores a second tap until the first one has settled', async () => {
  const answers: (() => void)[] = []
  const order = jest.fn(() => new Promise<void>((done) => answers.push(done)))
  render(<Button onClick={order}>Beli sekarang</Button>)
  const button = screen.getByRole('button', { name: 'Beli sekarang' })

  // Both in one task, before React renders.
  act(() => {
    button.click()
    button.click()
  })
  await userEvent.click(button)
  expect(order).toHaveBeenCalledTimes(1)
  expect(button).toHaveAttribute('aria-busy', 'true')

  await act(async () => answers[0]!())
  expect(button).not.toHaveAttribute('aria-busy')
  await userEvent.click(button)
  expect(order).toHaveBeenCalledTimes(2)
})

test('retains the label of a loading submit button and does not submit', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Masuk
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }))
  expect(submit).not.toHaveBeenCalled()
})

test('lets the keyboard focus a disabled button, which does nothing', async () => {
  const press = jest.fn()
  render(
    <Button disabled onClick={press}>
      Checkout
    </Button>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
})

test('renders a button with a link as a link', () => {
  render(
    <Button link={createElement<ComponentProps<'a'>>('a', { href: '/cart' })}>
      Lihat keranjang
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Lihat keranjang' })).toHaveAttribute('href', '/cart')
})
