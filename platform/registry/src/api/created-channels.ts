import type { FastifyInstance } from 'fastify'
import { RegistryProblem } from '../problem.ts'
import type { Writer } from '../dry-run.ts'
import { MAIN_CHANNEL, type State } from '../state/fold.ts'
import { channelUnits } from '../state/snapshot.ts'
import type { FindCaller } from './access.ts'
import { allChannels, knownChannel } from './known-channel.ts'
import { checked, shapes } from './shapes.ts'

type Named = { Params: { channel: string } }

const MOST_CREATED = 100

/** Channels at run time, for previews. No edge serves them to visitors; links open them. */
export function createdChannelRoutes(
  app: FastifyInstance,
  { registry, findCaller }: { registry: Writer; findCaller: FindCaller },
) {
  const configured = registry.options.channels

  app.put<Named>('/channels/:channel', async (request, reply) => {
    const caller = await findCaller(request)
    const channel = checked(shapes.channelName, request.params.channel)
    const { from, expected } = checked(shapes.channel, request.body)
    if (configured.includes(channel)) throw isConfigured(channel)
    const answer = await registry.change(caller.label, (state) => {
      knownChannel(from, allChannels(configured, state))
      mustBeSeen(state, channel, expected)
      if (Object.keys(state.created).length >= MOST_CREATED)
        throw new RegistryProblem(409, {
          name: 'TOO_MANY_CHANNELS',
          message: `There are ${MOST_CREATED} channels that were created`,
          hint: 'Delete one that is not needed any more: borong channel list.',
        })
      return {
        happening: { type: 'channel-created', channel, from, versions: ownVersions(state, from) },
        answer: { message: `${channel} has the versions of ${from}` },
      }
    })
    return reply.code(201).send(answer)
  })

  app.delete<Named>('/channels/:channel', async (request, reply) => {
    const caller = await findCaller(request)
    const { channel } = request.params
    const { expected } = checked(shapes.seenChannel, request.query)
    if (configured.includes(channel)) throw isConfigured(channel)
    await registry.change(caller.label, (state) => {
      const is = state.created[knownChannel(channel, allChannels(configured, state))]
      mustBeSeen(state, channel, expected)
      if (caller.units !== 'all' && is?.by !== caller.label)
        throw new RegistryProblem(403, {
          name: 'CHANNEL_OF_ANOTHER',
          message: `${channel} was created by ${is?.by}`,
          hint: 'Only its creator and the admin may delete it.',
        })
      return { happening: { type: 'channel-deleted', channel }, answer: undefined }
    })
    return reply.code(204).send()
  })
}

// Units of production are not copied, so the channel follows production.
function ownVersions(state: State, from: string): Record<string, string> {
  if (from === MAIN_CHANNEL) return {}
  const own = Object.entries(channelUnits(state, from)).filter(([unit]) =>
    Object.hasOwn(state.channels[from] ?? {}, unit),
  )
  return Object.fromEntries(own.map(([unit, { stable }]) => [unit, stable]))
}

function mustBeSeen({ created }: State, channel: string, expected: number) {
  const is = created[channel]
  if ((is?.revision ?? 0) === expected) return
  throw new RegistryProblem(409, {
    name: 'CHANNEL_CHANGED',
    message: is
      ? `${channel} was created by ${is.by} (revision ${is.revision}, not ${expected})`
      : `${channel} is not there any more`,
    hint: 'All channels: borong channel list.',
  })
}

const isConfigured = (channel: string) =>
  new RegistryProblem(409, {
    name: 'CHANNEL_CONFIGURED',
    message: `${channel} is a channel of the registry's configuration`,
    hint: 'CHANNELS sets it when the registry starts. It has edges and visitors.',
  })
