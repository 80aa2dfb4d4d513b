import { Complaint } from '../command.ts'
import type { RegistryClient } from './client.ts'
import { styled } from './io.ts'
import { meantChannel, mustKnowVersion, stableIn } from './known.ts'
import { needed, releaseCommand, samePlace } from './release-command.ts'

const usage = `borong promote <unit> <version> [--channel <channel>] [--percent <n>]
       borong promote <unit@version …> [--channel <channel>]

Gives a published version to all visitors of a channel, or as a candidate to a share of them.
A visitor stays on one side; a candidate that does worse than the stable version is withdrawn automatically.
Several units go live in one write: no visitor gets a mix of old and new ones.`

interface Done {
  message: string
  /** Checks that the registry skipped. */
  notes?: readonly string[]
}

type Promoted = Done & { isFirst: boolean }

export const promote = releaseCommand({
  summary: 'gives a version to all visitors, or to a share of them',
  usage,
  options: { channel: { type: 'string' }, percent: { type: 'string' } },
  async run({ client, values, positionals }): Promise<Promoted> {
    if (positionals[0]?.includes('@')) return promoteTogether(client, positionals, values)
    const [unit = '', version = ''] = needed(positionals, ['unit', 'version'], usage)
    await mustKnowVersion(client, unit, version)
    const percent = values.percent === undefined ? undefined : readPercent(values.percent)
    const action =
      percent === undefined
        ? { action: 'promote', version }
        : { action: 'candidate', version, percent }
    const channel = await meantChannel(client, values.channel)
    const done = await client.send<Done>('PUT', `channels/${channel}/units/${unit}`, action)
    const { isFirst } = await stableIn(client, channel, unit)
    return { ...done, isFirst }
  },
  words: ({ message, isFirst, notes = [] }, { io, values, positionals }) => {
    const place = samePlace(values)
    const done = [
      `${styled(io, 'green', '✓')} ${message}`,
      ...notes.map((note) => `  ${note}`),
    ].join('\n')
    if (positionals[0]?.includes('@')) return done
    const next =
      values.percent === undefined
        ? wayBack(positionals[0] ?? '', isFirst, place)
        : `  Watch it: borong status${place}. For everybody: borong promote ${positionals.join(' ')}${place}`
    return next ? `${done}\n${styled(io, 'dim', next)}` : done
  },
})

async function promoteTogether(
  client: RegistryClient,
  positionals: readonly string[],
  { channel, percent }: { channel?: string; percent?: string },
) {
  if (percent !== undefined) throw new Complaint('A share of visitors takes one unit at a time.')
  const pairs = positionals.map((named) => {
    const [unit = '', version = ''] = named.split('@')
    if (!unit || !version) throw new Complaint(`"${named}" is not unit@version.\n\n${usage}`)
    return [unit, version] as const
  })
  for (const [unit, version] of pairs) await mustKnowVersion(client, unit, version)
  const done = await client.send<Done>(
    'PUT',
    `channels/${await meantChannel(client, channel)}/units`,
    { versions: Object.fromEntries(pairs) },
  )
  return { ...done, isFirst: false }
}

function wayBack(unit: string, isFirst: boolean, place: string): string {
  // No page is rendered without a host, so its first version cannot be removed.
  if (isFirst && unit === 'host') return ''
  return `  Take it back: borong rollback ${unit}${isFirst ? ' --off' : ''}${place}`
}

function readPercent(text: string): number {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (percent > 0 && percent <= 100) return percent
  throw new Complaint(`--percent takes a number above 0 and up to 100, not "${text}".`)
}
