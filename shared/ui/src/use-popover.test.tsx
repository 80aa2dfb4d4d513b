import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePopover } from './use-popover.ts'

// The test browser has no popovers, like Safari 16.
function Menu() {
  const { button, popover, close } = usePopover()
  return (
    <>
      <button {...button}>Akun</button>
      <div {...popover}>
        <button onClick={close}>Keluar</button>
      </div>
      <p>Halaman</p>
    </>
  )
}

const account = () => screen.getByRole('button', { name: 'Akun' })
const leave = () => screen.getByText('Keluar')

test('M-07: without popovers of the browser a menu opens by its button, and closes by it', async () => {
  render(<Menu />)
  expect(leave()).not.toBeVisible()
  await userEvent.click(account())
  expect(leave()).toBeVisible()
  expect(account()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(account())
  expect(leave()).not.toBeVisible()
})

test.each([
  ['a press outside', () => userEvent.click(screen.getByText('Halaman'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a choice in it', () => userEvent.click(leave())],
])('M-07: without popovers of the browser %s closes a menu', async (_, act) => {
  render(<Menu />)
  await userEvent.click(account())
  expect(leave()).toBeVisible()
  await act()
  expect(leave()).not.toBeVisible()
  expect(account()).toHaveAttribute('aria-expanded', 'false')
})
