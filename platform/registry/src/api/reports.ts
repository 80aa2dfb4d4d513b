import type { FastifyInstance } from 'fastify'
import type { Health } from '../health/health.ts'
import { networkOf } from '../network-of.ts'
import type { Registry } from '../registry.ts'
import type { Status } from './answers.ts'
import { checked, shapes } from './shapes.ts'

const LARGEST_REPORT = 16 * 1024

/** Health reports on releases: browsers send them, and reading needs no token. */
export function healthRoutes(
  app: FastifyInstance,
  options: { registry: Registry; health: Health },
) {
  const { registry, health } = options

  app.post('/reports', { bodyLimit: LARGEST_REPORT }, async (request, reply) => {
    await health.take(checked(shapes.report, asJson(request.body)), networkOf(request.ip))
    return reply.code(204).send()
  })

  app.get('/status', async (): Promise<Status> => {
    const state = await registry.current()
    const channels = Object.fromEntries(
      registry.options.channels.map((name) => [name, state.channels[name] ?? {}]),
    )
    return { sequence: state.sequence, channels, health: health.figures(state) }
  })
}

// `navigator.sendBeacon` sends text as text/plain.
function asJson(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
