import encodeQR from 'qr'
import sharp from 'sharp'

/** Pixels of a module. A wallet that reads the stored image needs a few. */
const SCALE = 8
/** The margin around a QR code, in modules. */
const QUIET_ZONE = 4

/** A QR code as the data URL of a PNG, about 1 kB. */
export async function qrImage(text: string): Promise<string> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const size = rows.length
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, effort: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
