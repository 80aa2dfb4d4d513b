import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { timesOf } from '@borong/gateway/campaigns/streams'
import type { Domain } from '@borong/gateway/server/domain'
import { generalProblem } from '@borong/gateway/server/problem'
import { languageOf } from '@borong/gateway/server/serve'
import { rangeOf } from './range.ts'

const CLIPS = join(import.meta.dirname, '../../clips')
const CACHED = 'public, max-age=86400'

/** The demo's video service: a recorded clip for each stream of the market. */
export const videos: Domain = {
  name: 'videos',
  routes({ app, db, now }) {
    // All clips together have less than half a megabyte.
    const clips = new Map(readdirSync(CLIPS).map((file) => [file, readFileSync(join(CLIPS, file))]))

    app.get<{ Params: { file: string } }>('/video/:file', async (request, reply) => {
      const { file } = request.params
      const clip = clips.get(file)
      const stream =
        clip &&
        (await db
          .selectFrom('streams')
          .select(['starts_at_minute', 'minutes'])
          .where('video', '=', file.replace(/\.mp4$/, ''))
          .executeTakeFirst())
      if (!stream || timesOf(stream, now().getTime()).status === 'upcoming')
        throw generalProblem('NOT_FOUND', languageOf(request))
      reply.type('video/mp4').header('cache-control', CACHED).header('accept-ranges', 'bytes')
      // Safari plays only from a server that supports ranges.
      const range = rangeOf(request.headers.range, clip.length)
      if (!range) return reply.send(clip)
      if (range === 'unsatisfiable')
        return reply.status(416).header('content-range', `bytes */${clip.length}`).send()
      const { first, last } = range
      return reply
        .status(206)
        .header('content-range', `bytes ${first}-${last}/${clip.length}`)
        .send(clip.subarray(first, last + 1))
    })
  },
}
