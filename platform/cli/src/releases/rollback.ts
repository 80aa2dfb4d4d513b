import { styled } from './io.ts'
import { meantChannel, mustKnowUnit, mustKnowVersion } from './known.ts'
import { needed, releaseCommand } from './release-command.ts'

const usage = `borong rollback <unit> [version] [--channel <channel>]

Without a version it takes back the last step: a running candidate if there is one, else the stable version for the one
before. The next page that anybody opens has it.`

export const rollback = releaseCommand({
  summary: 'takes a unit back to an earlier version',
  usage,
  options: { channel: { type: 'string' } },
  async run({ client, values, positionals }): Promise<{ message: string }> {
    const names = positionals.length > 1 ? ['unit', 'version'] : ['unit']
    const [unit = '', version] = needed(positionals, names, usage)
    await (version === undefined
      ? mustKnowUnit(client, unit)
      : mustKnowVersion(client, unit, version))
    const channel = await meantChannel(client, values.channel)
    return client.send('PUT', `channels/${channel}/units/${unit}`, {
      action: 'rollback',
      version,
    })
  },
  words: ({ message }, { io }) => `${styled(io, 'green', '✓')} ${message}`,
})
