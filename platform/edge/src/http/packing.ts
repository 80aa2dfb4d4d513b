import {
  constants,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** A window of 256 KiB contains a page and the data that it was rendered from. */
const brotliOf = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** Brotli for answers that are compressed while a visitor waits. */
export const brotliOptions = brotliOf(5)

/** The same for many concurrent visitors: half the work for an eighth more bytes. */
const quickOptions = brotliOf(3)

/** A stream that compresses its content. */
export function packer(
  encoding: Encoding,
  { isQuick = false } = {},
): BrotliCompress | Gzip | undefined {
  if (encoding === 'br') return createBrotliCompress(isQuick ? quickOptions : brotliOptions)
  return encoding === 'gzip' ? createGzip() : undefined
}
