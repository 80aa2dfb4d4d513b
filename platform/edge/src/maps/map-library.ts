import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { encodingOf, type Encoding } from '../http/encoding.ts'
import { sendProblem } from '../http/problem.ts'
import type { AssetHandler } from '../releases/asset-handler.ts'
import { contentTypeOf } from '../releases/catalogue.ts'
import { base, manifest, MODULE } from './map-library-address.ts'

const WORKER = 'maplibre-gl-worker.mjs'
const FILES = [MODULE, WORKER, 'maplibre-gl.css']
/** Compressed once, while the first visitor waits. */
const QUALITY = 9

const packers: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content),
  identity: async (content) => content,
}

/** Serves the files of MapLibre GL where map tiles are configured. */
export function mapLibraryHandler({ runtime }: Pick<Config, 'runtime'>): AssetHandler {
  const { mapTiles } = runtime
  const forms = new Map<string, Promise<Buffer>>()
  const form = (name: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${name} ${encoding}`
    const known = forms.get(key)
    if (known) return known
    const made = readFile(join(dirname(manifest()), 'dist', name)).then(packers[encoding])
    forms.set(key, made)
    made.catch(() => forms.delete(key))
    return made
  }
  return async (request, response, pathname) => {
    const name = mapTiles && FILES.find((file) => pathname === `${base()}${file}`)
    if (!name) return sendProblem(response, 'NOT_FOUND', 'en')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', 'en')
    const encoding = encodingOf(request.headers['accept-encoding'])
    const content = await form(name, encoding)
    response.writeHead(200, {
      'content-type': contentTypeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
      // A worker has the policy of its own file. It loads vector tiles.
      ...(name === WORKER
        ? {
            'content-security-policy': `default-src 'self'; connect-src 'self' ${new URL(mapTiles.address).origin}`,
          }
        : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': content.length,
    })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
}
