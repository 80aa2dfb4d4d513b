import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Caches rendered images in a folder, and evicts the least recently used ones when the folder is too large. */
export class DiskCache {
  private readonly directory: string
  /** The sizes of the images in the folder, by name. */
  private readonly known: LRUCache<string, number>
  private evicted: string[] = []
  private opened: Promise<void> | undefined

  constructor(directory: string, mostBytes: number) {
    this.directory = directory
    this.known = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (size) => Math.max(size, 1),
      dispose: (_, name, reason) => {
        if (reason === 'evict') this.evicted.push(name)
      },
    })
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      await this.open()
      const bytes = await readFile(this.path(name))
      this.known.get(name)
      return bytes
    } catch {
      return undefined
    }
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.open()
    const path = this.path(name)
    // Another gateway may read the folder, so the image is written to a partial file and renamed.
    const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(partial, bytes)
    await rename(partial, path)
    await this.keep(name, bytes.length)
  }

  /** Counts an image, and removes those for which the folder has no room left. */
  private async keep(name: string, size: number): Promise<void> {
    this.known.set(name, size)
    if (!this.known.has(name)) this.evicted.push(name)
    for (const old of this.evicted.splice(0)) await rm(this.path(old), { force: true })
  }

  private path(name: string): string {
    return join(this.directory, name.slice(0, 2), name)
  }

  private open(): Promise<void> {
    this.opened ??= this.scan().catch((error) => {
      // The next request tries again.
      this.opened = undefined
      throw error
    })
    return this.opened
  }

  private async scan(): Promise<void> {
    await mkdir(this.directory, { recursive: true })
    const files = (await readdir(this.directory, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    )
    const found: { name: string; size: number; usedAt: number }[] = []
    for (const file of files) {
      const path = join(file.parentPath, file.name)
      if (file.name.endsWith('.partial')) {
        await rm(path, { force: true })
        continue
      }
      const { size, mtimeMs } = await stat(path)
      found.push({ name: file.name, size, usedAt: mtimeMs })
    }
    found.sort((a, b) => a.usedAt - b.usedAt)
    for (const { name, size } of found) await this.keep(name, size)
  }
}
