import type { FastifyInstance } from 'fastify'
import { decideAction, type Done } from '../channel-actions.ts'
import type { Edges } from '../edges.ts'
import type { Gateways } from '../gateways.ts'
import { uncheckedNote } from '../gates/calls.ts'
import { renderGate, renderNotes } from '../gates/render.ts'
import { RegistryProblem } from '../problem.ts'
import { decideJointRollback, decidePromotion } from '../promote-together.ts'
import type { Writer } from '../dry-run.ts'
import { planFor, type Decision } from '../registry.ts'
import type { State } from '../state/fold.ts'
import { mustOwn, type FindCaller } from './access.ts'
import { allChannels, knownChannel } from './known-channel.ts'
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
  options: { registry: Writer; gateways: Gateways; edges: Edges; findCaller: FindCaller },
) {
  const { registry, gateways, edges, findCaller } = options

  /** Writes a decision that gives versions to visitors, after an edge has rendered them. */
  async function goLive(
    by: string,
    { channel, versions }: { channel: string; versions: Readonly<Record<string, string>> },
    decide: (state: State) => Decision<Done>,
  ): Promise<Done> {
    const first = decide(await registry.current())
    if (!first.happening) return first.answer
    const rendering = await edges.render(channel, versions)
    const reasons = renderGate(rendering)
    if (reasons[0]) throw new RegistryProblem(409, { ...reasons[0], reasons })
    const done = await registry.change(by, decide)
    return { ...done, notes: [...(done.notes ?? []), ...renderNotes(rendering)] }
  }
  app.put<{ Params: { channel: string; unit: string } }>(
    '/channels/:channel/units/:unit',
    async (request) => {
      const caller = await findCaller(request)
      const unit = checked(shapes.unit, request.params.unit)
      mustOwn(caller, unit)
      const channel = knownChannel(
        request.params.channel,
        allChannels(registry.options.channels, await registry.current()),
      )
      const action = checked(shapes.action, request.body)
      const { retention, now } = registry.options
      const rollout = planFor(registry.options, channel)
      const checksCalls = CHECKS_CALLS.has(action.action)
      const gateway = checksCalls ? await gateways.of(channel) : undefined
      const decide = (state: State) =>
        decideAction({ state, channel, unit, retention, rollout, now: now(), gateway }, action)
      if (!checksCalls) return registry.change(caller.label, decide)
      const versions = 'version' in action && action.version ? { [unit]: action.version } : {}
      const done = await goLive(caller.label, { channel, versions }, decide)
      return gateway ? done : withNote(done, uncheckedNote(channel))
    },
  )
  app.put<{ Params: { channel: string } }>('/channels/:channel/units', async (request) => {
    const caller = await findCaller(request)
    const { versions, expected, rollback, ...how } = checked(shapes.promotion, request.body)
    for (const unit of Object.keys(versions)) mustOwn(caller, unit)
    const channel = knownChannel(
      request.params.channel,
      allChannels(registry.options.channels, await registry.current()),
    )
    const { retention, now } = registry.options
    const rollout = planFor(registry.options, channel)
    if (rollback)
      return registry.change(caller.label, (state) =>
        decideJointRollback({ state, channel, retention, rollout, now: now() }, versions, expected),
      )
    const gateway = await gateways.of(channel)
    const done = await goLive(caller.label, { channel, versions }, (state) =>
      decidePromotion(
        { state, channel, retention, rollout, now: now(), gateway },
        versions,
        expected,
        how,
      ),
    )
    return gateway ? done : withNote(done, uncheckedNote(channel))
  })
}

const withNote = (done: Done, note: string): Done => ({
  ...done,
  notes: [note, ...(done.notes ?? [])],
})
