import { inputHash } from '@borong/build/inputs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { didYouMean } from './closest.ts'
import { kilobytes } from './columns.ts'
import { styled, type Io } from './io.ts'
import { meantChannel, stableIn } from './known.ts'
import { publishUnit, type Published } from './publish-unit.ts'
import { releaseCommand, samePlace } from './release-command.ts'

const usage = `borong publish <unit …> [--channel <channel>] [--note <text>]

Publishes what the last build of each unit made; refused when its sources have changed since. Nobody gets it until it is promoted; --channel promotes it at once.`

type Answer = Pick<Published, 'created' | 'uploaded'> & {
  unit: string
  version: string
  brotli: number
  /** What visitors have until this is promoted; nothing before the first release. */
  stable?: string
  promoted?: string
}

export const publish = releaseCommand({
  summary: 'publishes the built release of one or more units',
  usage,
  options: { channel: { type: 'string' }, note: { type: 'string' } },
  async run({ client, io, values, positionals }): Promise<Answer[]> {
    if (positionals.length === 0) throw new Complaint(`The unit is missing.\n\n${usage}`)
    const folders = await Promise.all(positionals.map((unit) => folderOf(io, unit)))
    for (const folder of folders) await mustBeOfItsSources(folder)
    const answers: Answer[] = []
    for (const { unit, directory } of folders) {
      io.progress(`${unit}: comparing files …`)
      const onUpload = (done: number, total: number) =>
        io.progress(`${unit}: ${bar(done / total)} ${done} of ${total} files`)
      const published = await publishUnit(client, directory, {
        note: values.note,
        onUpload,
      }).finally(() => io.progress(''))
      const { version, files } = published.release
      const { channel } = values
      if (channel !== undefined)
        await client.send('PUT', `channels/${channel}/units/${unit}`, {
          action: 'promote',
          version,
        })
      const { stable } = await stableIn(client, await meantChannel(client, channel), unit)
      answers.push({
        unit,
        version,
        created: published.created,
        uploaded: published.uploaded,
        brotli: files.reduce((sum, file) => sum + file.brotli, 0),
        stable,
        promoted: channel,
      })
    }
    return answers
  },
  words: (answers, { io, values }) =>
    answers
      .map(({ unit, version, created, uploaded, brotli, stable, promoted }) => {
        const name = styled(io, 'bold', `${unit} ${version}`)
        const done = created
          ? `${styled(io, 'green', '✓')} ${name} published: ${uploaded} new files, ${kilobytes(brotli)} in all (brotli)`
          : `${styled(io, 'yellow', '=')} ${name} was published before, with the same content`
        // A share of visitors needs a version for the others.
        const share = stable === undefined ? '' : ' --percent 10'
        const next = promoted
          ? `  stable in ${promoted}`
          : `  Give it to visitors: borong promote ${unit} ${version}${share}${samePlace(values)}`
        return `${done}\n${styled(io, 'dim', next)}`
      })
      .join('\n'),
})

const BAR = 20

const bar = (share: number) => '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░')

async function folderOf(io: Io, unit: string): Promise<{ unit: string; directory: string }> {
  if (unit === 'host') return { unit, directory: join(io.root, 'host') }
  const entries = await readdir(join(io.root, 'remotes'), { withFileTypes: true })
  const remotes = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  if (remotes.includes(unit)) return { unit, directory: join(io.root, 'remotes', unit) }
  const all = ['host', ...remotes]
  throw new Complaint(
    `There is no unit ${unit} here.${didYouMean(unit, all)}\n  Units: ${all.join(', ')}`,
  )
}

// Else a release would hold other code than its commit, or a raised version would go unnoticed.
async function mustBeOfItsSources({ unit, directory }: { unit: string; directory: string }) {
  const built = await readFile(join(directory, 'dist/inputs'), 'utf8').catch(() => undefined)
  if (built === (await inputHash(directory))) return
  const why = built === undefined ? 'is not built' : 'has changed since it was built'
  throw new Complaint(`${unit} ${why}.\n  Build it first: pnpm borong build ${unit}`)
}
