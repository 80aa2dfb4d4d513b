import type { SignedIndex } from '@borong/registry/state/channel-index'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The state with which an edge opens without the registry. */
export interface StoredState {
  index: SignedIndex
  /** The last served stable version, by unit. */
  served: Readonly<Record<string, string>>
}

/** Reads what an edge has written. Undefined when there is nothing that can be read. */
export async function readState<T = StoredState>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Writes atomically, so that no reader sees half a state if the process ends. */
export async function writeState<T = StoredState>(path: string, state: T): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(state))
  await rename(`${path}.part`, path)
}
