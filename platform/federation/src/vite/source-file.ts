import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError } from '../build-error.ts'
import { sourceOf, type Unit } from '../unit.ts'

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs']

/** The source file of an exposed module. */
export function sourceFile(unit: Unit, module: string): string {
  const path = join(unit.directory, sourceOf(module))
  const found = ENDINGS.map((ending) => path + ending).find((file) => existsSync(file))
  if (!found)
    throw new BuildError(unit.name, [
      {
        file: join(unit.directory, 'remote.ts'),
        message: `names ${module}, but there is no ${sourceOf(module)}.ts`,
      },
    ])
  return found
}
