import * as v from 'valibot'
import { RegistryProblem } from '../problem.ts'
import { MOST_DOCUMENTS } from '../served-documents.ts'
import { isLoopback } from '../preview-link.ts'
import { canonicalJson } from '../signature.ts'
import { integrity, releaseShape as release } from './release-shape.ts'
import { count, LONGEST_LIST, serviceAddress, text, UNIT, unit } from './texts.ts'

const MOST_UNITS = 50
const MOST_ERROR = 2_000
const MOST_STACK = 10_000

const note = v.optional(v.pipe(v.string(), v.maxLength(2000)))
const version = text(60)
const reason = text(500)
const optionalCount = v.optional(count)
const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))

const checkName = v.pipe(v.string(), v.regex(UNIT, 'must be lower-case letters, digits and dashes'))
const mix = v.pipe(v.record(unit, version), v.minEntries(1), v.maxEntries(MOST_UNITS))
const MOST_PREVIEW_DAYS = 90
const MOST_DEVELOPMENT_DAYS = 1
const days = v.pipe(
  v.number(),
  v.gtValue(0, 'must be above 0'),
  v.maxValue(MOST_PREVIEW_DAYS, `must be at most ${MOST_PREVIEW_DAYS}`),
)
const channel = v.pipe(v.string(), v.regex(UNIT, 'must be lower-case letters, digits and dashes'))

/** The unit's revision in the channel that the caller saw; 0 for a unit that was never there. */
const expected = count
/** The visitors without whose reports no step of a rollout ends. */
const leastVisitors = v.optional(v.pipe(count, v.minValue(1)))
/** Whether it may end a running rollout of another version. */
const replace = v.optional(v.boolean())
/** Growing shares of visitors, the last one 100 %. */
const steps = v.pipe(
  v.array(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
  v.minLength(1),
  v.maxLength(20),
  v.check(
    (list) => list.every((step, index) => index === 0 || step > list[index - 1]!),
    'must grow',
  ),
  v.check((list) => list.at(-1) === 100, 'must end with 100'),
)

/** The inputs of the calls. */
export const shapes = {
  unit,
  publish: v.pipe(
    v.object({
      release,
      /** The hash of its source maps. */
      maps: v.optional(integrity),
      note,
      together: v.optional(v.boolean(), false),
      preview: v.optional(v.object({ days })),
    }),
    v.check((publish) => isSignable(publish), 'a text ends or begins in the middle of a character'),
  ),
  promotion: v.object({
    versions: mix,
    expected: v.record(unit, expected),
    rollback: v.optional(v.boolean(), false),
    /** In steps, instead of immediately. */
    rollOut: v.optional(v.boolean(), false),
    leastVisitors,
    replace,
  }),
  checkName,
  requirement: v.object({ required: v.boolean() }),
  approval: v.object({ address: serviceAddress, approved: v.boolean() }),
  verdict: v.pipe(
    v.object({
      name: checkName,
      mix,
      passed: count,
      failed: count,
      milliseconds: count,
      failures: v.pipe(v.array(text(300)), v.maxLength(20)),
    }),
    v.check(({ passed, failed }) => passed + failed > 0, 'no test ran'),
    v.check((verdict) => isSignable(verdict), 'a text ends or begins in the middle of a character'),
  ),
  channel: v.object({ from: channel, expected }),
  channelName: channel,
  seenChannel: v.object({ expected: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0)) }),
  link: v.pipe(
    v.object({
      versions: v.optional(v.pipe(v.record(unit, version), v.maxEntries(MOST_UNITS))),
      channel: v.optional(channel),
      set: v.optional(text(MOST_UNITS * 10)),
      development: v.optional(
        v.pipe(
          v.record(
            unit,
            v.pipe(text(100), v.check(isLoopback, 'must be a server on your machine')),
          ),
          v.maxEntries(MOST_UNITS),
        ),
      ),
      days,
    }),
    v.check(
      (link) =>
        [link.versions, link.channel, link.set, link.development].some((one) => one !== undefined),
      'names no version, channel, set or server',
    ),
    v.check(
      (link) => link.development === undefined || link.days <= MOST_DEVELOPMENT_DAYS,
      'a link to a server ends within a day',
    ),
  ),
  uploads: v.object({
    integrity: v.pipe(v.array(integrity), v.maxLength(LONGEST_LIST)),
  }),
  token: v.object({
    label: text(100),
    units: v.pipe(v.array(unit), v.minLength(1), v.maxLength(100)),
  }),
  action: v.variant('action', [
    v.object({ expected, action: v.literal('promote'), version, replace }),
    v.object({
      expected,
      action: v.literal('candidate'),
      version,
      percent: v.pipe(
        v.number(),
        v.gtValue(0, 'must be above 0'),
        v.maxValue(100, 'must be at most 100'),
      ),
      replace,
    }),
    v.object({
      expected,
      action: v.literal('roll-out'),
      version,
      steps: v.optional(steps),
      visitors: v.optional(v.pipe(count, v.minValue(1))),
      minutes: v.optional(v.pipe(v.number(), v.gtValue(0))),
      leastVisitors,
      replace,
    }),
    v.object({ expected, action: v.literal('withdraw') }),
    v.object({ expected, action: v.literal('rollback'), version: v.optional(version) }),
    v.object({ expected, action: v.literal('take-off') }),
    v.object({ expected, action: v.literal('freeze'), reason }),
    v.object({ expected, action: v.literal('unfreeze'), reason: v.optional(reason) }),
    v.object({ expected, action: v.literal('pin'), version, reason }),
    v.object({ expected, action: v.literal('unpin') }),
  ]),
  report: v.object({
    channel: text(40),
    visitor: text(100),
    units: v.pipe(
      v.record(
        unit,
        v.object({
          version,
          loadFailures: optionalCount,
          errors: optionalCount,
          /** The first error, with its stack. */
          error: v.optional(text(MOST_ERROR)),
          lcp: milliseconds,
          inp: milliseconds,
        }),
      ),
      v.check((units) => Object.keys(units).length <= MOST_UNITS, 'names too many units'),
    ),
  }),
  documents: v.object({
    channel: text(40),
    documents: v.pipe(
      v.array(v.object({ visitor: text(100), address: text(100), units: v.record(unit, version) })),
      v.maxLength(MOST_DOCUMENTS),
    ),
    /** The reports that the edge did not forward, because no edge issued their guest ids. */
    refusedReports: v.optional(count, 0),
  }),
  stack: v.object({ text: text(MOST_STACK) }),
  log: v.object({
    unit: v.optional(unit),
    limit: v.optional(
      v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000)),
      '50',
    ),
  }),
  difference: v.object({ from: version }),
  errors: v.object({ version: v.optional(version) }),
  figures: v.object({
    channel: text(100),
    days: v.optional(
      v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(30)),
      '7',
    ),
  }),
  wait: v.object({
    after: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0))),
    wait: v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(60)), '0'),
  }),
}

export type Action = v.InferOutput<typeof shapes.action>

const MOST_REASONS = 20
const HINT = 'See platform/registry/README.md for what this call takes.'

/** Validates a value against its shape. The refusal names the first wrong field, and lists the others as reasons. */
export function checked<S extends v.GenericSchema>(
  shape: S,
  value: unknown,
  hint = HINT,
): v.InferOutput<S> {
  const result = v.safeParse(shape, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const reasons = result.issues.slice(0, MOST_REASONS).map((issue) => {
    const where = v.getDotPath(issue)
    const message = where ? `${where}: ${issue.message}` : issue.message
    return { name: 'INVALID_REQUEST', message, hint }
  })
  throw new RegistryProblem(400, { ...reasons[0]!, ...(reasons.length > 1 ? { reasons } : {}) })
}

// RFC 8785 has no form for a lone surrogate, so a record with one can't be signed.
function isSignable(publish: object): boolean {
  try {
    canonicalJson(publish)
    return true
  } catch {
    return false
  }
}
