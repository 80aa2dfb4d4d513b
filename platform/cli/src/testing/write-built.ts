import { inputHash } from '@borong/federation/inputs'
import type { ReleaseFile } from '@borong/contract/release'
import type { Built } from '@borong/registry/testing/built'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a release to the build's output in this unit folder. */
export async function writeBuilt(
  directory: string,
  { release, content }: Built,
  server: ReleaseFile[] = [],
): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    const path = join(directory, 'dist/browser', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const whole =
    server.length > 0 ? { ...release, server: { entry: server[0]!.name, files: server } } : release
  await writeFile(join(directory, 'dist/release.json'), JSON.stringify(whole))
  await writeFile(join(directory, 'dist/inputs'), await inputHash(directory))
}
