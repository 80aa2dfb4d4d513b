import type { Status, UnitHealth, UnitStatus } from '@borong/registry/api/answers'
import { ago, columns } from './columns.ts'
import { styled, type Io } from './io.ts'
import { needed, releaseCommand } from './release-command.ts'

const usage =
  'borong status [--channel <channel>]\n\nWhat visitors of each channel are given, and how the versions do.'

export const status = releaseCommand({
  summary: 'shows what visitors are given',
  usage,
  options: { channel: { type: 'string' } },
  async run({ client, values, positionals }): Promise<Status> {
    needed(positionals, [], usage)
    const all = await client.get<Status>('status')
    if (values.channel === undefined) return all
    return { ...all, channels: { [values.channel]: all.channels[values.channel] ?? {} } }
  },
  words: (answer, { io }) =>
    Object.entries(answer.channels)
      .map(([channel, units]) => {
        const rows = Object.entries(units).map(([unit, is]) =>
          row(io, unit, is, answer.health[channel]?.[unit] ?? {}),
        )
        const body = rows.length > 0 ? columns(io, HEADINGS, rows) : 'Everything as in production.'
        return `${styled(io, 'bold', channel)}\n${channel === 'production' && rows.length === 0 ? NOTHING : body}`
      })
      .join('\n\n'),
})

const HEADINGS = ['UNIT', 'STABLE', 'CANDIDATE', 'HEALTH', 'CHANGED', '']
const NOTHING = 'Nothing is promoted yet: borong promote <unit> <version>'

function row(io: Io, unit: string, is: UnitStatus, health: Record<string, UnitHealth>): string[] {
  const { candidate } = is
  const notes = [
    ...(is.pinned
      ? [
          styled(
            io,
            'yellow',
            `pinned to ${is.pinned.version} by ${is.pinned.by}: ${is.pinned.reason}`,
          ),
        ]
      : []),
    ...(is.frozen ? [styled(io, 'yellow', `frozen by ${is.frozen.by}: ${is.frozen.reason}`)] : []),
  ]
  return [
    unit,
    styled(io, 'bold', is.stable ?? '–'),
    candidate ? `${candidate.version} (${progressOf(candidate)})` : '–',
    [is.stable, ...(candidate ? [candidate.version] : [])]
      .map((version) => inWords(version && health[version]))
      .join(' / '),
    ago(is.changed, io.now()),
    notes.join('; '),
  ]
}

function progressOf({ percent, plan }: NonNullable<UnitStatus['candidate']>): string {
  return plan
    ? `${percent} %, then ${plan.steps.filter((step) => step > percent).join(', ')} %`
    : `${percent} %`
}

function inWords(health: UnitHealth | undefined | ''): string {
  if (!health || health.visitors === 0) return '–'
  return `${((health.failing / health.visitors) * 100).toFixed(1)} % of ${health.visitors} fail`
}
