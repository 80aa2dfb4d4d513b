import { act, screen, waitFor } from '@testing-library/react'
import { openCheckout } from '../testing/open-checkout.tsx'
import { optionalPart } from './optional-part.tsx'

const Note = ({ text }: { text: string }) => <p>{text}</p>

test('X-07: a part that can’t be loaded leaves the page unchanged, and loads when the connection is back', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ default: Note })
  const Later = optionalPart<{ text: string }>(load)
  const Page = () => (
    <>
      <h1>Keranjang</h1>
      <Later text="Terkait" waiting={<i>…</i>} />
    </>
  )
  await openCheckout(Page, '/p')
  expect(await screen.findByText('…')).toBeVisible()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Terkait')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Keranjang' })).toBeVisible()
})

test('X-07: a part that the buyer requested shows that it can’t be loaded', async () => {
  const failed = jest.fn()
  const Sheet = optionalPart<{ text: string }>(() => Promise.reject(new Error('offline')))
  const Page = () => <Sheet text="" onFailure={failed} />
  const { page } = await openCheckout(Page, '/p')
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  expect(page.toasts[0]?.message).toBe('Terjadi kesalahan jaringan, periksa koneksi anda')
})
