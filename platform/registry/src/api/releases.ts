import type { BuiltRelease, Release } from '@borong/contract/release'
import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import type { Gateways } from '../gateways.ts'
import { readBudgets } from '../gates/read-budgets.ts'
import { uncheckedNote } from '../gates/calls.ts'
import { previewRefusals, refusals } from '../gates/gates.ts'
import { publishedBefore } from '../gates/names.ts'
import { approvedAnywhere } from '../gates/services.ts'
import { carriedPackages } from '../gates/singletons.ts'
import { RegistryProblem, type Problem } from '../problem.ts'
import type { Writer } from '../dry-run.ts'
import type { Decision } from '../registry.ts'
import { signRelease } from '../signature.ts'
import type { State } from '../state/fold.ts'
import { liveReleases, stableRelease } from '../state/live.ts'
import type { ContentStore } from '../store/content-store.ts'
import { mustOwn, type FindCaller } from './access.ts'
import { checkFiles, mustBeStored } from './check-files.ts'
import { checked, shapes } from './shapes.ts'
import { stylesReader } from './styles-reader.ts'

const OF_RECORDS =
  'docs/release-record.md explains each field of a record; GET /registry/v1/release.schema.json is its JSON Schema.'
const LARGEST_RECORD = 8 * 1024 * 1024

interface Options {
  registry: Writer
  store: ContentStore
  gateways: Gateways
  findCaller: FindCaller
  privateKey: KeyObject | undefined
  budgetsFile: string
  /** Files need not be uploaded then. */
  isDryRun: boolean
}

type Outcome =
  | { release: Release; created: boolean; until?: string; warnings?: readonly Problem[] }
  | { reasons: readonly Problem[] }

const DAY_MS = 24 * 60 * 60 * 1000

/** Publishing. The record is stored last, when all its files are, so an incomplete release is never visible. */
export function publishRoute(app: FastifyInstance, options: Options) {
  const { registry, store, gateways, findCaller, privateKey, isDryRun } = options
  const readStyles = stylesReader(store)
  app.post<{ Params: { unit: string } }>(
    '/units/:unit/releases',
    { bodyLimit: LARGEST_RECORD },
    async (request, reply) => {
      const caller = await findCaller(request)
      const { unit } = request.params
      mustOwn(caller, checked(shapes.unit, unit))
      const {
        release: sent,
        maps,
        note,
        together,
        preview,
      } = checked(shapes.publish, request.body, OF_RECORDS)
      const release = withoutRecord(sent as unknown as BuiltRelease)
      if (release.unit !== unit) throw otherUnit(unit, release.unit)
      if (preview) mustBePreviewVersion(release)

      const lacking: string[] = []
      const scripts = await checkFiles(release, store, isDryRun ? lacking : undefined)
      if (maps && !isDryRun) await mustBeStored('source maps', maps, store)
      const carried = carriedPackages(scripts)
      const budgets = await readBudgets(options.budgetsFile)
      const described = await gateways.all()

      const decide = async (state: State): Promise<Decision<Outcome>> => {
        const now = registry.options.now()
        const until = preview && new Date(now.getTime() + preview.days * DAY_MS).toISOString()
        const known = Object.values(state.units[unit] ?? {})
        const own = known.map((one) => one.release)
        const before = publishedBefore({ release, own })
        if (before) return publishedAgain(state, before, until)
        const live = liveReleases(state)
        const ofPreviews = known.filter(({ previewUntil }) => previewUntil !== undefined)
        const publish = {
          release,
          live,
          own,
          previews: new Set(ofPreviews.map((one) => one.release.version)),
          stable: stableRelease(state, unit),
          budgets,
          carried,
          styles: await readStyles([release, ...live.map((one) => one.release)]),
          gateways: described,
          services: approvedAnywhere(state, unit),
          together,
        }
        const { reasons, warnings } = preview
          ? previewRefusals(publish)
          : { reasons: refusals(publish), warnings: undefined }
        const { version } = release
        if (reasons.length > 0)
          return { happening: { type: 'refused', unit, version, reasons }, answer: { reasons } }
        const publishedAt = now.toISOString()
        const record = {
          ...release,
          publishedAt,
          publishedBy: caller.label,
          ...(note ? { note } : {}),
        }
        const signed = signRelease(record, privateKey)
        return {
          happening: {
            type: 'published',
            unit,
            version,
            release: signed,
            ...(maps === undefined ? {} : { maps }),
            ...(until === undefined ? {} : { until }),
          },
          answer: { release: signed, created: true, until, warnings },
        }
      }
      const outcome = await registry.change(caller.label, decide)
      if ('reasons' in outcome) throw refused(release, outcome.reasons)
      const { warnings = [], ...answer } = outcome
      const notes = [
        ...warnings.map(({ message }) => message),
        ...(described.length > 0 ? [] : [uncheckedNote()]),
        ...(lacking.length > 0
          ? [`The content of ${lacking.length} files was not checked: they are not uploaded yet`]
          : []),
      ]
      return reply
        .code(outcome.created ? 201 : 200)
        .send(notes.length > 0 ? { ...answer, notes } : answer)
    },
  )
}

/** A preview that is published again ends later. */
function publishedAgain(
  state: State,
  release: Release,
  until: string | undefined,
): Decision<Outcome> {
  const { unit, version } = release
  const end = state.units[unit]?.[version]?.previewUntil
  if (until === undefined || end === undefined || until <= end)
    return { answer: { release, created: false, until: end } }
  return {
    happening: { type: 'preview-extended', unit, version, until },
    answer: { release, created: false, until },
  }
}

// Its name shows everywhere that it is none of the versions that visitors get.
function mustBePreviewVersion({ unit, version }: BuiltRelease) {
  if (/^\d+\.\d+\.\d+-pr\d+\.[\w-]+$/.test(version)) return
  throw new RegistryProblem(400, {
    name: 'PREVIEW_VERSION',
    message: `${unit} ${version} is not the version of a preview`,
    hint: 'It has the form <version>-pr<number>.<hash>, as borong preview writes it.',
  })
}

// The registry sets these fields itself and ignores the sender's values.
function withoutRecord(sent: BuiltRelease & Partial<Release>): BuiltRelease {
  const { publishedAt: _at, publishedBy: _by, note: _note, signature: _signature, ...built } = sent
  return built
}

const otherUnit = (requested: string, sent: string) =>
  new RegistryProblem(400, {
    name: 'UNIT_MISMATCH',
    message: `The release is of ${sent}, but was sent for ${requested}`,
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
