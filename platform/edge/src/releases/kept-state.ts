import type { Snapshot } from '@borong/contract/release'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What an edge needs to open again without the registry. */
export interface KeptState {
  snapshot: Snapshot
  /** The stable version that was served last, by unit. */
  served: Readonly<Record<string, string>>
}

export async function readState(path: string): Promise<KeptState | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptState
  } catch {
    return undefined
  }
}

/** Nobody ever reads half a state, whenever the process ends. */
export async function writeState(path: string, state: KeptState): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(state))
  await rename(`${path}.part`, path)
}
