import sharp from 'sharp'
import type { Planes, Size } from './h264.ts'

/** Draws SVG into colour planes (BT.601, limited range), whole and in the middle. */
export async function planesOf(svg: string, { width, height }: Size): Promise<Planes> {
  const pixels = await sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer()
  const y = new Uint8Array(width * height)
  const cb = new Uint8Array(y.length / 4)
  const cr = new Uint8Array(y.length / 4)
  for (let at = 0; at < y.length; at++) {
    const [r, g, b] = [pixels[at * 3]!, pixels[at * 3 + 1]!, pixels[at * 3 + 2]!]
    y[at] = 16 + Math.round(0.257 * r + 0.504 * g + 0.098 * b)
    // One colour for four samples: that of the upper left one is close enough.
    const row = Math.floor(at / width)
    const column = at % width
    if (row % 2 === 1 || column % 2 === 1) continue
    const half = (row / 2) * (width / 2) + column / 2
    cb[half] = 128 + Math.round(-0.148 * r - 0.291 * g + 0.439 * b)
    cr[half] = 128 + Math.round(0.439 * r - 0.368 * g - 0.071 * b)
  }
  return { y, cb, cr }
}
