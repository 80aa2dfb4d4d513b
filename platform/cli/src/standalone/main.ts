import { runCommand } from '../run-command.ts'
import { commands } from './commands.ts'

await runCommand(commands)
