import { unitDirectories } from '@borong/build/units'
import { basename } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import type { Commands } from '../run-command.ts'
import { describe } from './describe.ts'
import { shells } from './shells.ts'

const names = Object.keys(shells).join('|')

const usage = `borong completion ${names}

Prints a script that completes commands, units and options. For bash:
  alias borong='pnpm --silent borong'
  source <(borong completion bash)`

/** The command that completes these commands. */
export const completionOf = (commands: Commands): Command => ({
  summary: 'prints the shell completion of these commands',
  usage,
  async run([shell = '']) {
    const script = Object.hasOwn(shells, shell) && shells[shell]
    if (!script) throw new Complaint(`Say for which shell: ${names}.\n\n${usage}`)
    const units = (await unitDirectories()).map((directory) => basename(directory))
    const described = await Promise.all(
      Object.entries(commands).map(async ([name, load]) => describe(name, await load(), units)),
    )
    process.stdout.write(script(described))
    return 0
  },
})
