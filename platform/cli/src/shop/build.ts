import { build } from '@borong/build/build'
import { root, unitDirectories, unitName } from '@borong/build/units'
import type { BuiltRelease } from '@borong/contract/release'
import { readBudgets } from '@borong/registry/gates/read-budgets'
import { join } from 'node:path'
import type { Command } from '../command.ts'
import { directoryOf } from '../directory-of.ts'
import { kilobytes } from '../releases/columns.ts'
import { overBudget } from './over-budget.ts'

export const buildCommand: Command = {
  summary: 'builds units whose sources have changed',
  usage: `borong build [unit …] [--force]

Without a name it builds the host and every remote. It fails when a build breaks a budget of budgets.json.
The budget of a page is compared when the host is built too.`,
  async run(args) {
    const names = args.filter((arg) => !arg.startsWith('--'))
    const directories =
      names.length > 0 ? await Promise.all(names.map(directoryOf)) : await unitDirectories()
    const releases: BuiltRelease[] = []
    for (const directory of directories) {
      const { release, fresh } = await build(directory, { force: args.includes('--force') })
      releases.push(release)
      const weight = release.files.reduce((sum, file) => sum + file.brotli, 0)
      process.stdout.write(
        `${unitName(directory).padEnd(14)} ${fresh ? 'built    ' : 'unchanged'} ${release.files.length} files, ${kilobytes(weight)} brotli\n`,
      )
    }
    const problems = overBudget(releases, await readBudgets(join(root, 'budgets.json')))
    for (const { message, hint } of problems) process.stdout.write(`✗ ${message}\n  ${hint}\n`)
    return problems.length > 0 ? 1 : 0
  },
}
