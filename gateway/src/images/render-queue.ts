import sharp from 'sharp'

const AT_ONCE = 2
const MOST_WAITING = 300

// One thread per image: libvips' own threads would take CPU cores from the event loop.
sharp.concurrency(1)
sharp.cache(false)

/** The queue of images to render is full. */
export class RenderQueueFull extends Error {}

/** Runs at most two encodings concurrently. Others wait, and are rejected when too many do. */
export class RenderQueue {
  private readonly waiting: (() => void)[] = []
  private running = 0

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING) throw new RenderQueueFull()
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else {
      this.running++
    }
    try {
      return await work()
    } finally {
      // Hands the slot to the next waiting request, so that no new request can take it.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
