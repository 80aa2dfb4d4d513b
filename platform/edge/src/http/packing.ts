import {
  constants,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** A window of 256 KB holds a page and the data that it was drawn from. */
const brotliOf = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** Brotli for what is packed while somebody waits. */
export const brotliOptions = brotliOf(5)

/** The same when many wait: half the work, for an eighth more bytes. */
const quickOptions = brotliOf(3)

/** A stream that packs what flows through it. */
export function packer(
  encoding: Encoding,
  { isQuick = false } = {},
): BrotliCompress | Gzip | undefined {
  if (encoding === 'br') return createBrotliCompress(isQuick ? quickOptions : brotliOptions)
  return encoding === 'gzip' ? createGzip() : undefined
}
