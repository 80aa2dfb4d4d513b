import { Complaint } from '../command.ts'
import { styled } from './io.ts'
import { meantChannel, mustKnowUnit, mustKnowVersion } from './known.ts'
import { needed, releaseCommand } from './release-command.ts'

const usage = `borong rollback <unit> [version | --off] [--channel <channel>]

Without a version it takes back the last step: a running candidate if there is one, else the stable version for the one
before. The next page that anybody opens has it. --off takes a remote off the channel altogether, as after a first release.`

export const rollback = releaseCommand({
  summary: 'takes a unit back to an earlier version',
  usage,
  options: { channel: { type: 'string' }, off: { type: 'boolean' } },
  async run({ client, values, positionals }): Promise<{ message: string }> {
    const names = positionals.length > 1 ? ['unit', 'version'] : ['unit']
    const [unit = '', version] = needed(positionals, names, usage)
    await (version === undefined
      ? mustKnowUnit(client, unit)
      : mustKnowVersion(client, unit, version))
    if (values.off && version !== undefined)
      throw new Complaint('Name a version to go back to, or --off, not both.')
    const channel = await meantChannel(client, values.channel)
    const action = values.off ? { action: 'take-off' } : { action: 'rollback', version }
    return client.send('PUT', `channels/${channel}/units/${unit}`, action)
  },
  words: ({ message }, { io }) => `${styled(io, 'green', '✓')} ${message}`,
})
