import { build } from '@borong/build/build'
import { unitDirectories } from '@borong/build/units'
import { basename } from 'node:path'
import type { BuiltUnit } from './publish-changed.ts'

/** Builds the host and every remote whose sources have changed. */
export async function buildAll(
  report: (text: string) => void,
  signal?: AbortSignal,
): Promise<BuiltUnit[]> {
  const built: BuiltUnit[] = []
  for (const directory of await unitDirectories()) {
    signal?.throwIfAborted()
    const onChanged = () => report(`Building ${basename(directory)} …`)
    const { fresh } = await build(directory, { onChanged })
    built.push({ directory, fresh })
  }
  return built
}
