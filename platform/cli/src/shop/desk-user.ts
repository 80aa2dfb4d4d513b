import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Command } from '../command.ts'

export const deskUser: Command = {
  summary: 'adds, removes and lists the users of the seller desk',
  usage:
    'borong desk-user add <name> --role operator\nborong desk-user add <name> --role seller --seller <alias of the store>\nborong desk-user remove <name>\nborong desk-user list\n\nDATABASE_URL or DATA_DIR (default .data) names the database. A password is read from the standard input when it is a pipe; otherwise one is made and shown.',
  async run(args) {
    const script = join(root, 'gateway/scripts/desk-user.ts')
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...args],
      { stdio: 'inherit' },
    )
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  },
}
