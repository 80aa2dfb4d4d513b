import type { FastifyInstance } from 'fastify'
import { decideAction } from '../channel-actions.ts'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'
import { mustOwn, type FindCaller } from './access.ts'
import { checked, shapes } from './shapes.ts'

/** Everything that changes what visitors get: each action is one write. */
export function channelRoutes(
  app: FastifyInstance,
  options: { registry: Registry; findCaller: FindCaller },
) {
  const { registry, findCaller } = options
  app.put<{ Params: { channel: string; unit: string } }>(
    '/channels/:channel/units/:unit',
    async (request) => {
      const caller = await findCaller(request)
      const unit = checked(shapes.unit, request.params.unit)
      mustOwn(caller, unit)
      const channel = knownChannel(request.params.channel, registry.options.channels)
      const action = checked(shapes.action, request.body)
      const { retention, now } = registry.options
      return registry.change(caller.label, (state) =>
        decideAction({ state, channel, unit, retention, now: now() }, action),
      )
    },
  )
}

function knownChannel(name: string, channels: readonly string[]): string {
  if (channels.includes(name)) return name
  throw new RegistryProblem(404, {
    name: 'CHANNEL_UNKNOWN',
    message: `There is no channel ${name}`,
    hint: `Channels here: ${channels.join(', ')}. CHANNELS sets them when the registry starts.`,
  })
}
