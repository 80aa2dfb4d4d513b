import type { ListedRelease } from '@borong/registry/api/answers'
import { ago, columns, kilobytes } from './columns.ts'
import { styled } from './io.ts'
import { mustKnowUnit } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'

const usage = 'borong releases <unit>\n\nEvery published release of a unit, the latest first.'

export const releases = releaseCommand({
  summary: 'lists the releases of a unit',
  usage,
  options: {},
  async run({ client, positionals }): Promise<{ unit: string; releases: ListedRelease[] }> {
    const [unit = ''] = needed(positionals, ['unit'], usage)
    await mustKnowUnit(client, unit)
    return client.get(`units/${unit}/releases`)
  },
  words: ({ releases: listed }, { io }) =>
    columns(
      io,
      ['VERSION', 'LIVE IN', 'CONTRACT', 'SIZE', 'PUBLISHED', 'BY', 'NOTE'],
      listed.map((release) => [
        styled(io, 'bold', release.version),
        release.ineligible ??
          (release.channels.length > 0
            ? styled(io, 'green', release.channels.join(', '))
            : release.fetchable
              ? '–'
              : 'retired'),
        release.contract,
        kilobytes(release.brotli),
        ago(release.publishedAt, io.now()),
        release.publishedBy,
        release.note ?? '',
      ]),
    ),
})
