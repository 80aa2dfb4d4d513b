import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, shut } from './listen.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void

/** A gateway that issues guest tokens, and gives the answers that a test sets. */
export interface FakeGateway {
  origin: string
  /** Answers this path from now on. */
  on(path: string, answer: Answer): void
  /** Every request except those for guest tokens. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  close(): Promise<void>
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const TOKEN_END = Math.floor(Date.now() / 1000) + 24 * 60 * 60

export async function startGateway(): Promise<FakeGateway> {
  const answers = new Map<string, Answer>()
  const requests: FakeGateway['requests'] = []
  let tokens = 0
  answers.set('/sso/v1/authorize', (_, response) =>
    sendJson(response, {
      data: { guest_token: `guest-token-${(tokens += 1)}`, expired_at: TOKEN_END },
    }),
  )
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    if (url.pathname !== '/sso/v1/authorize')
      requests.push({ path: request.url ?? '', headers: request.headers })
    const answer = answers.get(url.pathname)
    if (answer) return answer(request, response, url)
    return sendJson(response, { name: 'NOT_FOUND', message: 'Not found' }, 404)
  })
  const { origin } = await listen(server)
  return {
    origin,
    requests,
    on: (path, answer) => void answers.set(path, answer),
    close: () => shut(server),
  }
}
