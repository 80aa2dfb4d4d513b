import {
  constants,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** Brotli for what is packed while somebody waits. A window of 64 KB is as good for documents, and twice as fast to set up. */
export const brotliOptions = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** A stream that packs what flows through it. */
export function packer(encoding: Encoding): BrotliCompress | Gzip | undefined {
  if (encoding === 'br') return createBrotliCompress(brotliOptions(4))
  return encoding === 'gzip' ? createGzip() : undefined
}
