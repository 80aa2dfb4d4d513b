import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BoundedMap } from '../server/bounded-map.ts'

/** Caches rendered images in a folder, and evicts the least recently used ones when the folder is too large. */
export class DiskCache {
  private readonly directory: string
  private readonly known: BoundedMap<true>
  private opened: Promise<void> | undefined

  constructor(directory: string, mostBytes: number) {
    this.directory = directory
    this.known = new BoundedMap(mostBytes)
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
    for (const old of this.known.set(name, true, bytes.length))
      await rm(this.path(old), { force: true })
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
    for (const { name, size } of found) {
      for (const old of this.known.set(name, true, size)) await rm(this.path(old), { force: true })
    }
  }
}
