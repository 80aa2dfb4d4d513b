import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file to be compressed beside itself: once fast (brotli 5, gzip), once as small as it gets (brotli 11). */
export interface CompressJob {
  id: number
  path: string
  effort: 'fast' | 'best'
}

export interface CompressDone {
  id: number
  error?: string
}

/** The endings of the compressed variants, the best first. */
export const VARIANTS = { best: '.br11', fast: '.br5', gzip: '.gz' } as const

async function compress({ path, effort }: CompressJob) {
  const content = await readFile(path)
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }
  if (effort === 'best')
    return writeWhole(path + VARIANTS.best, brotliCompressSync(content, quality))
  await writeWhole(path + VARIANTS.fast, brotliCompressSync(content, quality))
  await writeWhole(path + VARIANTS.gzip, gzipSync(content, { level: 9 }))
}

async function writeWhole(path: string, content: Buffer) {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

// Jobs run one after the other, so that the machine keeps a core for its visitors.
let queue = Promise.resolve()
parentPort?.on('message', (job: CompressJob) => {
  queue = queue.then(() =>
    compress(job).then(
      () => parentPort?.postMessage({ id: job.id } satisfies CompressDone),
      (error: Error) =>
        parentPort?.postMessage({ id: job.id, error: error.message } satisfies CompressDone),
    ),
  )
})
