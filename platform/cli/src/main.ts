import { groups } from './commands.ts'
import { runCommand } from './run-command.ts'

await runCommand(groups)
