import type { ListedEvent } from '@borong/registry/api/answers'
import { Complaint } from '../command.ts'
import { actOn, rollBackTogether, type Done } from './act.ts'
import type { RegistryClient } from './client.ts'
import { ago } from './columns.ts'
import { styled } from './io.ts'
import { knownVersions, meantChannel, mustKnowUnit, mustKnowVersion } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'

const usage = `borong rollback <unit> [version | --off] [--again] [--channel <channel>]
       borong rollback <unit@version …> [--channel <channel>]

Without a version it takes back the last step: a running candidate if there is one, else the stable version for the one
before. Every page that is opened from then on has it. --off takes a remote off the channel altogether, as after a first release.
--again goes back once more when the unit was rolled back in the last five minutes: a colleague may have had the same idea.
Several units go back in one write, for versions that run only with each other.`

const JUST_NOW_MS = 5 * 60_000
const BACK = new Set(['rolled-back', 'reverted', 'candidate-withdrawn'])

/** Refuses to repeat a rollback of a moment ago: two people who roll back together mean one step. */
async function mustNotBeTwice(client: RegistryClient, channel: string, unit: string, now: Date) {
  const { events } = await client.get<{ events: ListedEvent[] }>(`log?unit=${unit}&limit=20`)
  const last = events.find((event) => event.channel === channel && event.type !== 'proven')
  if (!last || !BACK.has(last.type) || now.getTime() - Date.parse(last.at) > JUST_NOW_MS) return
  throw new Complaint(
    `${unit} was rolled back in ${channel} by ${last.by} ${ago(last.at, now)}.\n  To go back once more: borong rollback ${unit} --again`,
    'conflict',
  )
}

export const rollback = releaseCommand({
  summary: 'takes a unit back to an earlier version',
  usage,
  writes: true,
  options: { channel: { type: 'string' }, off: { type: 'boolean' }, again: { type: 'boolean' } },
  async run({ client, io, values, positionals }): Promise<Done> {
    if (positionals[0]?.includes('@')) {
      if (values.off) throw new Complaint('--off takes one unit at a time.')
      const versions = await knownVersions(client, positionals, usage)
      return rollBackTogether(client, await meantChannel(client, values.channel), versions)
    }
    const names = positionals.length > 1 ? ['unit', 'version'] : ['unit']
    const [unit = '', version] = needed(positionals, names, usage)
    await (version === undefined
      ? mustKnowUnit(client, unit)
      : mustKnowVersion(client, unit, version))
    if (values.off && version !== undefined)
      throw new Complaint('Name a version to go back to, or --off, not both.')
    const channel = await meantChannel(client, values.channel)
    const action = values.off ? { action: 'take-off' } : { action: 'rollback', version }
    const isOneStep = version === undefined && !values.off && !values.again
    const check = () => mustNotBeTwice(client, channel, unit, io.now())
    return actOn(client, channel, unit, action, isOneStep ? check : undefined)
  },
  words: ({ message, notes = [] }, { io }) =>
    [`${styled(io, 'green', '✓')} ${message}`, ...notes.map((note) => `  ${note}`)].join('\n'),
})
