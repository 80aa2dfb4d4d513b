import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { QrCodeScannerScreen } from './QrCodeScannerScreen.tsx'

const PATH = '/qr-code-scanner'
const boot = { config: { ownOrigins: ['https://borong.example'] } as never }

const camera = (outcome: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError') =>
  Object.assign(navigator, {
    mediaDevices: {
      getUserMedia: async () => {
        throw Object.assign(new Error(outcome), { name: outcome })
      },
    },
  })

class Reader {
  static text: string | undefined
  static formats: string[]

  static async getSupportedFormats() {
    return ['aztec', 'ean_13', 'qr_code']
  }

  constructor({ formats }: { formats: string[] }) {
    Reader.formats = formats
  }

  async detect() {
    return Reader.text === undefined ? [] : [{ rawValue: Reader.text }]
  }
}

/** Makes the browser's barcode detector find this text in every image. */
function reads(text: string | undefined) {
  Reader.text = text
  Object.assign(globalThis, {
    BarcodeDetector: Reader,
    createImageBitmap: async () => ({ width: 10, height: 10, close() {} }),
  })
}

const readPicture = async () => {
  const file = new File(['x'], 'kode.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Baca dari gambar', { selector: 'input' }), file)
}

test('R-07: shows that the camera is blocked, and offers an image file instead', async () => {
  camera('NotAllowedError')
  reads('https://borong.example/promo')
  const { address } = await open(PATH, PATH, QrCodeScannerScreen, { boot })
  expect(await screen.findByText('Izin kamera ditolak')).toBeVisible()
  await readPicture()
  await waitFor(() => expect(address()).toBe('/promo'))
})

test.each([
  ['NotReadableError', 'Tutup aplikasi lain yang memakai kamera, atau pakai gambar kode QR.'],
  ['NotFoundError', 'Perangkat atau aplikasi ini tidak menyediakan kamera. Pakai gambar kode QR.'],
] as const)('R-07: shows what to do about a camera that fails with %s', async (error, text) => {
  camera(error)
  await open(PATH, PATH, QrCodeScannerScreen, { boot })
  expect(await screen.findByText(text)).toBeVisible()
})

test('R-07: shows a code of another site without following it', async () => {
  camera('NotFoundError')
  reads('https://evil.example/borong')
  const { address } = await open(PATH, PATH, QrCodeScannerScreen, { boot })
  await screen.findByText('Kamera tidak tersedia')
  await readPicture()
  expect(await screen.findByText('https://evil.example/borong')).toBeVisible()
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
  expect(address()).toBe(PATH)
})

test('R-07 C-22: searches the GTIN of a bar code', async () => {
  camera('NotFoundError')
  reads('8991234567898')
  const { address } = await open(PATH, PATH, QrCodeScannerScreen, { boot })
  await screen.findByText('Kamera tidak tersedia')
  await readPicture()
  await waitFor(() => expect(address()).toBe('/search/8991234567898'))
  expect(Reader.formats).toEqual(['qr_code', 'ean_13'])
})

test('R-07 X-08: shows that an image has no code, and offers a rescan', async () => {
  camera('NotFoundError')
  reads(undefined)
  await open(PATH, PATH, QrCodeScannerScreen, { boot })
  await screen.findByText('Kamera tidak tersedia')
  await readPicture()
  expect(await screen.findByText('Kode QR tidak ditemukan')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pindai ulang' }))
  expect(await screen.findByText('Kamera tidak tersedia')).toBeVisible()
})

/** A camera with a torch, which `refuses` makes fail. */
function cameraWithTorch(refuses = false) {
  const applied: unknown[] = []
  const stop = jest.fn()
  const track = {
    stop,
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async (constraints: unknown) => {
      if (refuses) throw new Error('OverconstrainedError')
      applied.push(constraints)
    },
  }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } })
  HTMLMediaElement.prototype.play = async () => {}
  return { applied, stop }
}

test('R-07: switches the torch on and off, and releases the camera with the page', async () => {
  const { applied, stop } = cameraWithTorch()
  reads(undefined)
  await open(PATH, PATH, QrCodeScannerScreen, { boot })
  const torch = await screen.findByRole('button', { name: 'Senter' })
  expect(torch).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(torch)
  await waitFor(() => expect(torch).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(torch)
  await waitFor(() => expect(torch).toHaveAttribute('aria-pressed', 'false'))
  expect(applied).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }])
  cleanup()
  expect(stop).toHaveBeenCalled()
})

test('R-07: removes the switch of a torch that fails', async () => {
  cameraWithTorch(true)
  reads(undefined)
  await open(PATH, PATH, QrCodeScannerScreen, { boot })
  await userEvent.click(await screen.findByRole('button', { name: 'Senter' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Senter' })).toBeNull())
})

test('R-07: shows no switch for a camera without a torch', async () => {
  cameraWithTorch()
  const { getUserMedia } = navigator.mediaDevices
  const stream = await getUserMedia({ video: true })
  Object.assign(stream.getVideoTracks()[0]!, { getCapabilities: () => ({}) })
  Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } })
  reads(undefined)
  await open(PATH, PATH, QrCodeScannerScreen, { boot })
  expect(await screen.findByText('Mencari kode')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Senter' })).toBeNull()
})

test.each([
  ['https://borong.example/v/toko/product/beras', '/v/toko/product/beras'],
  ['B-000012-1', 'B-000012-1'],
])('F-08: returns %s to quick order, which opened the scanner', async (text, scanned) => {
  camera('NotFoundError')
  reads(text)
  const { address } = await open(PATH, `${PATH}?for=quick-order`, QrCodeScannerScreen, { boot })
  await screen.findByText('Kamera tidak tersedia')
  await readPicture()
  await waitFor(() => expect(address()).toBe(`/quick-order?scan=${encodeURIComponent(scanned)}`))
})
