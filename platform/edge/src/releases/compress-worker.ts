import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file that is compressed at the highest level. */
export interface CompressJob {
  id: number
  from: string
  to: string
}

export interface CompressDone {
  id: number
  error?: string
}

async function compress({ from, to }: CompressJob) {
  const content = await readFile(from)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${to}.part`, brotliCompressSync(content, { params }))
  await rename(`${to}.part`, to)
}

// Jobs run one after the other, so that the machine has a core left for its visitors.
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
