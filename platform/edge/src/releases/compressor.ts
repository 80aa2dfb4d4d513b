import { Worker } from 'node:worker_threads'
import type { CompressDone, CompressJob } from './compress-worker.ts'

/** Compresses release files in its own thread. */
export interface Compressor {
  compress(from: string, to: string): Promise<void>
  close(): Promise<void>
}

export function startCompressor(): Compressor {
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  const worker = new Worker(new URL('./compress-worker.ts', import.meta.url))
  let next = 0
  const end = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    worker.unref()
  }
  worker.on('message', ({ id, error }: CompressDone) => {
    const job = waiting.get(id)
    waiting.delete(id)
    if (error) job?.reject(new Error(error))
    else job?.resolve()
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The compressor has ended')))

  return {
    compress: (from, to) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, from, to } satisfies CompressJob)
      }),
    async close() {
      await worker.terminate()
    },
  }
}
