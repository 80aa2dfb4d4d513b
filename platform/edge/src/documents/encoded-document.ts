import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'
import type { Document } from './make-document.ts'

/** A document with its compressed forms, each made when it is first asked for. */
export interface EncodedDocument extends Document {
  body(encoding: Encoding): Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function encodedDocument(document: Document): EncodedDocument {
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const make = {
    identity: async () => Buffer.from(document.html),
    br: () => brotli(document.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
    gzip: () => zip(document.html),
  }
  return { ...document, body: (encoding) => (bodies[encoding] ??= make[encoding]()) }
}
