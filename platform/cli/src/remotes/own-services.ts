import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Complaint } from '../command.ts'

/** The local ports of services, by name. */
export type LocalServices = Readonly<Record<string, number>>

interface OwnServices {
  unit: string
  /** The shop whose page sends the calls. */
  shop: URL
  local: LocalServices
}

const HOP = /^(connection|keep-alive|transfer-encoding|content-length|host|cookie|origin|referer)$/
const LONGEST_MS = 30_000

/** Reads options like `orders=4500`. */
export function localServices(texts: readonly string[] = []): LocalServices {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, port] = /^([a-z][a-z0-9-]*)=(\d{1,5})$/.exec(text) ?? []
      if (name === undefined)
        throw new Complaint(`--api takes a service and its port, as in orders=4500, not "${text}".`)
      return [name, Number(port)] as const
    }),
  )
}

/**
 * Answers the calls of a page to services of its unit on the machine of a developer: those with a local port there, with the
 * token that the shop would send, and all others from the shop.
 */
export function ownServices({ unit, shop, local }: OwnServices) {
  async function target(
    request: IncomingMessage,
    path: string,
  ): Promise<{ url: URL; headers: Record<string, string> } | { answer: Response }> {
    const [, owner, name = '', rest = ''] = /^\/([^/]+)\/([^/?]+)(.*)$/.exec(path) ?? []
    const port = owner === unit ? local[name] : undefined
    if (port === undefined) return { url: new URL(`/api${path}`, shop), headers: {} }
    const { authorization } = request.headers
    const answer = await fetch(new URL(`/api/${unit}.token`, shop), {
      headers: authorization ? { authorization } : {},
    })
    if (!answer.ok) return { answer }
    const { token } = (await answer.json()) as { token: string }
    const url = new URL(`http://localhost:${port}${rest.startsWith('/') ? '' : '/'}${rest}`)
    return { url, headers: { authorization: `Bearer ${token}` } }
  }

  async function answerFor(request: IncomingMessage): Promise<Response> {
    const to = await target(request, request.url ?? '/')
    if ('answer' in to) return to.answer
    const sent = Object.entries(request.headers).filter(([name]) => !HOP.test(name))
    const body = await buffer(request)
    return fetch(to.url, {
      method: request.method ?? 'GET',
      headers: { ...(Object.fromEntries(sent) as Record<string, string>), ...to.headers },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
  }

  // The page has the origin of the shop.
  const allow = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
    const asked = request.headers['access-control-request-headers']
    if (asked) response.setHeader('Access-Control-Allow-Headers', asked)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    try {
      const answer = await answerFor(request)
      const content = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
        'cache-control': 'no-store',
      })
      response.end(content)
    } catch (error) {
      const { cause, message } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      response.writeHead(502, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ name: 'BAD_GATEWAY', message: `The service: ${reason}` }))
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    allow(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    void handle(request, response)
  }
}
