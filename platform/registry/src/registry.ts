import { setTimeout as pause } from 'node:timers/promises'
import type { EventLog, Happening, LoggedEvent, RolloutPlan } from './log/events.ts'
import { RegistryProblem } from './problem.ts'
import { channelIndexOf, type ChannelIndex } from './state/channel-index.ts'
import { emptyState, fold, type State } from './state/fold.ts'
import { releaseObjectsOf, type ReleaseObjects } from './state/release-objects.ts'
import { snapshotOf, type RegistrySnapshot, type Retention } from './state/snapshot.ts'

/** The event to write, and the answer after the write. `happening` is omitted when nothing has to change. */
export interface Decision<T> {
  happening?: Happening
  answer: T
}

export interface RegistryOptions {
  log: EventLog
  channels: readonly string[]
  retention: Retention
  /** The plan of a rollout that names none. */
  rollout: RolloutPlan
  /** The visitors without whose reports no step ends, by channel. */
  leastVisitors: Readonly<Record<string, number>>
  now(): Date
}

/** The plan of a rollout in a channel that names none. */
export const planFor = (
  { rollout, leastVisitors }: Pick<RegistryOptions, 'rollout' | 'leastVisitors'>,
  channel: string,
): RolloutPlan => ({ ...rollout, leastVisitors: leastVisitors[channel] ?? 1 })

const MOST_TRIES = 50
/** An edge reads the lists of an index while later events happen. */
const SERVED_INDEXES = 10

/** The state of one sequence and day, in the forms in which it was asked for. */
interface OfOneMoment {
  day: number
  snapshot: RegistrySnapshot
  json?: string
  objects?: ReleaseObjects
  /** By channel. */
  indexes: Map<string, ChannelIndex>
}

/** The state as a fold of the log, the only way to write to the log, and the wait for changes. */
export class Registry {
  readonly options: RegistryOptions
  #state = emptyState
  #events: LoggedEvent[] = []
  #reading: Promise<void> | undefined
  #waiting = new Set<() => void>()
  #closing = false
  #snapshot: OfOneMoment | undefined
  #latestObjects: readonly ReleaseObjects[] = []

  constructor(options: RegistryOptions) {
    this.options = options
  }

  /** The state including all events that any registry has written until now. */
  async current(): Promise<State> {
    // A read that began earlier may have missed an event, so only a read that begins now is used.
    await this.#reading?.catch(() => undefined)
    await (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)))
    return this.#state
  }

  /** The state as it was last read, for callers that need not wait for other registries' events. */
  get known(): State {
    return this.#state
  }

  async #read() {
    const news = await this.options.log.read(this.#state.sequence)
    if (news.length === 0) return
    for (const event of news) this.#state = fold(this.#state, event)
    this.#events.push(...news)
    for (const wake of this.#waiting) wake()
  }

  /** Decides on the latest state and writes one event; decides again when another writer was faster. */
  async change<T>(
    by: string,
    decide: (state: State) => Decision<T> | Promise<Decision<T>>,
  ): Promise<T> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const state = await this.current()
      const { happening, answer } = await decide(state)
      if (!happening) return answer
      const event = {
        ...happening,
        sequence: state.sequence + 1,
        at: this.options.now().toISOString(),
        by,
      }
      if (await this.options.log.append(event)) {
        await this.current()
        return answer
      }
      if ((await this.current()).sequence === state.sequence) await this.#reload()
      await pause(Math.random() * 2 ** Math.min(tries, 8))
    }
    throw new RegistryProblem(503, {
      name: 'LOG_BUSY',
      message: `The log did not take this in ${MOST_TRIES} tries`,
      hint: 'Nothing was changed. Other writers were faster, or the database does not accept writes; try again in a moment.',
    })
  }

  /** Reads the whole log again when it ends before the known state: a database without its last events came back. */
  async #reload() {
    const events = await this.options.log.read(0)
    const last = events.at(-1)?.sequence ?? 0
    if (last >= this.#state.sequence) return
    this.#state = events.reduce(fold, emptyState)
    this.#events = events
    for (const wake of this.#waiting) wake()
  }

  /** The latest events first, at most `limit`. */
  async events(filter: { unit?: string; limit: number }): Promise<LoggedEvent[]> {
    await this.current()
    const chosen = this.#events.filter(
      (event) => filter.unit === undefined || isAbout(event, filter.unit),
    )
    return chosen.slice(-filter.limit).toReversed()
  }

  /** Whether the sequence differs from `after`, immediately or within these seconds. */
  async isNewerThan(
    after: number | undefined,
    seconds: number,
    gone: AbortSignal,
  ): Promise<boolean> {
    await this.current()
    if (this.#state.sequence === after) await this.#news(seconds, gone)
    return this.#state.sequence !== after
  }

  #news(seconds: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        gone.removeEventListener('abort', wake)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, seconds * 1000)
      gone.addEventListener('abort', wake)
      this.#waiting.add(wake)
      if (gone.aborted || this.#closing) wake()
    })
  }

  /** The current snapshot. */
  snapshot(): RegistrySnapshot {
    return this.#now().snapshot
  }

  snapshotJson(): string {
    return (this.#now().json ??= JSON.stringify(this.snapshot()))
  }

  #objects(): ReleaseObjects {
    const now = this.#now()
    if (!now.objects) {
      now.objects = releaseObjectsOf(this.snapshot())
      this.#latestObjects = [now.objects, ...this.#latestObjects].slice(0, SERVED_INDEXES)
    }
    return now.objects
  }

  /** A release record or a list of them, by its hash: one that the current or one of the last indexes names. */
  objectWith(sha384: string): string | undefined {
    this.#objects()
    for (const { contentOf } of this.#latestObjects) {
      const content = contentOf(sha384)
      if (content !== undefined) return content
    }
    return undefined
  }

  /** The index of a channel. */
  indexOf(channel: string): ChannelIndex {
    const { snapshot, indexes } = this.#now()
    const index = indexes.get(channel) ?? channelIndexOf(snapshot, channel, this.#objects().lists)
    // Every client may request any name.
    if (snapshot.channels[channel]) indexes.set(channel, index)
    return index
  }

  // Computed once per event, and once a day because of releases whose retention has ended.
  #now(): OfOneMoment {
    const { channels, retention, now } = this.options
    const day = Math.floor(now().getTime() / (24 * 60 * 60 * 1000))
    const { sequence } = this.#state
    if (this.#snapshot?.snapshot.sequence !== sequence || this.#snapshot.day !== day)
      this.#snapshot = {
        day,
        snapshot: snapshotOf(this.#state, { channels, retention, now: now() }),
        indexes: new Map(),
      }
    return this.#snapshot
  }

  /** Whether a caller waits for a change: then the log is polled, because another registry may write to it. */
  get awaited(): boolean {
    return this.#waiting.size > 0
  }

  /** Ends all present and future waits, so that the server can close. */
  release() {
    this.#closing = true
    for (const wake of this.#waiting) wake()
  }
}

const isAbout = (event: LoggedEvent, unit: string): boolean =>
  'versions' in event ? Object.hasOwn(event.versions, unit) : 'unit' in event && event.unit === unit
