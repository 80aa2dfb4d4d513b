import sharp from 'sharp'
import { BoundedMap } from './bounded-map.ts'
import type { DiskCache } from './disk-cache.ts'
import type { Format } from './request.ts'

const AT_ONCE = 2
const MOST_WAITING = 300
const MEMORY_BYTES = 24 * 1024 * 1024

// One thread a picture: libvips' own threads would take the cores from the event loop.
sharp.concurrency(1)
sharp.cache(false)

/** More pictures are wanted than can be drawn soon. */
export class RenderQueueFull extends Error {}

/** Turns SVG into a picture file: from memory, from disk, or drawn now; never the same one twice at once. */
export class Renderer {
  private readonly disk: DiskCache
  private readonly memory = new BoundedMap<Buffer>(MEMORY_BYTES)
  private readonly underWay = new Map<string, Promise<Buffer>>()
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(disk: DiskCache) {
    this.disk = disk
  }

  /** `name` stands for everything that the picture depends on. */
  render(name: string, format: Format, svg: () => string): Promise<Buffer> {
    const ready = this.memory.get(name)
    if (ready) return Promise.resolve(ready)
    const started = this.underWay.get(name)
    if (started) return started
    const work = this.find(name, format, svg).finally(() => this.underWay.delete(name))
    this.underWay.set(name, work)
    return work
  }

  private async find(name: string, format: Format, svg: () => string): Promise<Buffer> {
    const kept = await this.disk.read(name)
    const bytes = kept ?? (await this.queue(() => encode(svg(), format)))
    this.memory.set(name, bytes, bytes.length)
    if (!kept) await this.disk.write(name, bytes)
    return bytes
  }

  private async queue<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING) throw new RenderQueueFull()
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else {
      this.running++
    }
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}

function encode(svg: string, format: Format): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  // A quarter less than 52 gives; on a phone's close pixels nobody can tell them apart.
  if (format === 'avif')
    return picture.avif({ quality: 40, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 74, effort: 3 }).toBuffer()
  return picture.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}
