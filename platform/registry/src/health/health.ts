import { nextStep } from '../channel-actions.ts'
import type { Decision, Registry } from '../registry.ts'
import type { ChannelState } from '../state/channel-state.ts'
import type { State } from '../state/fold.ts'
import { lastGoodOf } from '../state/last-good.ts'
import type { CountedVisit, ReportLog } from './report-log.ts'
import { ReportCounter } from './report-counts.ts'
import type { ErrorGroup } from './error-groups.ts'
import { figuresOf } from './figures.ts'
import { stepOf, type Step } from './step.ts'
import { Tallies } from './tallies.ts'
import type { HourFigures } from './timeline.ts'
import { isGood, silenceVerdict, verdict } from './verdict.ts'
import { periodOf, placeOf, type Report, type ServedDocument } from './visit.ts'

type Judged = Pick<CountedVisit, 'channel' | 'unit' | 'version' | 'since'>

interface Limits {
  lastGoodVisitors: number
  watchMinutes: number
  reportMinutes: number
}

const MINUTE_MS = 60_000
const BY = 'health'

/** Counts the visits of active versions. Steps rollouts forward, and ends versions that are worse than the one before. */
export class Health {
  readonly #registry: Registry
  readonly #log: ReportLog
  readonly #limits: Limits
  readonly #tallies: Tallies
  readonly reports = new ReportCounter()
  #working: Promise<unknown> = Promise.resolve()

  constructor(registry: Registry, log: ReportLog, limits: Limits) {
    this.#registry = registry
    this.#log = log
    this.#limits = limits
    this.#tallies = new Tallies(limits.reportMinutes * MINUTE_MS)
  }

  /** Counts a report that came from this network. */
  async take({ channel, visitor, units }: Report, network: string) {
    const state = await this.#registry.current()
    for (const [unit, report] of Object.entries(units)) {
      const { version, loadFailures = 0, errors = 0, lcp, inp, error } = report
      const at = this.#registry.options.now()
      const place = placeOf(
        state,
        { channel, unit, version, visitor, network },
        this.#registry.options.now(),
      )
      if (place === undefined) continue
      if (place === 'other side') {
        this.reports.add(channel, 'side', at)
        continue
      }
      const visit: CountedVisit = {
        ...place,
        lcp,
        inp,
        failing: loadFailures + errors > 0,
        ...(error === undefined ? {} : { error }),
      }
      this.reports.add(channel, this.#tallies.isOfFullNetwork(visit) ? 'network' : 'counted', at)
      if (this.#tallies.changes(visit)) await this.#log.append(visit)
    }
    await this.catchUp()
  }

  /** Counts the documents that an edge has served. Only versions that are judged need them. */
  async serve(channel: string, documents: readonly ServedDocument[]) {
    const state = await this.#registry.current()
    const visits = documents.flatMap(({ visitor, network, units }) =>
      Object.entries(units).flatMap(([unit, version]): CountedVisit[] => {
        const is = state.channels[channel]?.[unit]
        if (!is?.candidate && !this.#isWatched(is)) return []
        const place = placeOf(
          state,
          { channel, unit, version, visitor, network },
          this.#registry.options.now(),
        )
        if (typeof place !== 'object') return []
        return [{ ...place, failing: false, isDocument: true }]
      }),
    )
    const changing = visits.filter((visit) => this.#tallies.changes(visit))
    if (changing.length > 0) await this.#log.append(...changing)
    await this.catchUp()
  }

  #minutesSince(since: string): number {
    return (this.#registry.options.now().getTime() - Date.parse(since)) / MINUTE_MS
  }

  /** Whether a stable version is in its first time, in which it is judged against the version before. */
  #isWatched(is: ChannelState | undefined, more = 0): boolean {
    if (!is || is.candidate || is.before === undefined || is.since === undefined) return false
    return this.#minutesSince(is.since) <= this.#limits.watchMinutes + more
  }

  /** Counts the visits that any registry has received, and judges the versions that are due. */
  catchUp(): Promise<void> {
    const work = async () => {
      const state = await this.#registry.current()
      const ends: (() => Promise<void>)[] = []
      const counted = new Map<string, CountedVisit>()
      for (const visit of await this.#log.read()) {
        // Judged here, at the same number of visitors in every registry.
        const isDue = this.#tallies.add(visit)
        const end = isDue ? this.#judge(state, visit) : undefined
        if (end) ends.push(end)
        if (!visit.isDocument) counted.set(`${visit.channel} ${visit.unit} ${visit.version}`, visit)
      }
      for (const end of ends) await end()
      for (const visit of counted.values()) await this.#prove(state, visit)
    }
    const working = this.#working.then(work, work)
    this.#working = working.catch(() => undefined)
    return working
  }

  async settled() {
    await this.#working
  }

  /** Ends versions whose visitors are silent, and gives rollouts their next share when their step has ended. */
  async advance() {
    await this.catchUp()
    const state = await this.#registry.current()
    for (const [channel, units] of Object.entries(state.channels))
      for (const [unit, is] of Object.entries(units)) {
        await this.#judgeSilence({ channel, unit }, is)
        if (!is.candidate) continue
        const { since, together = [unit] } = is.candidate
        const steps = together.map((one) => this.#stepOf({ channel, unit: one }, units[one]))
        if (!steps.every((step) => step === 'ended')) continue
        await this.#registry.change(BY, (state) => {
          const now = state.channels[channel] ?? {}
          // Another registry, or a person, was faster.
          const isWaiting = together.every((one) => {
            const its = now[one]
            return its?.candidate?.since === since && !its.pinned && !its.frozen
          })
          const { candidate } = now[unit] ?? {}
          if (!isWaiting || !candidate) return { answer: undefined }
          return nextStep({ state, channel, unit }, candidate)
        })
      }
  }

  /** The reasons for which rollouts stay in their step, by channel and unit. */
  waiting(state: State): Record<string, Record<string, string>> {
    const entries = Object.entries(state.channels).map(([channel, units]) => {
      const reasons = Object.entries(units).flatMap(([unit, is]) => {
        const step = is.candidate && this.#stepOf({ channel, unit }, is)
        return typeof step === 'object' ? [[unit, step.waits] as const] : []
      })
      return [channel, Object.fromEntries(reasons)] as const
    })
    return Object.fromEntries(entries)
  }

  #stepOf(at: { channel: string; unit: string }, is: ChannelState | undefined): Step {
    if (!is?.candidate?.plan) return 'running'
    const { version, since, plan } = is.candidate
    const now = this.#registry.options.now().getTime()
    const silenceOf = (one: string) => this.#tallies.silence({ ...at, version: one, since }, now)
    return stepOf({
      plan,
      minutes: this.#minutesSince(since),
      own: this.#tallies.tally({ ...at, version, since }),
      silence: { own: silenceOf(version), stable: silenceOf(is.stable ?? '') },
    })
  }

  /** Withdraws a candidate, or a version in its first hour, that is clearly more silent than the other one. */
  async #judgeSilence(at: { channel: string; unit: string }, is: ChannelState) {
    const since = periodOf(is)
    const { version, other } = is.candidate
      ? { version: is.candidate.version, other: is.stable }
      : { version: is.stable, other: is.before }
    if (is.pinned || since === undefined || version === undefined) return
    // The last visitors of the first hour still have their time to report.
    if (!is.candidate && !this.#isWatched(is, this.#limits.reportMinutes)) return
    const now = this.#registry.options.now().getTime()
    const counted = { ...at, version, since }
    const own = this.#tallies.silence(counted, now)
    if (!this.#tallies.isLookDue(counted, own)) return
    const reason = silenceVerdict(
      own,
      this.#tallies.silence(
        { ...at, version: other ?? '', ...(is.candidate ? { since } : {}) },
        now,
      ),
      is.candidate ? undefined : 'the version before',
    )
    if (reason !== undefined) await this.#end(counted, reason)
  }

  /** The write that ends the version of this visit, if it is worse than the other one. */
  #judge(state: State, visit: CountedVisit): (() => Promise<void>) | undefined {
    const { channel, unit, version, since } = visit
    const is = state.channels[channel]?.[unit]
    if (!is || is.pinned || periodOf(is) !== since) return undefined
    const own = this.#tallies.tally({ channel, unit, version, since })
    if (is.candidate?.version === version) {
      const stable = this.#tallies.tally({ channel, unit, version: is.stable ?? '', since })
      const reason = verdict(own, stable)
      return reason === undefined ? undefined : () => this.#end(visit, reason)
    }
    if (is.stable !== version || !this.#isWatched(is)) return undefined
    const before = this.#tallies.tally({ channel, unit, version: is.before! })
    const reason = verdict(own, before, 'the version before')
    return reason === undefined ? undefined : () => this.#end(visit, reason)
  }

  async #end({ channel, unit, version, since }: Judged, reason: string) {
    await this.#registry.change(BY, (state): Decision<undefined> => {
      const is = state.channels[channel]?.[unit]
      if (!is || is.pinned || periodOf(is) !== since) return { answer: undefined }
      const at = { channel, unit, reason }
      if (is.candidate?.version === version)
        return { happening: { type: 'candidate-withdrawn', ...at, version }, answer: undefined }
      if (is.candidate || is.stable !== version || is.frozen?.by === BY)
        return { answer: undefined }
      const back = lastGoodOf(state, channel, unit, is)
      if (back === undefined) return { happening: { type: 'frozen', ...at }, answer: undefined }
      return {
        happening: { type: 'reverted', ...at, version: back, from: version },
        answer: undefined,
      }
    })
  }

  /** Records a version that served enough visitors within the limits: from now on it is a fallback. */
  async #prove(before: State, { channel, unit, version }: CountedVisit) {
    const isProven = ({ channels }: State) => channels[channel]?.[unit]?.proven?.includes(version)
    if (!before.channels[channel]?.[unit] || isProven(before)) return
    const tally = this.#tallies.tally({ channel, unit, version })
    if (!isGood(tally, this.#limits.lastGoodVisitors)) return
    const { visitors, failing } = tally
    await this.#registry.change(BY, (state) =>
      isProven(state)
        ? { answer: undefined }
        : {
            happening: { type: 'proven', channel, unit, version, visitors, failing },
            answer: undefined,
          },
    )
  }

  /** The figures of every active version, by channel, unit and version. */
  figures = (state: State) => figuresOf(state, (counted) => this.#tallies.tally(counted))

  /** The figures of each version of a unit by hour. */
  async byHour(at: { channel: string; unit: string }, days: number): Promise<HourFigures[]> {
    // Another registry on the log may have received visits.
    await this.catchUp()
    return this.#tallies.timeline.hours(at, days, this.#registry.options.now())
  }

  /** The errors of a unit's versions, those of the most visitors first. */
  async errors(unit: string, version?: string): Promise<ErrorGroup[]> {
    await this.catchUp()
    return this.#tallies.errors.of(unit, version)
  }
}
