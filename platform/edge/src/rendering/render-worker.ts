import type { Boot } from '@borong/contract/release'
import { parentPort, workerData } from 'node:worker_threads'
import { fence } from './fence.ts'
import { isBuiltIn, loadBundles } from './load-bundles.ts'
import type { UsedModule } from './renderer.ts'
import type { RenderJob, WorkerMessage, WorkerStart } from './worker-messages.ts'

const port = parentPort!
fence(isBuiltIn)
const { host, load } = loadBundles((workerData as WorkerStart).bundles)
const MOST_FRAMES = 64
const encoder = new TextEncoder()
const frames = new Map<string, object>()

/** The part of the boot data that a set's pages share is parsed once, and frozen. */
function frameOf(text: string): object {
  const known = frames.get(text)
  if (known) return known
  const frame = frozen(JSON.parse(`${text}}`) as object)
  if (frames.size >= MOST_FRAMES) frames.clear()
  frames.set(text, frame)
  return frame
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

async function draw({ url, frame, own }: RenderJob): Promise<WorkerMessage> {
  const used = new Map<string, UsedModule>()
  try {
    const boot = { ...frameOf(frame), ...(JSON.parse(own) as object) } as Boot
    const {
      head,
      html,
      isWhole = true,
      failed = [],
    } = await host.render({
      boot,
      url,
      load(unit, module) {
        used.set(`${unit} ${module}`, { unit, module })
        return load(unit, module)
      },
    })
    return {
      type: 'rendered',
      head,
      html: encoder.encode(html),
      isWhole,
      failed,
      used: [...used.values()],
    }
  } catch (error) {
    return {
      type: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

port.on('message', (job: RenderJob) => {
  void draw(job).then((message) =>
    port.postMessage(message, message.type === 'rendered' ? [message.html.buffer] : []),
  )
})
port.postMessage({ type: 'ready' } satisfies WorkerMessage)
