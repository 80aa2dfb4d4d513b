import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import { mixInWords } from '../console/page/check-words.ts'
import type { Check } from '../log/events.ts'
import { RegistryProblem } from '../problem.ts'
import type { Writer } from '../dry-run.ts'
import { signRecord } from '../signature.ts'
import type { State } from '../state/fold.ts'
import { mustBeAdmin, mustOwn, type FindCaller } from './access.ts'
import { knownChannel } from './known-channel.ts'
import { checked, shapes } from './shapes.ts'

/** Verdicts of test runs on releases, and the channels that require them. */
export function checkRoutes(
  app: FastifyInstance,
  options: { registry: Writer; findCaller: FindCaller; privateKey: KeyObject | undefined },
) {
  const { registry, findCaller, privateKey } = options

  app.post<{ Params: { unit: string; version: string } }>(
    '/units/:unit/releases/:version/checks',
    async (request, reply) => {
      const caller = await findCaller(request)
      const { version } = request.params
      const unit = checked(shapes.unit, request.params.unit)
      mustOwn(caller, unit)
      const verdict = checked(shapes.verdict, request.body)
      const check = await registry.change(caller.label, (state) => {
        mustBePublished(state, { ...verdict.mix, [unit]: version })
        mustContain(verdict.mix, unit, version)
        const at = registry.options.now().toISOString()
        const signed: Check = signRecord(
          'check',
          { ...verdict, unit, version, at, by: caller.label },
          privateKey,
        )
        return { happening: { type: 'checked', unit, version, check: signed }, answer: signed }
      })
      return reply.code(201).send({ check })
    },
  )

  app.put<{ Params: { channel: string; name: string } }>(
    '/channels/:channel/checks/:name',
    async (request): Promise<{ message: string }> => {
      const caller = await findCaller(request)
      mustBeAdmin(caller)
      const channel = knownChannel(request.params.channel, registry.options.channels)
      const name = checked(shapes.checkName, request.params.name)
      const { required } = checked(shapes.requirement, request.body)
      const message = required
        ? `A release needs the check ${name} before visitors of ${channel} get it`
        : `A release no longer needs the check ${name} in ${channel}`
      return registry.change(caller.label, (state) => {
        const is = (state.required[channel] ?? []).includes(name)
        if (is === required) return { answer: { message } }
        const type = required ? 'check-required' : 'check-waived'
        return { happening: { type, channel, name }, answer: { message } }
      })
    },
  )
}

function mustBePublished(state: State, mix: Check['mix']) {
  for (const [unit, version] of Object.entries(mix)) {
    if (state.units[unit]?.[version]) continue
    throw new RegistryProblem(404, {
      name: 'RELEASE_UNKNOWN',
      message: `${unit} ${version} was never published`,
      hint: `borong releases ${unit} lists what was.`,
    })
  }
}

function mustContain(mix: Check['mix'], unit: string, version: string) {
  if (mix[unit] === version) return
  throw new RegistryProblem(400, {
    name: 'MIX_WITHOUT_RELEASE',
    message: `The run was not on ${unit} ${version}, but on ${mixInWords({ mix })}`,
  })
}
