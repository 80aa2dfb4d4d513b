import type { FastifyInstance, FastifyReply } from 'fastify'
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'page')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
}
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The release console: a page on the registry's own calls. The user's token decides which changes are allowed. */
export function consoleRoutes(app: FastifyInstance) {
  const names = readdirSync(FOLDER).filter((name) => !name.includes('.test.'))
  const contents = new Map(names.map((name) => [name, contentOf(name)]))
  const send = (reply: FastifyReply, name: string) => {
    const content = contents.get(name)
    if (content === undefined) return reply.callNotFound()
    return reply.headers(HEADERS).type(TYPES[extname(name)]!).send(content)
  }
  // Its files have addresses relative to it, so its address ends in a slash.
  app.get('/registry/console', (_, reply) => reply.redirect('/registry/console/', 308))
  app.get('/registry/console/', (_, reply) => send(reply, 'index.html'))
  app.get<{ Params: { name: string } }>('/registry/console/:name', (request, reply) =>
    send(reply, request.params.name),
  )
}

function contentOf(name: string): string {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return name.endsWith('.ts') ? stripTypeScriptTypes(text) : text
}
