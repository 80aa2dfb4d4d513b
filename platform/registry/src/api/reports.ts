import type { FastifyInstance } from 'fastify'
import type { Health } from '../health/health.ts'
import { networkOf } from '../network-of.ts'
import type { Registry } from '../registry.ts'
import { MOST_VISITORS } from '../health/verdict.ts'
import { contractsIn } from '../state/contracts.ts'
import type { State } from '../state/fold.ts'
import type { FiguresByHour, Status } from './answers.ts'
import { allChannels, knownChannel } from './known-channel.ts'
import { checked, shapes } from './shapes.ts'
import { unitUnknown } from './unit-unknown.ts'

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

  app.post('/documents', async (request, reply) => {
    const { channel, documents, refusedReports } = checked(shapes.documents, request.body)
    if (registry.options.channels.includes(channel)) {
      health.reports.add(channel, 'guest', registry.options.now(), refusedReports)
      await health.serve(
        channel,
        documents.map(({ address, ...document }) => ({ ...document, network: networkOf(address) })),
      )
    }
    return reply.code(204).send()
  })

  app.get('/status', async (): Promise<Status> => {
    const state = await registry.current()
    const channels = Object.fromEntries(
      allChannels(registry.options.channels, state).map((name) => [
        name,
        state.channels[name] ?? {},
      ]),
    )
    const contracts = Object.fromEntries(
      registry.options.channels.map((name) => [name, contractsIn(state, name)]),
    )
    return {
      sequence: state.sequence,
      now: registry.options.now().toISOString(),
      channels,
      contracts,
      created: state.created,
      health: health.figures(state),
      waiting: health.waiting(state),
      reports: health.reports.latest(registry.options.now()),
      required: state.required,
      checks: checksOf(state),
    }
  })

  app.get<{ Params: { unit: string } }>(
    '/units/:unit/figures',
    async (request): Promise<FiguresByHour> => {
      const unit = checked(shapes.unit, request.params.unit)
      const state = await registry.current()
      if (!state.units[unit]) throw unitUnknown(state, unit)
      const { channel, days } = checked(shapes.figures, request.query)
      return {
        unit,
        channel: knownChannel(channel, allChannels(registry.options.channels, state)),
        mostVisitors: MOST_VISITORS,
        hours: await health.byHour({ channel, unit }, days),
      }
    },
  )
}

const checksOf = (state: State): Status['checks'] =>
  Object.fromEntries(
    Object.entries(state.units).flatMap(([unit, releases]) => {
      const checked = Object.entries(releases).flatMap(([version, { checks }]) =>
        checks ? [[version, checks] as const] : [],
      )
      return checked.length > 0 ? [[unit, Object.fromEntries(checked)] as const] : []
    }),
  )

// `navigator.sendBeacon` sends text as text/plain.
function asJson(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
