import type { FastifyInstance } from 'fastify'
import type { Writer } from '../dry-run.ts'
import { plainAddress } from '../service-address.ts'
import { approvedServices } from '../state/approved-services.ts'
import { liveReleases } from '../state/live.ts'
import { mustBeAdmin, type FindCaller } from './access.ts'
import type { Done } from '../channel-actions.ts'
import { knownChannel } from './known-channel.ts'
import { checked, shapes } from './shapes.ts'

/** The addresses of squads' own services to which the edges of a channel may send calls. */
export function serviceRoutes(
  app: FastifyInstance,
  { registry, findCaller }: { registry: Writer; findCaller: FindCaller },
) {
  const { channels } = registry.options

  app.get('/services', async () => {
    const { services } = await registry.current()
    return { services }
  })

  app.put<{ Params: { channel: string; unit: string } }>(
    '/channels/:channel/units/:unit/services',
    async (request): Promise<Done> => {
      const caller = await findCaller(request)
      mustBeAdmin(caller)
      const unit = checked(shapes.unit, request.params.unit)
      const channel = knownChannel(request.params.channel, channels)
      const { address: text, approved } = checked(shapes.approval, request.body)
      const address = plainAddress(text)
      return registry.change(caller.label, (state) => {
        const message = approved
          ? `Calls of ${unit} may go to ${address} in ${channel}`
          : `Calls of ${unit} no longer go to ${address} in ${channel}`
        const is = (state.services[channel]?.[unit] ?? []).includes(address)
        if (is === approved) return { answer: { message } }
        const type = approved ? 'service-approved' : 'service-revoked'
        const happening = { type, channel, unit, address } as const
        if (approved) return { happening, answer: { message } }
        const users = liveReleases(state, channel)
          .filter(({ release }) => release.unit === unit && namesAddress(release.remote?.api))
          .map(({ release }) => `${unit} ${release.version}`)
        // The approval of production counts in the other channels too.
        const { services } = state
        const left = { ...services, [channel]: { ...services[channel], [unit]: [] } }
        const still = (approvedServices({ services: left }, channel)[unit] ?? []).includes(address)
        const notes = [
          ...(still ? [`It is still approved for production, and so for ${channel}`] : []),
          ...(users.length > 0 && !still ? [`${users.join(', ')} loses its service`] : []),
        ]
        return { happening, answer: notes.length > 0 ? { message, notes } : { message } }
      })

      function namesAddress(api: Readonly<Record<string, string>> = {}) {
        return Object.values(api).some((one) => plainAddress(one) === address)
      }
    },
  )
}
