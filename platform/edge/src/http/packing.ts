import {
  constants,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** Brotli for what is packed while somebody waits. Its window of 256 KB holds a page and the data that it was drawn from. */
export const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

/** A stream that packs what flows through it. */
export function packer(encoding: Encoding): BrotliCompress | Gzip | undefined {
  if (encoding === 'br') return createBrotliCompress(brotliOptions)
  return encoding === 'gzip' ? createGzip() : undefined
}
