import type { Boot } from '@borong/contract/release'
import { fence } from './fence.ts'
import { isBuiltIn, loadBundles, type LoadedBundles } from './load-bundles.ts'
import type { UsedModule } from './renderer.ts'
import type { PageMessage, RenderJob, WorkerMessage, WorkerStart } from './worker-messages.ts'

const MOST_FRAMES = 256
/** Far more than a page has. The edge holds every page in memory. */
const MOST_CHARACTERS = 8_000_000
const LONGEST_MESSAGE = 4_000
const encoder = new TextEncoder()
/** The least recently used one first. */
const frames = new Map<string, object>()
const send = process.send!.bind(process) as (message: WorkerMessage, sent?: () => void) => void

/** A part of the boot data that pages share is parsed once, and frozen. */
function partOf(text: string): object {
  const part = frames.get(text) ?? frozen(JSON.parse(`${text}}`) as object)
  frames.delete(text)
  frames.set(text, part)
  for (const oldest of frames.keys()) {
    if (frames.size <= MOST_FRAMES) break
    frames.delete(oldest)
  }
  return part
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

async function draw(
  { host, loadFrom }: LoadedBundles,
  { url, remotes, frame, own }: RenderJob,
): Promise<PageMessage> {
  const used = new Map<string, UsedModule>()
  const load = loadFrom(remotes)
  try {
    const boot = Object.assign({}, ...frame.map(partOf), JSON.parse(own)) as Boot
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
    if (head.length + html.length > MOST_CHARACTERS)
      throw new Error(`The page has more than ${MOST_CHARACTERS} characters`)
    return {
      type: 'rendered',
      head,
      html: encoder.encode(html),
      isWhole,
      failed: failed.map(({ unit, message }) => ({ unit, message: shortened(message) })),
      used: [...used.values()],
    }
  } catch (error) {
    return {
      type: 'failed',
      message: shortened(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    }
  }
}

const shortened = (message: string) => message.slice(0, LONGEST_MESSAGE)

process.on('uncaughtException', (error: unknown) => {
  const message = shortened(error instanceof Error ? error.message : String(error))
  send({ type: 'broken', message }, () => process.exit(1))
})
process.once('disconnect', () => process.exit())
// A terminal sends its signals to all processes: the edge ends its workers after the open requests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

process.once('message', (start: WorkerStart) => {
  fence(isBuiltIn)
  const bundles = loadBundles(start.host)
  process.on('message', (job: RenderJob) => void draw(bundles, job).then((made) => send(made)))
  send({ type: 'ready' })
})
