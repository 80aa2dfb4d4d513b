import type { Boot } from '@borong/contract/release'
import { readFile } from 'node:fs/promises'
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fromShop } from '../from-shop.ts'

/** `plain build` is the same code as one single-page application without federation. */
export type ContenderName = 'Borong' | 'plain build' | 'bare HTML'

/** The same shop, served in another way. */
export interface Contender {
  name: ContenderName
  address: string
  close(): void
}

type Documents = (path: string) => Promise<string>

/** The shop itself. */
export const federated = (shop: string): Contender => ({
  name: 'Borong',
  address: shop,
  close: () => {},
})

/** One bundle with lazy routes and an empty document; the browser requests all data. */
export async function singlePageApp(shop: string, directory: string): Promise<Contender> {
  const template = await readFile(join(directory, 'index.html'), 'utf8')
  const boot = singlePageBoot(bootIn(await textOf(`${shop}/`)))
  const html = template.replace('BOOT', () => JSON.stringify(boot).replaceAll('<', '\\u003c'))
  return serve('plain build', shop, async () => html, directory)
}

/** The rendered page alone: the lower limit for any page with these images and texts. */
export const bare = (shop: string): Promise<Contender> =>
  serve('bare HTML', shop, async (path) => withoutScripts(await textOf(shop + path)))

const textOf = async (address: string) => (await fromShop(address)).text()

function bootIn(html: string): Boot {
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (!text) throw new Error('The shop’s document holds no boot data')
  return JSON.parse(text) as Boot
}

/** Every unit is present from the start, in one build whose files are neither pinned nor listed. */
function singlePageBoot(boot: Boot): Boot {
  const inside = { entry: '', integrity: {}, modules: { '.': { js: [], css: [] } } }
  const units = Object.entries(boot.set.units).map(
    ([name, { version }]) => [name, { ...inside, version, base: `/spa/${name}/` }] as const,
  )
  const roof = { ...inside, version: '1.0.0', base: '/spa/', development: true }
  return { ...boot, data: [], set: { ...boot.set, units: { ...Object.fromEntries(units), roof } } }
}

const withoutScripts = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')

/** Serves documents and files compressed as the edge does; forwards everything else to the shop. */
async function serve(
  name: ContenderName,
  shop: string,
  documents: Documents,
  files?: string,
): Promise<Contender> {
  const packed = new Map<string, Promise<Buffer>>()
  const once = (key: string, read: () => Promise<string | Buffer>) => {
    const known = packed.get(key) ?? read().then(pack)
    packed.set(key, known)
    return known
  }
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? '/'
    if (path.startsWith('/gateway/')) return pass(shop, incoming, response)
    const isFile = path.startsWith('/spa/') && files !== undefined
    const body = isFile
      ? await once(path, () => readFile(join(files, path.slice('/spa/'.length))))
      : await once(path, () => documents(path))
    response.writeHead(200, {
      'content-type': typeOf(path, isFile),
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    })
    response.end(body)
  }
  const server: Server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    name,
    address: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const pack = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

function typeOf(path: string, isFile: boolean): string {
  if (!isFile) return 'text/html; charset=utf-8'
  if (path.endsWith('.css')) return 'text/css'
  return path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
}

function pass(shop: string, incoming: IncomingMessage, response: ServerResponse) {
  const through = request(
    shop + incoming.url,
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(shop).host } },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    },
  )
  through.on('error', () => response.destroy())
  incoming.pipe(through)
}
