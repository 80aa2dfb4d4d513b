import { runCommand } from '@borong/cli/run-command'
import { commands } from './commands.ts'

await runCommand(commands)
