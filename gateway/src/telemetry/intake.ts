import type { FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { Gateway } from '../server/domain.ts'
import { QueueFull, WorkQueue } from '../server/work-queue.ts'
import { forward } from './forward.ts'
import { readable, textOf, Unreadable } from './read-body.ts'
import { type Reported, storeReported } from './store.ts'

const READING = { running: 1, waiting: 100 }
const FORWARDING = { running: 20, waiting: 100 }

/** Takes the bodies of browsers after they have been answered, so that no visitor waits for them. */
export class Intake {
  readonly #gateway: Pick<Gateway, 'db' | 'config' | 'now'>
  readonly #reading = new WorkQueue(READING)
  readonly #forwarding = new WorkQueue(FORWARDING)
  readonly #pending = new Set<Promise<void>>()
  readonly #counter: Counter

  constructor(gateway: Pick<Gateway, 'db' | 'config' | 'now' | 'metrics'>) {
    this.#gateway = gateway
    this.#counter = new Counter({
      name: 'borong_telemetry_total',
      help: 'Bodies of telemetry that were stored, forwarded, dropped or unreadable',
      labelNames: ['outcome'],
      registers: [gateway.metrics],
    })
  }

  /** Forwards a body to its service if there is one. In the demo it stores the reports, which only its page shows. */
  take(request: FastifyRequest, read: (text: string) => Reported[], url: string | undefined): void {
    const { config, db, now } = this.#gateway
    const body = request.body as Buffer
    if (config.demo)
      this.#start(request, 'stored', this.#reading, async () =>
        storeReported(db, await readable(async () => read(await textOf(body))), now()),
      )
    if (url)
      this.#start(request, 'forwarded', this.#forwarding, async () => {
        await forward(sentOn(request, url))
      })
    if (!config.demo && !url) this.#counter.inc({ outcome: 'dropped' })
  }

  /** Resolves when all bodies that have arrived are stored, forwarded or dropped. */
  async idle(): Promise<void> {
    await Promise.all(this.#pending)
  }

  #start(request: FastifyRequest, outcome: string, queue: WorkQueue, work: () => Promise<void>) {
    const task = queue.run(work).then(
      () => this.#counter.inc({ outcome }),
      (error: unknown) => {
        // Such a body needs no token, so the log would have one line for each that an attacker sends.
        const isUnreadable = error instanceof Unreadable
        this.#counter.inc({ outcome: isUnreadable ? 'unreadable' : 'dropped' })
        if (!isUnreadable && !(error instanceof QueueFull))
          request.log.warn({ err: error }, 'telemetry was dropped')
      },
    )
    this.#pending.add(task)
    void task.finally(() => this.#pending.delete(task))
  }
}

/** A body as it is forwarded. */
export const sentOn = (request: FastifyRequest, url: string) => ({
  url,
  body: request.body as Buffer,
  contentType: request.headers['content-type'] ?? 'text/plain',
  ip: request.ip,
})
