import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentStore } from './content-store.ts'

/** Release files on disk: `ab/cdef…`, named by the hash in hex. */
export function diskStore(directory: string): ContentStore {
  const pathOf = (sha384: string) => join(directory, sha384.slice(0, 2), sha384.slice(2))
  return {
    // A file that is queried before a publish is about to be used again, so its age restarts.
    has: (sha384) =>
      access(pathOf(sha384))
        .then(() => utimes(pathOf(sha384), new Date(), new Date()))
        .then(
          () => true,
          () => false,
        ),
    read: (sha384) =>
      readFile(pathOf(sha384)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    async write(sha384, content) {
      const path = pathOf(sha384)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}.part`
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(content)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },
    async *list() {
      const folders = await readdir(directory).catch(() => [])
      for (const folder of folders) {
        for (const name of await readdir(join(directory, folder))) {
          const { mtime } = await stat(join(directory, folder, name))
          yield { sha384: folder + name, storedAt: mtime }
        }
      }
    },
    async removeOlder(sha384, than) {
      const stored = await stat(pathOf(sha384)).catch(() => undefined)
      if (stored && stored.mtime < than) await rm(pathOf(sha384), { force: true })
    },
  }
}
