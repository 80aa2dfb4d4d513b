import type { Rendered } from './renderer.ts'
import type { PageMessage, RenderJob, WorkerStart } from './worker-messages.ts'
import { startWorker, type WorkerProcess } from './worker-process.ts'

/** The workers of one version of the host. Each renders one page at a time, so that a timeout belongs to exactly one page. */
export interface RenderPool {
  /** `onLateEnd` is called when a page that took too long for its visitor has finished after all. */
  render(job: RenderJob, onLateEnd?: () => void): Promise<Rendered>
  end(): Promise<void>
}

interface Task {
  job: RenderJob
  answer(rendered: Rendered): void
  onLateEnd?: (() => void) | undefined
  isLate?: boolean
  /** The timeout of the current wait: for a worker, then for the page, then for the worker's end. */
  timer: NodeJS.Timeout
}

interface Seat {
  worker: WorkerProcess
  /** A worker that is no longer needed is `retired`; one whose page does not end is `ending`. */
  state: 'starting' | 'working' | 'ending' | 'retired'
  task?: Task
}

function renderedFrom(message: PageMessage): Rendered {
  if (message.type === 'failed') return { ok: false, reason: 'thrown', message: message.message }
  const { head, html, isWhole, failed, used } = message
  return { ok: true, head, html, isWhole, failed, used }
}

/** A first page on a busy machine is late; one that takes this many times as long will not end. */
const TIMES_TO_END = 6
const TIMES_TO_REPLACE = 2
const LONGEST_QUEUE = 256
const RETIRED = 'No visitor gets this version of the host any more'
/**
 * A bundle that fails to start three times in a row is not started for a while: the machine may have lacked resources.
 */
const MOST_STARTS = 3
const START_REST_MS = 60_000
/** Loading the bundles may take longer than rendering a page, but is limited too. */
const START_MS = 15_000

export function startRenderPool(
  start: WorkerStart,
  options: {
    workers: number
    renderMs: number
    now(): number
    onDeath(reason: string): void
    onPrinted(text: string): void
  },
): RenderPool {
  const { now } = options
  const queue: Task[] = []
  const seats = new Set<Seat>()
  let ended = false
  let failedStarts = 0
  let restsUntil = 0

  function open() {
    if (ended || failedStarts >= MOST_STARTS) return
    const worker = startWorker(start, {
      ready() {
        clearTimeout(patience)
        seat.state = 'working'
        failedStarts = 0
        next(seat)
      },
      page(message) {
        finish(seat, renderedFrom(message))
        if (seats.size > options.workers)
          end([...seats].find((one) => one !== seat && !one.task) ?? seat, 'retired')
        next(seat)
      },
      printed: options.onPrinted,
      end(reason) {
        clearTimeout(patience)
        seats.delete(seat)
        finish(seat, { ok: false, reason: ended ? 'ended' : 'died', message: reason })
        if (ended || seat.state === 'retired') return
        if (seat.state === 'starting') failedStarts += 1
        if (failedStarts === MOST_STARTS) restsUntil = now() + START_REST_MS
        options.onDeath(reason)
        if (seats.size < options.workers) open()
        if (seats.size === 0) refuseAll('unsupported', reason)
      },
    })
    const seat: Seat = { worker, state: 'starting' }
    seats.add(seat)
    const patience = setTimeout(() => void worker.end(), START_MS)
  }

  function end(seat: Seat, state: 'ending' | 'retired') {
    seat.task = undefined
    seat.state = state
    void seat.worker.end()
  }

  /** A page that is late holds its worker; pages of other releases must not wait for it. */
  function replace() {
    if (seats.size <= options.workers) open()
  }

  function next(seat: Seat) {
    if (seat.state !== 'working' || seat.task) return
    const task = queue.shift()
    if (!task) return
    clearTimeout(task.timer)
    seat.task = task
    task.timer = setTimeout(() => {
      task.isLate = true
      task.answer({
        ok: false,
        reason: 'timeout',
        message: `Drawing ${task.job.url} took longer than ${options.renderMs} ms`,
      })
      task.timer = setTimeout(
        () => {
          replace()
          task.timer = setTimeout(
            () => end(seat, 'ending'),
            options.renderMs * (TIMES_TO_END - TIMES_TO_REPLACE),
          )
        },
        options.renderMs * (TIMES_TO_REPLACE - 1),
      )
    }, options.renderMs)
    seat.worker.render(task.job)
  }

  function finish(seat: Seat, rendered: Rendered) {
    const { task } = seat
    seat.task = undefined
    if (!task) return
    clearTimeout(task.timer)
    if (task.isLate && seat.state === 'working') task.onLateEnd?.()
    task.answer(rendered)
  }

  function refuseAll(reason: 'ended' | 'unsupported', message: string) {
    for (const task of queue.splice(0)) {
      clearTimeout(task.timer)
      task.answer({ ok: false, reason, message })
    }
  }

  for (let worker = 0; worker < options.workers; worker += 1) open()

  return {
    render(job, onLateEnd) {
      if (ended) return Promise.resolve({ ok: false, reason: 'ended', message: RETIRED })
      if (seats.size === 0 && now() >= restsUntil) {
        failedStarts = MOST_STARTS - 1
        open()
      }
      if (seats.size === 0)
        return Promise.resolve({
          ok: false,
          reason: 'unsupported',
          message: 'The server bundle of the host can not be started',
        })
      if (queue.length >= LONGEST_QUEUE)
        return Promise.resolve({
          ok: false,
          reason: 'overloaded',
          message: 'Too many pages wait to be rendered',
        })
      return new Promise((answer) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(task), 1)
          answer({ ok: false, reason: 'overloaded', message: 'No worker was free in time' })
        }, options.renderMs)
        const task: Task = { job, answer, onLateEnd, timer }
        queue.push(task)
        for (const seat of seats) next(seat)
      })
    },
    async end() {
      ended = true
      refuseAll('ended', RETIRED)
      await Promise.all([...seats].map(({ worker }) => worker.end()))
    },
  }
}
