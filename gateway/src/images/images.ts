import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Domain, Gateway } from '../server/domain.ts'
import { withoutDocumentHeaders } from '../server/protection.ts'
import { QueueFull } from '../server/work-queue.ts'
import { DiskCache } from './disk-cache.ts'
import type { ImageSource, SourceImage } from './image-source.ts'
import { migrations } from './migrations.ts'
import { Renderer, UnreadableImage } from './renderer.ts'
import { bestFormat, readKey, snapWidth } from './request.ts'
import { uploadedImages } from './uploaded.ts'
import { builtInImages, storedImages } from './stored-images.ts'

// Part of the cache key: increase it when the encoding of images changes.
const ENCODING = 3
const DISK_BYTES = 256 * 1024 * 1024
const FOUND = 'public, max-age=31536000, immutable'
const NOT_FOUND = 'public, max-age=60'

/** The shop's images, in the width and the format that a browser requests. */
export const images: Domain = {
  name: 'pictures',
  migrations,
  routes(gateway) {
    const send = makeSend(gateway)
    const sources = sourcesOf(gateway)
    const find = async (key: string, variant: number) => {
      for (const source of sources) {
        const found = await source(key, variant)
        if (found) return found
      }
      return undefined
    }
    gateway.app.get('/img/*', { config: { limit: 'images' } }, async (request, reply) => {
      const { '*': image } = request.params as { '*': string }
      const named = readKey(image)
      const found = named && (await find(named.key, named.variant))
      try {
        if (found) return await send(request, reply.header('cache-control', FOUND), found)
      } catch (error) {
        if (!(error instanceof UnreadableImage)) throw error
        gateway.app.log.error({ err: error, image }, 'An image can not be read')
      }
      const placeholder = (await builtInImages('no-image', 1))!
      return send(request, reply.status(404).header('cache-control', NOT_FOUND), placeholder)
    })
  },
}

// The shop's own files have priority, so it can replace a logo; without a directory the demo generates images.
function sourcesOf(gateway: Gateway): ImageSource[] {
  const { imageDirectory } = gateway.config
  const uploaded = uploadedImages(gateway)
  if (imageDirectory) return [storedImages(imageDirectory), uploaded, builtInImages]
  return [builtInImages, uploaded, ...(gateway.standIns ? [gateway.standIns.images(gateway)] : [])]
}

function makeSend({ config }: Gateway) {
  const renderer = new Renderer(new DiskCache(join(config.dataDirectory, 'pictures'), DISK_BYTES))

  return async (request: FastifyRequest, reply: FastifyReply, image: SourceImage) => {
    const format = bestFormat(request.headers.accept)
    const width = snapWidth((request.query as { w?: string }).w)
    const depends = `${ENCODING} ${width} ${format} ${image.version}`
    const name = `${createHash('sha256').update(depends).digest('hex').slice(0, 32)}.${format}`
    const etag = `"${name}"`
    withoutDocumentHeaders(reply).header('etag', etag).header('vary', 'Accept')
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
      return reply.status(304).send()
    try {
      const read = () => image.read(width)
      const bytes = await renderer.render(name, { format, width, read })
      return reply.type(`image/${format}`).send(bytes)
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      return reply
        .status(503)
        .removeHeader('etag')
        .header('cache-control', 'no-store')
        .header('retry-after', '1')
        .send()
    }
  }
}
