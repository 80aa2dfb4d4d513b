import { Complaint } from './command.ts'
import { commands } from './commands.ts'

const [name = 'help', ...args] = process.argv.slice(2)

async function help(): Promise<number> {
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([command, load]) => `  borong ${command.padEnd(10)} ${(await load()).summary}`,
    ),
  )
  process.stdout.write(
    `Borong's commands:\n${lines.join('\n')}\n\nborong <command> --help says more.\n`,
  )
  return 0
}

async function main(): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') return help()
  const load = commands[name]
  if (!load)
    throw new Complaint(
      `There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`,
    )
  const command = await load()
  if (args.includes('--help')) {
    process.stdout.write(`${command.summary}\n\n${command.usage}\n`)
    return 0
  }
  return (await command.run(args)) ?? 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(
    error instanceof Complaint ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`,
  )
  process.exitCode = 1
}
