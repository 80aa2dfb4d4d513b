import { Complaint } from '../command.ts'
import { actOn, promoteTogether, type Done } from './act.ts'
import type { RegistryClient } from './client.ts'
import { styled } from './io.ts'
import { knownVersions, meantChannel, mustKnowVersion, stableIn } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand, samePlace } from './release-command.ts'

const usage = `borong promote <unit> <version> [--channel <channel>] [--now | --percent <n>] [--replace]
                [--least-visitors <n>]
       borong promote <unit@version …> [--channel <channel>] [--now] [--replace] [--least-visitors <n>]

Gives a published version to the visitors of a channel in steps: 5, 25 and 100 %, each for 200 visitors, or for 15 minutes
and at least 50 visitors. A shop with few visitors names fewer: --least-visitors 5, also while the version is rolled out.
A version whose visitors get pages and then send no report waits in its step, and is withdrawn.
--now gives it to all of them in one step, --percent as a candidate to a share of them. A first release goes to all of them,
or with --percent to a share: the others get the page of an unknown address.
A visitor stays on one side; a version that fails more often than the one before is rolled back automatically.
Several units take these steps together: a visitor gets all of them or none.
While another version of the unit is rolled out, this is refused. --replace ends that rollout.`

type Promoted = Done & { isFirst: boolean; isStable: boolean }

export const promote = releaseCommand({
  summary: 'gives a version to all visitors, or to a share of them',
  usage,
  writes: true,
  options: {
    channel: { type: 'string' },
    now: { type: 'boolean' },
    percent: { type: 'string' },
    replace: { type: 'boolean' },
    'least-visitors': { type: 'string' },
  },
  async run({ client, values, positionals }): Promise<Promoted> {
    if (positionals[0]?.includes('@')) return promotePairs(client, positionals, values)
    const [unit = '', version = ''] = needed(positionals, ['unit', 'version'], usage)
    await mustKnowVersion(client, unit, version)
    const percent = values.percent === undefined ? undefined : readPercent(values.percent)
    if (values.now && percent !== undefined)
      throw new Complaint('--now gives it to all visitors, --percent to a share. Choose one.')
    const { replace } = values
    const leastVisitors = readLeastVisitors(values)
    const action =
      percent === undefined
        ? { action: values.now ? 'promote' : 'roll-out', version, replace, leastVisitors }
        : { action: 'candidate', version, percent, replace }
    const channel = await meantChannel(client, values.channel)
    const done = await actOn(client, channel, unit, action)
    const { stable, isFirst } = await stableIn(client, channel, unit)
    return { ...done, isFirst, isStable: stable === version }
  },
  words: ({ message, isFirst, isStable, notes = [] }, { io, values, positionals }) => {
    const place = samePlace(values)
    const done = [
      `${styled(io, 'green', '✓')} ${message}`,
      ...notes.map((note) => `  ${note}`),
    ].join('\n')
    if (values['dry-run'] || positionals[0]?.includes('@')) return done
    const next = isStable
      ? wayBack(positionals[0] ?? '', isFirst, place)
      : `  Watch it: borong status${place}. For everybody: borong promote ${positionals.join(' ')} --now${place}`
    return next ? `${done}\n${styled(io, 'dim', next)}` : done
  },
})

async function promotePairs(
  client: RegistryClient,
  positionals: readonly string[],
  {
    channel,
    percent,
    now,
    replace,
    ...how
  }: { channel?: string; percent?: string; now?: boolean; replace?: boolean } & LeastVisitors,
) {
  if (percent !== undefined) throw new Complaint('A share of visitors takes one unit at a time.')
  const versions = await knownVersions(client, positionals, usage)
  const place = await meantChannel(client, channel)
  const done = await promoteTogether(client, place, versions, {
    now,
    replace,
    leastVisitors: readLeastVisitors(how),
  })
  return { ...done, isFirst: false, isStable: true }
}

function wayBack(unit: string, isFirst: boolean, place: string): string {
  // No page is rendered without a host, so its first version cannot be removed.
  if (isFirst && unit === 'host') return ''
  return `  Take it back: borong rollback ${unit}${isFirst ? ' --off' : ''}${place}`
}

interface LeastVisitors {
  'least-visitors'?: string
}

/** The visitors without whose reports no step of a rollout ends; undefined for the registry's number. */
export function readLeastVisitors({ 'least-visitors': text }: LeastVisitors): number | undefined {
  if (text === undefined) return undefined
  const visitors = Number(text)
  if (Number.isInteger(visitors) && visitors > 0) return visitors
  throw new Complaint(`--least-visitors takes a whole number above 0, not "${text}".`)
}

function readPercent(text: string): number {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (percent > 0 && percent <= 100) return percent
  throw new Complaint(`--percent takes a number above 0 and up to 100, not "${text}".`)
}
