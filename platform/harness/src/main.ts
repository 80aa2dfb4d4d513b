import { runCommand } from '@borong/cli/run-command'
import { groups } from './commands.ts'

await runCommand(groups)
