import type { FastifyInstance } from 'fastify'
import { decideAction } from '../channel-actions.ts'
import type { Gateways } from '../gateways.ts'
import { uncheckedNote } from '../gates/calls.ts'
import { RegistryProblem } from '../problem.ts'
import { decidePromotion } from '../promote-together.ts'
import type { Registry } from '../registry.ts'
import { mustOwn, type FindCaller } from './access.ts'
import { checked, shapes, type Action } from './shapes.ts'

// The gateway changes calls only by adding, so a version that was once active may always return.
const CHECKS_CALLS: ReadonlySet<Action['action']> = new Set([
  'promote',
  'roll-out',
  'candidate',
  'pin',
])

/** All calls that change the versions of visitors. Each action is one write. */
export function channelRoutes(
  app: FastifyInstance,
  options: { registry: Registry; gateways: Gateways; findCaller: FindCaller },
) {
  const { registry, gateways, findCaller } = options
  app.put<{ Params: { channel: string; unit: string } }>(
    '/channels/:channel/units/:unit',
    async (request) => {
      const caller = await findCaller(request)
      const unit = checked(shapes.unit, request.params.unit)
      mustOwn(caller, unit)
      const channel = knownChannel(request.params.channel, registry.options.channels)
      const action = checked(shapes.action, request.body)
      const { retention, rollout, now } = registry.options
      const checksCalls = CHECKS_CALLS.has(action.action)
      const gateway = checksCalls ? await gateways.of(channel) : undefined
      const done = await registry.change(caller.label, (state) =>
        decideAction({ state, channel, unit, retention, rollout, now: now(), gateway }, action),
      )
      return checksCalls && !gateway ? { ...done, notes: [uncheckedNote(channel)] } : done
    },
  )
  app.put<{ Params: { channel: string } }>('/channels/:channel/units', async (request) => {
    const caller = await findCaller(request)
    const { versions, expected } = checked(shapes.promotion, request.body)
    for (const unit of Object.keys(versions)) mustOwn(caller, unit)
    const channel = knownChannel(request.params.channel, registry.options.channels)
    const { retention, rollout, now } = registry.options
    const gateway = await gateways.of(channel)
    const done = await registry.change(caller.label, (state) =>
      decidePromotion(
        { state, channel, retention, rollout, now: now(), gateway },
        versions,
        expected,
      ),
    )
    return gateway ? done : { ...done, notes: [uncheckedNote(channel)] }
  })
}

function knownChannel(name: string, channels: readonly string[]): string {
  if (channels.includes(name)) return name
  throw new RegistryProblem(404, {
    name: 'CHANNEL_UNKNOWN',
    message: `There is no channel ${name}`,
    hint: `Channels here: ${channels.join(', ')}. CHANNELS sets them when the registry starts.`,
  })
}
