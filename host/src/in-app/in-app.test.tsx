import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileSheet } from './FileSheet.tsx'

const share = jest.fn<Promise<void>, [ShareData]>()

function givenSharing(canShare: boolean) {
  Object.assign(navigator, { canShare: () => canShare, share })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
  share.mockReset()
})

const onClose = jest.fn()
const open = () =>
  render(<FileSheet file={new Blob(['a;b'])} name="faktur.csv" language="id" onClose={onClose} />)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Bagikan atau simpan' }))

test('R-24: shares the file through the system, and then closes', async () => {
  givenSharing(true)
  share.mockResolvedValue()
  open()
  await press()
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('faktur.csv')
  expect(onClose).toHaveBeenCalled()
})

test('R-24: a closed sheet of the system can be opened again, and a refusal names the browser', async () => {
  givenSharing(true)
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  open()
  await press()
  expect(screen.queryByText(/tidak terkirim/)).toBeNull()
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await press()
  expect(await screen.findByText(/Berkas tidak terkirim/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Salin tautan halaman' })).toBeVisible()
})

test('R-24: without sharing of files it shows the page’s address', () => {
  givenSharing(false)
  open()
  expect(screen.getByText(/tidak dapat menyimpan berkas/)).toBeVisible()
  expect(screen.getByText(location.href)).toBeVisible()
})
