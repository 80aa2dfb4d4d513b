import { createServer, type Server } from 'node:http'
import { localServices, ownServices } from './own-services.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function open(server: Server): Promise<URL> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
}

/** A server that answers with what it was asked. */
const echo = () =>
  createServer(({ method, url, headers }, response) => {
    const { authorization, cookie } = headers
    const asked = { method, url, authorization, cookie }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(url?.endsWith('.token') ? { token: `for ${authorization}` } : asked),
    )
  })

const send = async (at: URL, path: string, init: RequestInit = {}) => {
  const answer = await fetch(new URL(path, at), init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('M-04: a call to a local service has the token of the shop, and others go to the shop', async () => {
  const shop = await open(echo())
  const service = await open(echo())
  const dev = await open(
    createServer(ownServices({ unit: 'checkout', shop, local: { orders: Number(service.port) } })),
  )
  const headers = { authorization: 'Bearer session', cookie: 'access_token=session' }
  const { text } = await send(dev, '/checkout/orders/mine?page=1', { headers })
  expect(JSON.parse(text)).toEqual({
    method: 'GET',
    url: '/mine?page=1',
    authorization: 'Bearer for Bearer session',
  })
  const other = await send(dev, '/checkout/baskets/mine', { headers })
  expect(JSON.parse(other.text)).toMatchObject({
    url: '/api/checkout/baskets/mine',
    authorization: 'Bearer session',
  })
})

test('M-04: the page of the shop may send its calls, and reads that a service does not run', async () => {
  const shop = await open(echo())
  const gone = await open(createServer())
  servers[1]!.close()
  const dev = await open(
    createServer(ownServices({ unit: 'checkout', shop, local: { orders: Number(gone.port) } })),
  )
  const asked = await send(dev, '/checkout/orders/mine', {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization' },
  })
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'authorization',
  ])
  const refused = await send(dev, '/checkout/orders/mine')
  expect([refused.status, refused.text]).toEqual([502, expect.stringContaining('ECONNREFUSED')])
})

test('M-04: an option names a service and its port', () => {
  expect(localServices(['orders=4500', 'stock=4501'])).toEqual({ orders: 4500, stock: 4501 })
  expect(() => localServices(['4500'])).toThrow('as in orders=4500')
})
