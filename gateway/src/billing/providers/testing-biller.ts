import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** JSON with a status, or a function that answers by itself: HTML, a broken connection, silence. */
type Reply = { status?: number; json: unknown } | ((response: ServerResponse) => void)

export interface TestingBiller {
  url: string
  received: Received[]
  /** The next answers, in this order. */
  answers(...replies: Reply[]): void
  close(): Promise<void>
}

/** A biller of a test: a real HTTP server that returns the given answers. */
export async function startTestingBiller(): Promise<TestingBiller> {
  const received: Received[] = []
  const queue: Reply[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
    })
    const reply = queue.shift()
    if (!reply) response.writeHead(599).end()
    else if (typeof reply === 'function') reply(response)
    else
      response
        .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers: (...replies) => queue.push(...replies),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/**
 * The answers that leave the outcome of a payment open, with the details that name them. Only an answer that never comes
 * needs a short time-out: a busy machine may take longer than that for the others.
 */
export const openAnswers: readonly {
  name: string
  reply: Reply
  detail: string
  timeoutMs?: number
}[] = [
  { name: 'no answer', reply: () => {}, detail: 'TIMEOUT', timeoutMs: 200 },
  {
    name: 'a broken connection',
    reply: (response) => response.destroy(),
    detail: 'UNREACHABLE',
  },
  {
    name: 'a server error',
    reply: { status: 500, json: { data: { rc: '02', status: 'Gagal' } } },
    detail: 'HTTP_500',
  },
  {
    name: 'an HTML page',
    reply: (response) => response.writeHead(200).end('<html>Just a moment…</html>'),
    detail: 'UNREADABLE',
  },
  { name: 'JSON of another form', reply: { json: { message: 'ok' } }, detail: 'UNREADABLE' },
]
