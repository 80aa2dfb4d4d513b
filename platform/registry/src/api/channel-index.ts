import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'
import { signRecord } from '../signature.ts'
import type { ChannelIndex } from '../state/channel-index.ts'
import { checked, shapes } from './shapes.ts'

/** An edge asks for a new index long before the end of its own. */
const VALID_MS = 24 * 60 * 60 * 1000
const SAME_MS = 60_000

/** The calls with which an edge follows its channel. They need no token. */
export function channelIndexRoutes(
  app: FastifyInstance,
  { registry, privateKey }: { registry: Registry; privateKey: KeyObject },
) {
  const texts = new WeakMap<ChannelIndex, { text: string; until: number }>()

  /** All edges of a channel get the same text for a minute. */
  function signed(index: ChannelIndex): string {
    const now = registry.options.now().getTime()
    const known = texts.get(index)
    if (known && now < known.until) return known.text
    const issued = {
      ...index,
      issuedAt: new Date(now).toISOString(),
      expires: new Date(now + VALID_MS).toISOString(),
    }
    const text = JSON.stringify(signRecord('channel index', issued, privateKey))
    texts.set(index, { text, until: now + SAME_MS })
    return text
  }

  app.get<{ Params: { channel: string } }>('/channels/:channel/index', async (request, reply) => {
    const { after, wait } = checked(shapes.wait, request.query)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    if (!(await registry.isNewerThan(after, wait, gone.signal))) return reply.code(204).send()
    const index = registry.indexOf(request.params.channel)
    return reply.header('cache-control', 'no-store').type('application/json').send(signed(index))
  })

  app.get<{ Params: { sha384: string } }>('/objects/:sha384', async (request, reply) => {
    const { sha384 } = request.params
    const known = registry.objectWith(sha384)
    // Another registry may have named it in an index that is newer than what this one has read.
    if (known === undefined) await registry.current()
    const content = known ?? registry.objectWith(sha384)
    if (content === undefined)
      throw new RegistryProblem(404, {
        name: 'OBJECT_UNKNOWN',
        message: 'No retained release has a record or a list with this hash',
      })
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json')
      .send(content)
  })
}
