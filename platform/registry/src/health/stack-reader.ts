import { Worker } from 'node:worker_threads'
import { readableStack, type ReadableStack } from './readable-stack.ts'
import type { StackJob } from './stack-worker.ts'

const LONGEST_MS = 30_000
const MOST_MB = 1024

/**
 * Reads stacks with the source maps of their release. Parsing a map takes up to seconds, so it runs in a thread of its
 * own, for one caller at a time. Without maps, or with ones that cannot be read, the places are those of the scripts.
 */
export class StackReader {
  #last: Promise<unknown> = Promise.resolve()

  async read(
    unit: string,
    texts: readonly string[],
    maps: Uint8Array | undefined,
  ): Promise<ReadableStack[]> {
    if (!maps) return texts.map((text) => readableStack(text, unit, () => undefined))
    const reading = this.#last.then(() => inThread({ unit, texts, maps }))
    this.#last = reading.catch(() => {})
    return reading.catch(() => this.read(unit, texts, undefined))
  }
}

function inThread(job: StackJob): Promise<ReadableStack[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./stack-worker.ts', import.meta.url), {
      workerData: job,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    })
    const patience = setTimeout(() => void worker.terminate(), LONGEST_MS)
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(patience)
      reject(new Error('The thread ended without an answer'))
    })
  })
}
