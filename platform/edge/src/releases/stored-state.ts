import type { Snapshot } from '@borong/contract/release'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The state with which an edge opens without the registry. */
export interface StoredState {
  snapshot: Snapshot
  /** The last served stable version, by unit. */
  served: Readonly<Record<string, string>>
}

export async function readState(path: string): Promise<StoredState | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredState
  } catch {
    return undefined
  }
}

/** Writes atomically, so that no reader sees half a state if the process ends. */
export async function writeState(path: string, state: StoredState): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(state))
  await rename(`${path}.part`, path)
}
