import type { Status, UnitHealth, UnitStatus } from '@borong/registry/api/answers'
import { uncountedReports } from '@borong/registry/console/page/report-words'
import { checksTable } from './checks-table.ts'
import { ago, columns } from './columns.ts'
import { styled, type Io } from './io.ts'
import { mustKnowChannel } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'

const usage =
  'borong status [--channel <channel>]\n\nWhat visitors of each channel are given, and how the versions do.'

export const status = releaseCommand({
  summary: 'shows what visitors are given',
  usage,
  options: { channel: { type: 'string' } },
  async run({ client, values, positionals }): Promise<Status> {
    needed(positionals, [], usage)
    const { channel } = values
    if (channel === undefined) return client.get<Status>('status')
    const all = await mustKnowChannel(client, channel)
    return { ...all, channels: { [channel]: all.channels[channel]! } }
  },
  words: (answer, { io }) =>
    Object.entries(answer.channels)
      .map(([channel, units]) => {
        const contracts = answer.contracts?.[channel] ?? {}
        const rows = Object.entries(units).map(([unit, is]) =>
          row(io, unit, is, {
            health: answer.health[channel]?.[unit] ?? {},
            contracts,
            waits: answer.waiting?.[channel]?.[unit],
          }),
        )
        const body = rows.length > 0 ? columns(io, HEADINGS, rows) : 'Everything as in production.'
        const required = answer.required[channel] ?? []
        const requires = required.length > 0 ? ` requires ${required.join(', ')}` : ''
        const table = channel === 'production' && rows.length === 0 ? NOTHING : body
        const uncounted = uncountedReports(answer.reports?.[channel])
        return [
          `${styled(io, 'bold', channel)}${requires}`,
          table,
          ...uncounted.map((line) => styled(io, 'yellow', line)),
        ].join('\n')
      })
      .concat(checksTable(io, answer) ?? [])
      .join('\n\n'),
})

const HEADINGS = ['UNIT', 'STABLE', 'CANDIDATE', 'CONTRACT', 'HEALTH', 'CHANGED', '']
const NOTHING = 'Nothing is promoted yet: borong promote <unit> <version>'

/** The major versions of the contract, by unit and version. */
type Contracts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

function row(
  io: Io,
  unit: string,
  is: UnitStatus,
  {
    health,
    contracts,
    waits,
  }: { health: Record<string, UnitHealth>; contracts: Contracts; waits: string | undefined },
): string[] {
  const { candidate } = is
  const notes = [
    ...adapterUsers(unit, is, contracts),
    ...(waits ? [styled(io, 'yellow', `waits: ${waits}`)] : []),
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
    contractOf(is, contracts[unit] ?? {}),
    [is.stable, ...(candidate ? [candidate.version] : [])]
      .map((version) => inWords(version && health[version]))
      .join(' / '),
    ago(is.changed, io.now()),
    notes.join('; '),
  ]
}

function contractOf({ stable, candidate }: UnitStatus, majors: Contracts[string]): string {
  const texts = [stable, candidate?.version].flatMap(
    (version) => (version && majors[version]?.join(', ')) || [],
  )
  return [...new Set(texts)].join(' / ') || '–'
}

/** For each adapter of a host: the units with a release that needs it, so that the adapter has to stay. */
function adapterUsers(unit: string, { stable }: UnitStatus, contracts: Contracts): string[] {
  const [, ...adapters] = contracts[unit]?.[stable ?? ''] ?? []
  return adapters.map((major) => {
    const users = Object.entries(contracts).flatMap(([other, versions]) => {
      const needing = Object.keys(versions).filter((version) => versions[version]![0] === major)
      return other === unit || needing.length === 0 ? [] : `${other} ${needing.join(', ')}`
    })
    return users.length > 0
      ? `adapter for contract ${major}: ${users.join('; ')}`
      : `adapter for contract ${major}: nothing needs it`
  })
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
