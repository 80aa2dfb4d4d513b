import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Domain, Gateway } from '../server/domain.ts'
import { withoutDocumentHeaders } from '../server/protection.ts'
import { DiskCache } from './disk-cache.ts'
import { noto } from './drawing/noto.ts'
import { words } from './drawing/text.ts'
import { type Drawable, makeFindPicture, placeholder } from './find-picture.ts'
import { migrations } from './migrations.ts'
import { RenderQueueFull, Renderer } from './renderer.ts'
import { bestFormat, readKey, snapWidth } from './request.ts'

// A change in how things are drawn makes every kept picture old.
const DESIGN = 2
const DISK_BYTES = 256 * 1024 * 1024
const FOUND = 'public, max-age=31536000, immutable'
const NOT_FOUND = 'public, max-age=60'

export const pictures: Domain = {
  name: 'pictures',
  migrations,
  routes(gateway) {
    const send = makeSend(gateway)
    const find = makeFindPicture(gateway.db)
    gateway.app.get('/img/*', { config: { isPicture: true } }, async (request, reply) => {
      const named = readKey((request.params as { '*': string })['*'])
      const found = named && (await find(named.key, named.variant))
      if (found) return send(request, reply.header('cache-control', FOUND), found)
      return send(
        request,
        reply.status(404).header('cache-control', NOT_FOUND),
        placeholder('no-image'),
      )
    })
    // The first picture shall not wait for typefaces and icons to be read.
    gateway.app.addHook('onListen', async () => {
      words('a', { face: 'bold', colour: '#000000', x: 0, y: 0, w: 9, h: 9 })
      noto('package')
    })
  },
}

function makeSend({ config }: Gateway) {
  const renderer = new Renderer(new DiskCache(join(config.dataDirectory, 'pictures'), DISK_BYTES))

  return async (request: FastifyRequest, reply: FastifyReply, picture: Drawable) => {
    const format = bestFormat(request.headers.accept)
    const width = snapWidth((request.query as { w?: string }).w)
    const depends = `${DESIGN} ${width} ${format} ${picture.depends}`
    const name = `${createHash('sha256').update(depends).digest('hex').slice(0, 32)}.${format}`
    const etag = `"${name}"`
    withoutDocumentHeaders(reply).header('etag', etag).header('vary', 'Accept')
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
      return reply.status(304).send()
    try {
      const bytes = await renderer.render(name, format, () => picture.svg(width))
      return reply.type(`image/${format}`).send(bytes)
    } catch (error) {
      if (!(error instanceof RenderQueueFull)) throw error
      return reply
        .status(503)
        .removeHeader('etag')
        .header('cache-control', 'no-store')
        .header('retry-after', '1')
        .send()
    }
  }
}
