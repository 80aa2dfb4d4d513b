import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingOf, type Encoding } from '../http/encoding.ts'
import { sendProblem } from '../http/problem.ts'
import { sizedCache } from '../http/sized-cache.ts'
import type { Asset, Catalogue } from './catalogue.ts'
import { familyOf, makeDeltas, offeredDictionary } from './deltas.ts'
import { sha384Of, type FileStore, type StoredForm } from './file-store.ts'

export type AssetHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<void>

/** Serves release files. A path is looked up literally, so that only a release's own files can be reached. */
export function assetHandler(
  catalogue: () => Pick<Catalogue, 'assets' | 'families'> | undefined,
  store: FileStore,
  bytes: { files: number; deltas: number },
  {
    hasDeltas,
    looked,
    arrived,
  }: {
    /** Whether a browser gets the difference to a file that it has. */
    hasDeltas: boolean
    looked(found: 'hit' | 'miss'): void
    /** Resolves when the files of all releases are here. */
    arrived(): Promise<void>
  },
): AssetHandler {
  const cache = sizedCache<StoredForm>(bytes.files, ({ content }) => content.length)

  async function form(integrity: string, encoding: Encoding): Promise<StoredForm> {
    const key = `${integrity} ${encoding}`
    const known = cache.get(key)
    looked(known ? 'hit' : 'miss')
    if (known) return known
    const read = await store.read(integrity, encoding)
    if (read.isFinal) cache.set(key, read)
    return read
  }

  const deltas = makeDeltas(store, bytes.deltas)

  /** The difference to a file that the browser has from an earlier release, where it is the smaller form. */
  async function delta(
    { headers }: IncomingMessage,
    { integrity }: Asset,
    family: string,
    whole: StoredForm,
  ): Promise<Buffer | undefined> {
    const dictionary = offeredDictionary(
      headers['available-dictionary'],
      headers['accept-encoding'],
    )
    if (!dictionary) return undefined
    const candidates = [...(catalogue()?.families.get(family) ?? [])]
    const found = await deltas.find(integrity, dictionary, candidates)
    return found && found.length < whole.content.length ? found : undefined
  }

  return async (request, response, pathname) => {
    if (!catalogue()?.assets.has(pathname)) await arrived()
    const asset = catalogue()?.assets.get(pathname)
    if (!asset) return sendProblem(response, 'NOT_FOUND', 'en')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(response, 'METHOD_NOT_ALLOWED', 'en')
    const whole = await form(asset.integrity, encodingOf(request.headers['accept-encoding']))
    const family = hasDeltas ? familyOf(pathname) : undefined
    const difference = family && (await delta(request, asset, family, whole))
    const { content, encoding } = difference
      ? { content: difference, encoding: 'dcz' as const }
      : whole
    const etag = `"${sha384Of(asset.integrity).slice(0, 24)}-${encoding}"`
    const headers = {
      'content-type': asset.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: hasDeltas ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
      // The browser offers this content as a dictionary when it requests the file of another release.
      ...(family ? { 'use-as-dictionary': `match="${family}"` } : {}),
      etag,
    }
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    response.writeHead(200, { ...headers, ...packed, 'content-length': content.length })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
}
