import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

function SortPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Urutkan</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Urutkan menurut"
        closeLabel="Tutup"
        action={<Button>Terapkan</Button>}
      >
        <p>Terlaris</p>
      </Sheet>
    </>
  )
}

test('names a sheet by its title, closes it by Escape and restores the focus', async () => {
  render(<SortPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Urutkan' }))
  const sheet = await screen.findByRole('dialog', { name: 'Urutkan menurut' })
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Terapkan' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Urutkan' })).toHaveFocus()
})

test('closes a sheet by its close button', async () => {
  render(<SortPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Urutkan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('does not answer a dialog that has just opened by Enter', async () => {
  const remove = jest.fn()
  render(
    <Dialog
      open
      onClose={jest.fn()}
      title="Hapus 3 barang?"
      actions={<Button onClick={remove}>Hapus</Button>}
    />,
  )
  await screen.findByRole('alertdialog', { name: 'Hapus 3 barang?' })
  await userEvent.keyboard('{Enter}')
  expect(remove).not.toHaveBeenCalled()
})

test('moves a sheet above a keyboard that covers the end of the window, and back', async () => {
  const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight })
  Object.assign(window, { visualViewport: view })
  const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard')
  render(<SortPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Urutkan' }))
  await screen.findByRole('dialog')
  view.height = innerHeight - 300
  view.dispatchEvent(new Event('resize'))
  expect(keyboard()).toBe('300px')
  Object.assign(view, { scale: 2 }).dispatchEvent(new Event('resize'))
  expect(keyboard()).toBe('0px')
  await userEvent.keyboard('{Escape}')
  expect(keyboard()).toBe('')
})
