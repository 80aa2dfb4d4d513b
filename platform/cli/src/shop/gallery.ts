import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Command } from '../command.ts'

export const gallery: Command = {
  summary: 'shows every component of the design system with its states',
  usage: 'borong gallery\n\nPORT (default 6100) is where it opens.',
  run: () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [join(root, 'shared/ui/gallery/serve.ts')], {
        stdio: 'inherit',
      })
      process.on('SIGINT', () => child.kill('SIGINT'))
      process.on('SIGTERM', () => child.kill('SIGTERM'))
      child.on('exit', (code) => resolve(code ?? 0))
    }),
}
