import { build } from '@borong/build/build'
import { unitDirectories } from '@borong/build/units'
import { basename } from 'node:path'
import type { BuiltUnit } from './publish-changed.ts'

/** Builds the host and every remote whose sources have changed. */
export async function buildAll(say: (text: string) => void): Promise<BuiltUnit[]> {
  const built: BuiltUnit[] = []
  for (const directory of await unitDirectories()) {
    const onChanged = () => say(`Building ${basename(directory)} …`)
    const { fresh } = await build(directory, { onChanged })
    built.push({ directory, fresh })
  }
  return built
}
