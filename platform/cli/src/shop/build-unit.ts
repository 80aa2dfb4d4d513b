import { build, type Built } from '@borong/build/build'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { readRelease } from '../releases/publish-unit.ts'
import { run } from '../run.ts'

/** Builds a unit with the recipe, or in a repository with another bundler with its own `build` script. */
export async function buildUnit(directory: string, options: { force?: boolean }): Promise<Built> {
  if (existsSync(join(directory, 'rspack.config.ts'))) return build(directory, options)
  const built = await run('npm', ['run', 'build', '--silent'])
  if (built.code !== 0) throw new Complaint(built.output.trim(), 'build')
  return { release: await readRelease(directory), fresh: true }
}
