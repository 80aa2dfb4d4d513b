import { runCommand } from '../run-command.ts'
import { groups } from './commands.ts'

await runCommand(groups)
