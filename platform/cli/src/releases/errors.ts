import type { Errors } from '@borong/registry/api/answers'
import { ago } from './columns.ts'
import { mustKnowUnit } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'

const usage =
  'borong errors <unit> [version]\n\nErrors in the browsers of visitors, with their places in the source.'

export const errors = releaseCommand({
  summary: "shows the errors of a unit in visitors' browsers",
  usage,
  options: {},
  async run({ client, positionals }): Promise<Errors> {
    const [unit, version] = needed(
      positionals,
      positionals.length > 1 ? ['unit', 'version'] : ['unit'],
      usage,
    )
    await mustKnowUnit(client, unit!)
    const query = version === undefined ? '' : `?version=${encodeURIComponent(version)}`
    return client.get(`units/${unit}/errors${query}`)
  },
  words({ unit, errors: groups }, { io }) {
    if (groups.length === 0) return `No errors of ${unit} were reported.`
    return groups
      .map(({ version, message, visitors, last, frames }) =>
        [
          `${unit} ${version}: ${message}`,
          `  ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}, last ${ago(last, io.now())}`,
          ...frames.flatMap(({ file, line, column, code }) => [
            `  at ${file}:${line}:${column}`,
            ...(code ? [`       ${code}`] : []),
          ]),
        ].join('\n'),
      )
      .join('\n\n')
  },
})
