import { build } from '@borong/build/build'
import type { BuiltRelease } from '@borong/contract/release'
import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { DEVELOPMENT_HEADERS, type Description, type RemoteServer } from './dev-server.ts'
import { ownServices, type LocalServices } from './own-services.ts'

const SAVED_WITHIN_MS = 200
/** The page reads from it when to reload. */
const CHANGES = '/changes'
const IGNORED = /^(node_modules|dist|\.git|test-results|widgets\.d\.ts)(\/|$)/

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Builds a remote with its own bundler whenever a source changes, and serves its files to the shop's page, which reloads
 * after each build.
 */
export async function serveRebuilt(
  directory: string,
  { port, services }: { port: number; services: { shop: URL; local: LocalServices } },
): Promise<RemoteServer> {
  let { release } = await build(directory)
  const pages = new Set<ServerResponse>()
  const answerService = ownServices({ unit: release.unit, ...services })

  const rebuild = async () => {
    try {
      const built = await build(directory)
      if (!built.fresh) return
      release = built.release
      for (const page of pages) page.write('data: changed\n\n')
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`)
    }
  }
  let building: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(directory, { recursive: true }, (_, path) => {
    if (path === null || IGNORED.test(relative('.', path))) return
    clearTimeout(timer)
    timer = setTimeout(() => (building = building.then(rebuild)), SAVED_WITHIN_MS)
  })

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/api/')) {
      // The other server removes the prefix in the same way.
      request.url = request.url!.slice('/api'.length)
      return answerService(request, response)
    }
    for (const [name, value] of Object.entries(DEVELOPMENT_HEADERS)) response.setHeader(name, value)
    if (pathname === CHANGES) return stream(request, response, pages)
    void sendFile(pathname.slice(1), directory, release, response)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    address: `http://localhost:${port}/`,
    async stop() {
      clearTimeout(timer)
      watcher.close()
      for (const page of pages) page.end()
      await building
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function stream(request: IncomingMessage, response: ServerResponse, pages: Set<ServerResponse>) {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n')
  pages.add(response)
  request.once('close', () => pages.delete(response))
}

async function sendFile(
  name: string,
  directory: string,
  { unit, entry, remote, files }: BuiltRelease,
  response: ServerResponse,
) {
  const send = (status: number, type: string, content: string | Buffer) =>
    response.writeHead(status, { 'content-type': type }).end(content)
  if (name === 'release.json') {
    const description: Description = { unit, version: 'development', entry, remote }
    return send(200, TYPES['.json']!, JSON.stringify(description))
  }
  const isKnown = name === 'mf-manifest.json' || files.some((file) => file.name === name)
  const path = join(directory, 'dist/browser', name)
  const content = isKnown ? await readFile(path).catch(() => undefined) : undefined
  if (!content) return send(404, 'text/plain', 'There is no such file')
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  return send(200, type, name === entry ? `${content.toString('utf8')}\n${RELOADING}` : content)
}

/** Follows the changes of the server that this script comes from. */
const RELOADING = `new EventSource(new URL('${CHANGES}', document.currentScript.src)).onmessage = () => location.reload()\n`
