import { root } from '@borong/build/units'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint, type Command } from './command.ts'
import { failureOf } from './failure.ts'
import { didYouMean } from './releases/closest.ts'

/** The commands by name; a command's code is loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>

/** Commands by the heading under which the help lists them. */
export type CommandGroups = Readonly<Record<string, Commands>>

export const commandsIn = (groups: CommandGroups): Commands =>
  Object.assign({}, ...Object.values(groups))

const [name = 'help', ...args] = process.argv.slice(2)

async function help(groups: CommandGroups): Promise<number> {
  const sections = Object.entries(groups).map(async ([heading, commands]) => {
    const lines = Object.entries(commands).map(
      async ([command, load]) => `  borong ${command.padEnd(10)} ${(await load()).summary}`,
    )
    return `${heading}\n${(await Promise.all(lines)).join('\n')}\n`
  })
  const text = (await Promise.all(sections)).join('\n')
  process.stdout.write(`${text}\nborong <command> --help says more.\n`)
  return 0
}

async function version(): Promise<number> {
  const manifest = await readFile(join(root, 'package.json'), 'utf8')
  process.stdout.write(`borong ${(JSON.parse(manifest) as { version: string }).version}\n`)
  return 0
}

async function main(groups: CommandGroups): Promise<number> {
  if (name === '--version' || name === '-v') return version()
  if (name === 'help' || name === '--help' || name === '-h') return help(groups)
  const commands = commandsIn(groups)
  const load = commands[name]
  if (!load)
    throw new Complaint(
      `There is no command ${name}.${didYouMean(name, Object.keys(commands))} All: borong help.`,
    )
  const command = await load()
  if (args.includes('--help')) {
    process.stdout.write(`${command.summary}\n\n${command.usage}\n`)
    return 0
  }
  return (await command.run(args)) ?? 0
}

/** Runs the command that the arguments of this process name, and sets the exit code. */
export async function runCommand(groups: CommandGroups): Promise<void> {
  // The process that started this one was killed, so it can forward no signal.
  if (process.channel) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    process.channel.unref()
  }
  try {
    process.exitCode = await main(groups)
  } catch (error) {
    const { text, code } = failureOf(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = code
  }
}
