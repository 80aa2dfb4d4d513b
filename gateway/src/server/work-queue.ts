/** Too many tasks of a queue are waiting. */
export class QueueFull extends Error {}

interface Limits {
  /** The tasks that run concurrently, in all and of one owner. */
  running: number
  runningOfOwner?: number
  waiting: number
  waitingOfOwner?: number
}

/** Runs a few tasks concurrently. Others wait, and are rejected when too many do. */
export class WorkQueue {
  readonly #limits: Limits
  readonly #running: (string | undefined)[] = []
  readonly #waiting: { owner: string | undefined; start: () => void }[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Runs a task. One whose owner has enough running tasks waits, and those of others go first. */
  async run<T>(work: () => Promise<T>, owner?: string): Promise<T> {
    if (this.#mayStart(owner)) {
      this.#running.push(owner)
    } else {
      if (!this.#mayWait(owner)) throw new QueueFull()
      await new Promise<void>((start) => this.#waiting.push({ owner, start }))
    }
    try {
      return await work()
    } finally {
      this.#running.splice(this.#running.indexOf(owner), 1)
      this.#startNext()
    }
  }

  #mayStart(owner: string | undefined): boolean {
    const { running, runningOfOwner = running } = this.#limits
    if (this.#running.length >= running) return false
    return owner === undefined || this.#running.filter((it) => it === owner).length < runningOfOwner
  }

  #mayWait(owner: string | undefined): boolean {
    const { waiting, waitingOfOwner = waiting } = this.#limits
    if (this.#waiting.length >= waiting) return false
    return this.#waiting.filter((it) => it.owner === owner).length < waitingOfOwner
  }

  // Takes the slot here, so that no new task can take it before the waiting one continues.
  #startNext(): void {
    const at = this.#waiting.findIndex(({ owner }) => this.#mayStart(owner))
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!next) return
    this.#running.push(next.owner)
    next.start()
  }
}
