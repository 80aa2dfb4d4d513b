import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyButton } from './CopyButton.tsx'

const draw = () =>
  render(<CopyButton text="8077" label="Salin nomor" copiedLabel="Tersalin" failedLabel="Gagal" />)

test('copies the plain text and shows a confirmation', async () => {
  const user = userEvent.setup()
  draw()
  await user.click(screen.getByRole('button', { name: 'Salin nomor' }))
  expect(await navigator.clipboard.readText()).toBe('8077')
  expect(screen.getByRole('status')).toHaveTextContent('Tersalin')
})

test('shows an error when the browser refuses', async () => {
  const user = userEvent.setup()
  draw()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'))
  await user.click(screen.getByRole('button', { name: 'Salin nomor' }))
  expect(screen.getByRole('status')).toHaveTextContent('Gagal')
})
