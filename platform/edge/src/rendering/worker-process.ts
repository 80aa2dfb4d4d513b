import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageMessage, RenderJob, WorkerMessage, WorkerStart } from './worker-messages.ts'

/** A process that renders pages. */
export interface WorkerProcess {
  render(job: RenderJob): void
  end(): Promise<void>
}

interface WorkerEvents {
  ready(): void
  page(message: PageMessage): void
  /** Called with the text that the worker prints, a limited amount for each page. */
  printed(text: string): void
  end(reason: string): void
}

const MEMORY_MB = 256
const MOST_PRINTED = 4_000
const CODE = new URL('./render-worker.ts', import.meta.url)
/** Node reads the kind of the modules there. */
const MANIFEST = new URL('../../package.json', import.meta.url)

/**
 * Starts a worker. It may read its own code and the files of releases: no other file, and it starts no process and no
 * thread. Its environment is empty.
 */
export function startWorker(start: WorkerStart, on: WorkerEvents): WorkerProcess {
  let worker: ChildProcess
  try {
    worker = open(start)
  } catch (error) {
    // For example without memory for another process.
    setImmediate(() => on.end(String(error)))
    return { render() {}, async end() {} }
  }
  let reason: string | undefined
  let left = MOST_PRINTED
  const ended = new Promise<void>((resolve) => {
    const end = (found: string) => {
      on.end(reason ?? found)
      resolve()
    }
    worker.once('close', (code, signal) => end(reasonOf(code, signal)))
    // A process that never started does not close.
    worker.on('error', ({ message }) => worker.pid === undefined && end(message))
  })
  worker.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (left > 0) on.printed(text.slice(0, left).trimEnd())
    left -= text.length
  })
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'ready') on.ready()
    else if (message.type === 'broken') reason = message.message
    else on.page(message)
  })
  // A worker that has ended meanwhile is found by its end.
  const send = (message: WorkerStart | RenderJob) => {
    if (worker.connected) worker.send(message, () => {})
  }
  send(start)

  return {
    render(job) {
      left = MOST_PRINTED
      send(job)
    },
    async end() {
      worker.kill('SIGKILL')
      await ended
    },
  }
}

function open({ folder }: WorkerStart): ChildProcess {
  const readable = [fileURLToPath(new URL('.', CODE)), fileURLToPath(MANIFEST), join(folder, '*')]
  return fork(CODE, {
    execArgv: [
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${MEMORY_MB}`,
    ],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT') return `The worker has used more than ${MEMORY_MB} MB of memory`
  return `The worker has ended with ${signal ?? `code ${code}`}`
}
