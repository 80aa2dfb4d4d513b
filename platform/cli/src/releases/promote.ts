import { Complaint } from '../command.ts'
import { styled } from './io.ts'
import { meantChannel, mustKnowVersion, stableIn } from './known.ts'
import { needed, releaseCommand, samePlace } from './release-command.ts'

const usage = `borong promote <unit> <version> [--channel <channel>] [--percent <n>]

Gives a published version to all visitors of a channel, or as a candidate to a share of them.
A visitor stays on one side; a candidate that does worse than the stable version is taken back by itself.`

export const promote = releaseCommand({
  summary: 'gives a version to all visitors, or to a share of them',
  usage,
  options: { channel: { type: 'string' }, percent: { type: 'string' } },
  async run({ client, values, positionals }): Promise<{ message: string; isFirst: boolean }> {
    const [unit = '', version = ''] = needed(positionals, ['unit', 'version'], usage)
    await mustKnowVersion(client, unit, version)
    const percent = values.percent === undefined ? undefined : readPercent(values.percent)
    const action =
      percent === undefined
        ? { action: 'promote', version }
        : { action: 'candidate', version, percent }
    const channel = await meantChannel(client, values.channel)
    const done = await client.send<{ message: string }>(
      'PUT',
      `channels/${channel}/units/${unit}`,
      action,
    )
    const { isFirst } = await stableIn(client, channel, unit)
    return { ...done, isFirst }
  },
  words: ({ message, isFirst }, { io, values, positionals }) => {
    const place = samePlace(values)
    const done = `${styled(io, 'green', '✓')} ${message}`
    const next =
      values.percent === undefined
        ? wayBack(positionals[0] ?? '', isFirst, place)
        : `  Watch it: borong status${place}. For everybody: borong promote ${positionals.join(' ')}${place}`
    return next ? `${done}\n${styled(io, 'dim', next)}` : done
  },
})

function wayBack(unit: string, isFirst: boolean, place: string): string {
  // No page is drawn without a host, so its first version stays.
  if (isFirst && unit === 'host') return ''
  return `  Take it back: borong rollback ${unit}${isFirst ? ' --off' : ''}${place}`
}

function readPercent(text: string): number {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (percent > 0 && percent <= 100) return percent
  throw new Complaint(`--percent takes a number above 0 and up to 100, not "${text}".`)
}
