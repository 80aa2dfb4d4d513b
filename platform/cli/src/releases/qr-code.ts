import encodeQR from 'qr'
import { styleText } from 'node:util'
import type { Io } from './io.ts'

/** A text as a QR code for a terminal: two modules per character, light on dark in any theme. */
export function qrCode(io: Io, text: string): string {
  const code = encodeQR(text, 'ascii', { ecc: 'low', border: 2 }).trimEnd()
  if (!io.isTerminal || io.env.NO_COLOR) return code
  return code
    .split('\n')
    .map((line) => styleText(['whiteBright', 'bgBlack'], line, { validateStream: false }))
    .join('\n')
}
