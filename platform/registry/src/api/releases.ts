import type { BuiltRelease, Release } from '@borong/contract/release'
import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import type { Gateways } from '../gateways.ts'
import { readBudgets } from '../gates/read-budgets.ts'
import { uncheckedNote } from '../gates/calls.ts'
import { refusals } from '../gates/gates.ts'
import { publishedBefore } from '../gates/names.ts'
import { carriedPackages } from '../gates/singletons.ts'
import { RegistryProblem, type Problem } from '../problem.ts'
import type { Decision, Registry } from '../registry.ts'
import { signRelease } from '../signature.ts'
import type { State } from '../state/fold.ts'
import { liveReleases, stableRelease } from '../state/live.ts'
import type { ContentStore } from '../store/content-store.ts'
import { mustOwn, type FindCaller } from './access.ts'
import { checkFiles } from './check-files.ts'
import { checked, shapes } from './shapes.ts'

const LARGEST_RECORD = 8 * 1024 * 1024

interface Options {
  registry: Registry
  store: ContentStore
  gateways: Gateways
  findCaller: FindCaller
  privateKey: KeyObject
  budgetsFile: string
}

type Outcome = { release: Release; created: boolean } | { reasons: readonly Problem[] }

/** Publishing. The record is stored last, when all its files are, so an incomplete release is never visible. */
export function publishRoute(app: FastifyInstance, options: Options) {
  const { registry, store, gateways, findCaller, privateKey } = options
  app.post<{ Params: { unit: string } }>(
    '/units/:unit/releases',
    { bodyLimit: LARGEST_RECORD },
    async (request, reply) => {
      const caller = await findCaller(request)
      const { unit } = request.params
      mustOwn(caller, checked(shapes.unit, unit))
      const { release: sent, note, together } = checked(shapes.publish, request.body)
      const release = withoutRecord(sent as unknown as BuiltRelease)
      if (release.unit !== unit) throw otherUnit(unit, release.unit)

      const scripts = await checkFiles(release, store)
      const carried = carriedPackages(scripts)
      const budgets = await readBudgets(options.budgetsFile)
      const described = await gateways.all()

      const decide = (state: State): Decision<Outcome> => {
        const own = Object.values(state.units[unit] ?? {}).map((known) => known.release)
        const before = publishedBefore({ release, own })
        if (before) return { answer: { release: before, created: false } }
        const live = liveReleases(state)
        const reasons = refusals({
          release,
          live,
          own,
          stable: stableRelease(state, unit),
          budgets,
          carried,
          gateways: described,
          together,
        })
        const { version } = release
        if (reasons.length > 0)
          return { happening: { type: 'refused', unit, version, reasons }, answer: { reasons } }
        const publishedAt = registry.options.now().toISOString()
        const record = {
          ...release,
          publishedAt,
          publishedBy: caller.label,
          ...(note ? { note } : {}),
        }
        const signed = signRelease(record, privateKey)
        return {
          happening: { type: 'published', unit, version, release: signed },
          answer: { release: signed, created: true },
        }
      }
      const outcome = await registry.change(caller.label, decide)
      if ('reasons' in outcome) throw refused(release, outcome.reasons)
      const notes = described.length > 0 ? {} : { notes: [uncheckedNote()] }
      return reply.code(outcome.created ? 201 : 200).send({ ...outcome, ...notes })
    },
  )
}

// The registry sets these fields itself and ignores the sender's values.
function withoutRecord(sent: BuiltRelease & Partial<Release>): BuiltRelease {
  const { publishedAt: _at, publishedBy: _by, note: _note, signature: _signature, ...built } = sent
  return built
}

const otherUnit = (asked: string, sent: string) =>
  new RegistryProblem(400, {
    name: 'UNIT_MISMATCH',
    message: `The release is of ${sent}, but was sent for ${asked}`,
    hint: "The name in remote.ts, the folder's name and the published unit must be the same.",
  })

function refused({ unit, version }: BuiltRelease, reasons: readonly Problem[]): RegistryProblem {
  const [first] = reasons
  if (reasons.length === 1 && first) return new RegistryProblem(409, { ...first, reasons })
  return new RegistryProblem(409, {
    name: 'PUBLISH_REFUSED',
    message: `${unit} ${version} was refused for ${reasons.length} reasons`,
    reasons,
  })
}
