import { AwsV4Signer } from 'aws4fetch'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestStore } from './test-store.ts'

/** A proxy in front of a store that fails as networks and stores do, and verifies signatures, which s3rver does not. */
export interface FaultyProxy {
  settings: TestStore['settings']
  /** Cuts the connections of this many uploads in the middle of their content. */
  cutUploads(count: number): void
  /** Answers this many requests with 503. */
  overload(count: number): void
  /** From now on each listing is answered as it is now. */
  freezeListings(): void
  /** The uploads that arrived whole. */
  uploads(): number
  close(): Promise<void>
}

export async function startFaultyProxy({ settings }: TestStore): Promise<FaultyProxy> {
  let cuts = 0
  let overloads = 0
  let uploads = 0
  let isFrozen = false
  const listings = new Map<string, Buffer>()

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const { method, url = '' } = incoming
    if (overloads > 0) {
      overloads -= 1
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    if (!(await isSigned(incoming))) {
      const code = '<Error><Code>SignatureDoesNotMatch</Code></Error>'
      return void response.writeHead(403).end(code)
    }
    if (method === 'PUT' && cuts > 0) {
      cuts -= 1
      // A store discards what was cut. s3rver would store it, so it gets nothing.
      return void incoming.once('data', () => incoming.destroy())
    }
    const content = await buffer(incoming)
    const isListing = url.includes('list-type')
    const old = isListing && isFrozen ? listings.get(url) : undefined
    if (old) return void response.writeHead(200).end(old)
    const sent = ask(incoming)
    sent.once('error', () => response.destroy())
    sent.once('response', async (from) => {
      const body = await buffer(from)
      if (isListing) listings.set(url, body)
      if (method === 'PUT') uploads += 1
      response.writeHead(from.statusCode!, from.rawHeaders).end(body)
    })
    sent.end(content)
  }

  async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
    const signed = await new AwsV4Signer({
      ...settings,
      method,
      url: `http://${headers.host}${url}`,
      headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
      datetime: String(headers['x-amz-date']),
      service: 's3',
    }).sign()
    return signed.headers.get('authorization') === headers.authorization
  }

  // The head is passed on as it is: the signature covers the name of the host.
  const ask = ({ method, url, headers }: IncomingMessage) =>
    request(new URL(url!, settings.url), { method, headers, agent: false })

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = new URL(settings.url)
  url.port = String(port)
  return {
    settings: { ...settings, url: url.href },
    cutUploads: (count) => void (cuts = count),
    overload: (count) => void (overloads = count),
    freezeListings: () => void (isFrozen = true),
    uploads: () => uploads,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
