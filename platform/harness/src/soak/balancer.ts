import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

export interface Balancer {
  address: string
  close(): Promise<void>
}

/**
 * Distributes requests to several services in rotation, as a balancer in front of gateways does. A request that a
 * service did not receive goes to the next one, and so does a read without an answer.
 */
export async function startBalancer(port: number, origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const body = await buffer(incoming)
    const first = (turn += 1)
    for (let attempt = 0; attempt < origins.length; attempt += 1) {
      const origin = origins[(first + attempt) % origins.length]!
      try {
        const answer = await ask(origin, incoming, body, response)
        response.writeHead(answer.statusCode!, answer.rawHeaders)
        response.flushHeaders()
        return await pipeline(answer, response)
      } catch (error) {
        if (response.headersSent) return void response.destroy()
        const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (!isUnsent && incoming.method !== 'GET') break
      }
    }
    response.writeHead(502).end()
  }

  const ask = (
    origin: string,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(origin + url, { agent, method, headers })
      response.once('close', () => sent.destroy())
      sent.once('response', resolve).once('error', reject).end(body)
    })

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })
  // Longer than the edge keeps an idle connection, so that no request meets a closing one.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
