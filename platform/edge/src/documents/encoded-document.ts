import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'
import { brotliOptions } from '../http/packing.ts'
import type { Document } from './make-document.ts'

/** A document with its compressed forms, each created at its first request. */
export interface EncodedDocument extends Document {
  body(encoding: Encoding): Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function encodedDocument(document: Document): EncodedDocument {
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const make = {
    identity: async () => document.html,
    br: () => brotli(document.html, brotliOptions),
    gzip: () => zip(document.html),
  }
  const { status, headers, html, isComplete } = document
  return {
    status,
    headers,
    html,
    isComplete,
    body: (encoding) => (bodies[encoding] ??= make[encoding]()),
  }
}
