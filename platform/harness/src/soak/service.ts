import { root } from '@borong/build/units'
import { once } from 'node:events'
import { join } from 'node:path'
import { startProcess, waitUntilOpen, type Started } from '@borong/cli/shop/processes'
import type { MemorySample } from './evidence.ts'

/** A process of the shop that can be ended and started again with the same address and data. */
export interface Service {
  kill(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  /** Its memory after a garbage collection. */
  memory(): Promise<MemorySample>
}

interface Options {
  name: string
  /** The package. */
  folder: string
  env: Record<string, string>
  logs: string
  healthUrl: string
  /** Called when it ends without being told to; it is then started again. */
  onEnd(): void
}

const PATIENCE_S = 300
const reportMemory = new URL('../bench/memory/report-memory.ts', import.meta.url).href

/** Starts a service and waits until it is open. */
export async function startService(options: Options): Promise<Service> {
  const { name, folder, env, logs, healthUrl, onEnd } = options
  const script = join(root, folder, 'src/main.ts')
  const execArgv = ['--expose-gc', '--import', reportMemory]
  let running: Started
  let isEnding = false

  async function start() {
    isEnding = false
    const started = await startProcess({ name, script, env, logs, execArgv })
    running = started
    await waitUntilOpen(healthUrl, started, PATIENCE_S)
    restartAfter(started).catch(() => {})
  }
  async function restartAfter({ exited }: Started) {
    await exited
    if (isEnding) return
    onEnd()
    await start()
  }
  await start()

  return {
    start,
    async kill() {
      isEnding = true
      running.child.kill('SIGKILL')
      await running.exited
    },
    async stop() {
      isEnding = true
      await running.stop()
    },
    async memory() {
      const { child, exited } = running
      const answered = once(child, 'message')
      child.send('memory')
      const first = await Promise.race([answered, exited])
      if (!Array.isArray(first)) throw new Error(`The ${name} has ended`)
      const usage = first[0] as NodeJS.MemoryUsage
      return { at: Date.now(), heap: usage.heapUsed, external: usage.external, resident: usage.rss }
    },
  }
}
