import type { Snapshot } from '@borong/contract/release'
import { setId } from '@borong/edge/releases/set-id'
import type { ListedPreview, PreviewLink } from '@borong/registry/api/answers'
import { mixInWords } from '@borong/registry/console/page/check-words'
import { Complaint } from '@borong/cli/command'
import { Refused, type RegistryClient } from '@borong/cli/releases/client'
import { styled, type Io } from '@borong/cli/releases/io'
import { meantChannel } from '@borong/cli/releases/known'
import { releaseCommand } from '@borong/cli/releases/release-command'
import { duration } from '../duration.ts'
import { contentOf } from './mix-file.ts'
import type { MixResult } from './mix-report.ts'
import { chosenMixes, type Mix, type Versions } from './mixes.ts'
import { runMix } from './run-mix.ts'

const usage = `borong test journeys [spec …] [-g <title>] [--long]
       [--mix <unit=version,…> | --set <id> | --matrix] [--channel <channel>] [--shop <address>] [--check <name>]

Runs the tests of e2e/journeys on published releases, in a browser that gets exactly one mix of their versions. A test
fails when its pages load any other version.
  --channel  the stable versions of this channel
  --mix      these versions, and those of the channel for all other units
  --set      the versions of a release set (x-release-set of a document)
  --matrix   each release that is later than the stable one, beside the stable versions of each channel or of --channel
  --shop     an open demo shop; without it the run opens its own edge and gateway on the releases of the registry
  spec, -g   only these tests, as with Playwright; --long adds those with the tag @long
The verdict is recorded as the check "journeys": on the releases that --mix names, otherwise on those that are not
stable in production. A run of only some tests is recorded only under another name: --check smoke`

const CHECK = 'journeys'

interface Run extends Mix, MixResult {
  /** Where the verdict is recorded, and where not and why. */
  notes: string[]
}

export const journeys = releaseCommand({
  summary: 'runs the browser tests on a mix of published versions',
  usage,
  options: {
    mix: { type: 'string' },
    set: { type: 'string' },
    matrix: { type: 'boolean' },
    channel: { type: 'string' },
    shop: { type: 'string' },
    check: { type: 'string' },
    grep: { type: 'string', short: 'g' },
    long: { type: 'boolean' },
  },
  async run({ client, io, values, positionals }): Promise<{ check?: string; runs: Run[] }> {
    const isPart = positionals.length > 0 || values.grep !== undefined
    if (isPart && values.check === CHECK)
      throw new Complaint(`A run of only some tests is not "${CHECK}". Choose another name.`)
    const check = values.check ?? (isPart ? undefined : CHECK)
    const shop = values.shop?.replace(/\/+$/, '')
    if (shop !== undefined && !URL.canParse(shop)) throw new Complaint(`${shop} is no address.`)
    const channel = await meantChannel(client, values.channel)
    const snapshot = await client.get<Snapshot>('snapshot')
    const { previews } = await client.get<{ previews: ListedPreview[] }>('previews')
    const mixes = chosenMixes(snapshot, { ...values, previews }, channel)
    const { grep, long: isLong = false, json: isQuiet = false } = values
    const runs: Run[] = []
    for (const mix of mixes) {
      if (!isQuiet) io.out(`\n${inMix(mix)}`)
      const file = {
        ...contentOf(snapshot, mix.versions),
        preview: await signed(client, mix.versions),
        registry: client.address,
        channel,
      }
      const result = await runMix({ file, shop, specs: positionals, grep, isLong, isQuiet })
      const notes = check === undefined ? [] : await record(client, mix, { ...result, name: check })
      runs.push({ ...mix, ...result, notes })
    }
    return { check, runs }
  },
  words: ({ check, runs }, { io }) =>
    [
      ...runs.flatMap((run) => inWords(io, run)),
      ...(check === undefined
        ? ['Not recorded: only some tests ran (--check names a check).']
        : []),
    ].join('\n'),
  code: ({ runs }) => (runs.some(({ failed }) => failed > 0) ? 1 : 0),
})

/** The text that every shop on this registry accepts for these versions, for a day. */
async function signed(client: RegistryClient, versions: Versions): Promise<string> {
  // A page shows the units that differ from the visitor's set and those that a link names. With the host, also a run on
  // the stable versions is marked, and not counted as a visit.
  const choice = { set: setId(versions), versions: { host: versions.host }, days: 1 }
  const { token } = await client.send<PreviewLink>('POST', 'previews/links', choice)
  return token
}

const inMix = ({ versions }: Mix) => `Journeys with ${mixInWords({ mix: versions })}`

const SHOWN = 20
const LONGEST_TITLE = 300

/** Records the verdict on each judged release; returns what was recorded and what was refused, as sentences. */
async function record(
  client: RegistryClient,
  { versions, judged }: Mix,
  { name, passed, failed, milliseconds, failures }: MixResult & { name: string },
): Promise<string[]> {
  if (judged.length === 0) return ['Not recorded: every version is stable in production.']
  const verdict = {
    name,
    mix: versions,
    passed,
    failed,
    milliseconds,
    failures: failures.slice(0, SHOWN).map((title) => title.slice(0, LONGEST_TITLE)),
  }
  const notes: string[] = []
  for (const unit of judged) {
    const release = `${unit} ${versions[unit]}`
    try {
      await client.send('POST', `units/${unit}/releases/${versions[unit]}/checks`, verdict)
      notes.push(`Recorded as ${name} on ${release}.`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      notes.push(`Not recorded on ${release}: ${error.problem.message}.`)
    }
  }
  return notes
}

function inWords(io: Io, run: Run): string[] {
  const { passed, failed, milliseconds, failures, skipped, loaded, notes } = run
  const verdict =
    failed > 0
      ? `${styled(io, 'red', '✗')} ${failed} of ${passed + failed} tests failed`
      : `${styled(io, 'green', '✓')} ${passed === 1 ? '1 test' : `${passed} tests`} passed`
  const versions = Object.entries(loaded).map(([version, tests]) => `${version} by ${tests}`)
  return [
    `${verdict} in ${duration(milliseconds)} with ${mixInWords({ mix: run.versions })}`,
    ...failures.map((title) => `  • ${title}`),
    ...skipped.map((title) => styled(io, 'dim', `  – ${title}`)),
    styled(io, 'dim', `  Loaded: ${versions.join(', ') || 'nothing'}`),
    ...notes.map((note) => `  ${note}`),
  ]
}
