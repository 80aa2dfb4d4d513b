import { Complaint, exitCodes, type Command } from '../command.ts'
import { type Options, type Read, readOptions } from '../read-options.ts'
import { openClient, Refused, type RegistryClient } from './client.ts'
import { styled, terminal, type Io } from './io.ts'

const COMMON = {
  registry: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const satisfies Options

interface CommonValues {
  registry?: string
  json?: boolean
  'dry-run'?: boolean
}

type Values<O extends Options> = Read<O & typeof COMMON>['values']

export interface CommandInput<O extends Options> {
  client: RegistryClient
  io: Io
  values: Values<O>
  positionals: string[]
}

/** A command whose input and output can be replaced, as tests do. */
export interface ReleaseCommand extends Command {
  options: Options
  run(args: string[], io?: Io): Promise<number>
}

/**
 * A command that calls the registry: reads its arguments, runs, and prints its answer as text, or unchanged with
 * `--json`. A refusal is JSON then, too.
 */
export function releaseCommand<const O extends Options, A>(described: {
  summary: string
  usage: string
  options: O
  /** It changes something, so it has `--dry-run`. */
  writes?: boolean
  run(input: CommandInput<O>): Promise<A>
  words(answer: A, input: CommandInput<O>): string
  /** The exit code; 0 without it. */
  code?(answer: A): number
}): ReleaseCommand {
  const { summary, run, words, writes = false } = described
  const { 'dry-run': dryRun, ...reading } = COMMON
  const options = { ...described.options, ...reading, ...(writes ? { 'dry-run': dryRun } : {}) }
  const usage = `${described.usage}\n\n  --registry <address>  BORONG_REGISTRY, or the local shop's\n  --json                the answer as JSON${writes ? '\n  --dry-run             checks and answers, but writes nothing' : ''}`
  return {
    summary,
    usage,
    options,
    async run(args, io = terminal()) {
      const { values, positionals } = readOptions(options, args, described.usage)
      const { json, registry, 'dry-run': isDryRun } = values as CommonValues
      let client: RegistryClient | undefined
      try {
        client = await openClient(io, { registry, isDryRun })
        // With --json the output is the JSON alone.
        const input = {
          client,
          io: json ? { ...io, progress: () => {} } : io,
          values: values as Values<O>,
          positionals,
        }
        const answer = await run(input)
        const text = json ? JSON.stringify(answer, null, 2) : words(answer, input)
        io.out(isDryRun && !json ? `Dry run, nothing was written:\n${text}` : text)
        if (client.isOlder() && !json) io.out(styled(io, 'yellow', older(client)))
        return described.code?.(answer) ?? 0
      } catch (error) {
        if (!(error instanceof Complaint) && client?.isOlder())
          throw new Complaint(`${older(client)}\n  ${String(error)}`, 'failed')
        if (!json || !(error instanceof Complaint)) throw error
        const problem =
          error instanceof Refused ? error.problem : { name: 'COMPLAINT', message: error.message }
        io.out(JSON.stringify({ error: problem }, null, 2))
        return exitCodes[error.kind]
      }
    },
  }
}

const older = ({ address }: RegistryClient) =>
  `The registry at ${address} is older than this borong, so some of it may be missing. Update the registry, or install the @borong/cli of its release.`

/**
 * The `--channel` and `--registry` of this command, repeated in the suggested next one: without them it could use
 * others.
 */
export const samePlace = ({ channel, registry }: { channel?: string; registry?: string }): string =>
  [
    channel === undefined ? '' : ` --channel ${channel}`,
    registry === undefined ? '' : ` --registry ${registry}`,
  ].join('')
