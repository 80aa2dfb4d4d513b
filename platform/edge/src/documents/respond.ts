import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { encodingOf, type Encoding } from '../http/encoding.ts'
import { packer } from '../http/packing.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { EncodedDocument } from './encoded-document.ts'
import type { Document, OnHead } from './make-document.ts'
import { sharedHeaders, tagOf } from './shared-headers.ts'

/** The visitor's own data: it is never part of a cached document. */
export interface Personal {
  cookies: readonly string[]
}

function headersFor(
  response: ServerResponse,
  { headers }: Pick<Document, 'headers'>,
  encoding: Encoding,
  { cookies }: Personal,
) {
  return {
    ...headers,
    vary: 'Accept-Encoding, Cookie',
    'cache-control':
      cookies.length > 0 || 'x-preview' in headers ? 'private, no-store' : 'private, no-cache',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    // The trace of the page may have set one already.
    ...(cookies.length > 0
      ? { 'set-cookie': [response.getHeader('set-cookie') ?? [], ...cookies].flat() as string[] }
      : {}),
  }
}

/** Answers with a finished document. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: EncodedDocument,
  encoding: Encoding,
  personal: Personal,
) {
  const body = await document.body(encoding)
  response.writeHead(document.status, {
    ...headersFor(response, document, encoding, personal),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Answers a CDN with a document for many visitors. */
export async function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  document: EncodedDocument,
  { config, ...choice }: { set: ReleaseSet; slice: number | undefined; config: Config },
) {
  // The trace of the page is that of one visitor.
  response.removeHeader('set-cookie')
  response.removeHeader('server-timing')
  const etag = tagOf(document)
  const headers = { ...document.headers, ...sharedHeaders(document, choice, config), etag }
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag))
    return void response.writeHead(304, headers).end()
  const encoding = encodingOf(request.headers['accept-encoding'])
  const body = await document.body(encoding)
  response.writeHead(document.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** With more documents than this in flight, each waits longer for the processor than for the network. */
const RUSH = 8
let underway = 0

/** Sends a document's beginning as soon as it is ready, and the rest when `end` is called with it. */
export function streamDocument(
  response: ServerResponse,
  encoding: Encoding,
  personal: () => Promise<Personal>,
): { onHead: OnHead; end(rest: Buffer): Promise<void> } {
  underway += 1
  response.once('close', () => {
    underway -= 1
  })
  const packing = packer(encoding, { isQuick: underway > RUSH })
  packing?.pipe(response)
  const out = packing ?? response
  let begun: Promise<void> | undefined
  const begin: (...given: Parameters<OnHead>) => Promise<void> = async (beginning, head) => {
    const headers = headersFor(response, beginning, encoding, await personal())
    response.writeHead(beginning.status, headers)
    out.write(head)
    packing?.flush()
  }
  return {
    onHead(beginning, head) {
      begun = begin(beginning, head)
      // `end` throws its error, unless the rest fails before.
      begun.catch(() => {})
    },
    async end(rest) {
      await begun
      out.end(rest)
    },
  }
}
