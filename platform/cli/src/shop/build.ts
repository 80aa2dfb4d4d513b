import { build } from '@borong/build/build'
import { unitDirectories } from '@borong/build/units'
import { basename } from 'node:path'
import type { Command } from '../command.ts'
import { directoryOf } from '../directory-of.ts'
import { kilobytes } from '../releases/columns.ts'

export const buildCommand: Command = {
  summary: 'builds units whose sources have changed',
  usage: 'borong build [unit …] [--force]\n\nWithout a name it builds the host and every remote.',
  async run(args) {
    const names = args.filter((arg) => !arg.startsWith('--'))
    const directories =
      names.length > 0 ? await Promise.all(names.map(directoryOf)) : await unitDirectories()
    for (const directory of directories) {
      const { release, fresh } = await build(directory, { force: args.includes('--force') })
      const weight = release.files.reduce((sum, file) => sum + file.brotli, 0)
      process.stdout.write(
        `${basename(directory).padEnd(14)} ${fresh ? 'built    ' : 'unchanged'} ${release.files.length} files, ${kilobytes(weight)} brotli\n`,
      )
    }
  },
}
