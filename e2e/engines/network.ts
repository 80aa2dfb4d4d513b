import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { newAddress } from '../fixtures/shop.ts'
import { watchConsole } from './watch-console.ts'

/** Stands between the browsers and a shop, as a network does. */
export interface Network {
  address: string
  /** Sends requests to this shop from now on. */
  leadTo(shop: string): void
  /** Gives the following requests an address of their own. The gateway limits sign-ins by address. */
  nextVisitor(): void
  /** Ends all connections and refuses new ones, until the returned function is called. */
  disconnect(): () => void
  /** Answers no request for a script before the returned function is called. */
  holdScripts(): () => void
  close(): Promise<void>
}

/** A page of the shop's origin without content. */
export const EMPTY_PAGE = '/empty-page'
const WATCH = '/watch-console.js'
/** The shop that the payment pages of the gateway return to, which serves the shops of all workers. */
const OTHER_SHOP = 'http://localhost:3000'

export async function openNetwork(): Promise<Network> {
  let target = ''
  let client = newAddress()
  let isCut = false
  let scripts: PromiseWithResolvers<void> | undefined
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (isCut) return incoming.socket.destroy()
    if (path === EMPTY_PAGE)
      return outgoing
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Borong</title>')
    if (path === WATCH)
      return outgoing.setHeader('content-type', 'text/javascript').end(`(${watchConsole})()`)
    if (/^\/assets\/.*\.js$/.test(path)) await scripts?.promise
    return forward(incoming, outgoing)
  })
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { host } = new URL(target)
    const headers = {
      ...incoming.headers,
      'accept-encoding': 'identity',
      'x-forwarded-for': client,
    }
    const [hostname, port] = host.split(':')
    const asked = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers },
      (answer) => void send(answer, outgoing),
    )
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  }
  const send = async (answer: IncomingMessage, outgoing: ServerResponse) => {
    const change = changeOf(answer)
    const { location } = answer.headers
    const headers = { ...answer.headers }
    if (location) headers.location = location.replace(OTHER_SHOP, address)
    if (change) delete headers['content-length']
    outgoing.writeHead(answer.statusCode ?? 502, headers)
    try {
      if (change) outgoing.write(change(await textOf(answer), address))
      else for await (const chunk of answer) outgoing.write(chunk)
      outgoing.end()
    } catch {
      outgoing.destroy()
    }
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    address,
    leadTo: (shop) => void (target = shop),
    nextVisitor: () => void (client = newAddress()),
    disconnect() {
      isCut = true
      server.closeAllConnections()
      return () => void (isCut = false)
    },
    holdScripts() {
      scripts = Promise.withResolvers()
      return scripts.resolve
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** How the network changes a text. */
type Change = (text: string, address: string) => string

function changeOf({ headers }: IncomingMessage): Change | undefined {
  const type = headers['content-type'] ?? ''
  const policy = String(headers['content-security-policy'] ?? '')
  const isOfShop = type.startsWith('text/html') && policy.includes("script-src 'self'")
  if (isOfShop) return (text) => text.replace('<head>', `<head><script src="${WATCH}"></script>`)
  if (/^text\/html|json/.test(type)) return (text, address) => text.replaceAll(OTHER_SHOP, address)
  return undefined
}
