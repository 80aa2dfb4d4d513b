import { Complaint } from '../command.ts'
import { styled } from './io.ts'
import { meantChannel, mustKnowVersion } from './known.ts'
import { needed, releaseCommand, samePlace } from './release-command.ts'

const usage = `borong promote <unit> <version> [--channel <channel>] [--percent <n>]

Gives a published version to all visitors of a channel, or as a candidate to a share of them.
A visitor stays on one side; a candidate that does worse than the stable version is taken back by itself.`

export const promote = releaseCommand({
  summary: 'gives a version to all visitors, or to a share of them',
  usage,
  options: { channel: { type: 'string' }, percent: { type: 'string' } },
  async run({ client, values, positionals }): Promise<{ message: string }> {
    const [unit = '', version = ''] = needed(positionals, ['unit', 'version'], usage)
    await mustKnowVersion(client, unit, version)
    const percent = values.percent === undefined ? undefined : readPercent(values.percent)
    const action =
      percent === undefined
        ? { action: 'promote', version }
        : { action: 'candidate', version, percent }
    const channel = await meantChannel(client, values.channel)
    return client.send('PUT', `channels/${channel}/units/${unit}`, action)
  },
  words: ({ message }, { io, values, positionals }) => {
    const place = samePlace(values)
    const next =
      values.percent === undefined
        ? `  Take it back: borong rollback ${positionals[0]}${place}`
        : `  Watch it: borong status${place}. For everybody: borong promote ${positionals.join(' ')}${place}`
    return `${styled(io, 'green', '✓')} ${message}\n${styled(io, 'dim', next)}`
  },
})

function readPercent(text: string): number {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (percent > 0 && percent <= 100) return percent
  throw new Complaint(`--percent takes a number above 0 and up to 100, not "${text}".`)
}
