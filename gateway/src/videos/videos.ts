import { timesOf } from '../campaigns/streams.ts'
import { BoundedMap } from '../pictures/bounded-map.ts'
import { makeFindPicture, placeholder } from '../pictures/find-picture.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { initialSegment, segment } from './fragments.ts'
import { parameterSets, picture, type Planes, repeated } from './h264.ts'
import { planesOf } from './planes.ts'
import { PIECE_MS, playlistOf } from './playlist.ts'

const SIZE = { width: 320, height: 192 }
const VIEWS = 4
const FRAMES = 8
const PLANES_KEPT = 100
const PIECE_KEPT = 'public, max-age=86400'

/** The video service's stand-in: a stream shows the products that it is about, one after the other, from all sides. */
export const videos: Domain = { name: 'videos', routes: serveVideos }

function serveVideos({ app, db, now }: Gateway): void {
  const find = makeFindPicture(db)
  const drawn = new BoundedMap<Promise<Planes>>(PLANES_KEPT)
  const initial = initialSegment(SIZE, parameterSets(SIZE))

  const streamOf = (video: string) =>
    db
      .selectFrom('streams')
      .select(['starts_at_minute', 'minutes', 'product_ids'])
      .where('video', '=', video)
      .executeTakeFirst()

  async function draw(key: string, view: number): Promise<Planes> {
    const found = (await find(key, view)) ?? placeholder('no-image')
    return planesOf(found.svg(SIZE.height), SIZE)
  }

  async function pieceOf(products: readonly number[], number: number): Promise<Buffer> {
    const turn = number % (products.length * VIEWS)
    const key = `p/${products[Math.floor(turn / VIEWS)]}`
    const view = (turn % VIEWS) + 1
    const planes = drawn.get(`${key}/${view}`) ?? draw(key, view)
    drawn.set(`${key}/${view}`, planes)
    planes.catch(() => drawn.delete(`${key}/${view}`))
    const others = Array.from({ length: FRAMES - 1 }, (_, index) => repeated(SIZE, index + 1))
    return segment(number, {
      at: number * PIECE_MS,
      samples: [picture(await planes, SIZE, number), ...others],
      each: PIECE_MS / FRAMES,
    })
  }

  app.get<{ Params: { video: string } }>('/video/:video/index.m3u8', async (request, reply) => {
    const stream = await streamOf(request.params.video)
    const { status, start, end } = stream ? timesOf(stream, now().getTime()) : NEVER
    if (status === 'upcoming') throw generalProblem('NOT_FOUND', languageOf(request))
    return reply
      .type('application/vnd.apple.mpegurl')
      .send(playlistOf({ start, end, isLive: status === 'live' }, now().getTime()))
  })

  app.get('/video/:video/init.mp4', async (_request, reply) =>
    reply.type('video/mp4').header('cache-control', PIECE_KEPT).send(initial),
  )

  app.get<{ Params: { video: string; number: string } }>(
    String.raw`/video/:video/:number(^\d{1,5}).m4s`,
    async (request, reply) => {
      const stream = await streamOf(request.params.video)
      if (!stream || stream.product_ids.length === 0)
        throw generalProblem('NOT_FOUND', languageOf(request))
      const piece = await pieceOf(stream.product_ids, Number(request.params.number))
      return reply.type('video/iso.segment').header('cache-control', PIECE_KEPT).send(piece)
    },
  )
}

const NEVER = { status: 'upcoming', start: 0, end: 0 } as const
