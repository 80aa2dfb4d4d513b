import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { exists } from './places.ts'

/** A backup holds keys and buyers' data: only its owner reads it. */
export const FILE_MODE = 0o600
export const FOLDER_MODE = 0o700

/** The files of a folder by their paths below it; a file has the empty path. */
export async function filesIn(path: string): Promise<string[]> {
  if (!(await exists(path))) return []
  if (!(await stat(path)).isDirectory()) return ['']
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(path, join(entry.parentPath, entry.name)))
      // The registry writes a file under another name first.
      .filter((name) => !name.endsWith('.part'))
      .toSorted()
  )
}

/** Copies a file, or a folder with all of its files. */
export async function copyAll(from: string, to: string): Promise<void> {
  for (const name of await filesIn(from)) {
    const target = join(to, name)
    await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE })
    await copyFile(join(from, name), target)
    await chmod(target, FILE_MODE)
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
