import { createHash } from 'node:crypto'
import type { UnitHealth } from '../api/answers.ts'
import { nextStep } from '../channel-actions.ts'
import type { Decision, Registry } from '../registry.ts'
import { getsCandidate } from '../rollout.ts'
import type { Candidate, ChannelState, State } from '../state/fold.ts'
import { lastGoodOf } from '../state/last-good.ts'
import { namedIn } from '../state/unit-changes.ts'
import type { CountedVisit, ReportLog } from './report-log.ts'
import type { ErrorGroup } from './error-groups.ts'
import { Tallies } from './tallies.ts'
import type { HourFigures } from './timeline.ts'
import { isGood, percentile75, verdict } from './verdict.ts'

/** A browser's report on one unit in one visit. */
interface UnitReport {
  version: string
  loadFailures?: number
  errors?: number
  lcp?: number
  inp?: number
  error?: string
}

/** One visit's report. */
export interface Report {
  channel: string
  /** The guest id: a visitor counts once. */
  visitor: string
  units: Readonly<Record<string, UnitReport>>
}

interface Limits {
  lastGoodVisitors: number
  watchMinutes: number
}

const MINUTE_MS = 60_000
const BY = 'health'

/**
 * Whether the rollout gives this visitor this version. Otherwise the page was opened before the rollout, or the version
 * was never served.
 */
const isOnSide = (candidate: Candidate, unit: string, visitor: string, version: string) =>
  getsCandidate(visitor, unit, candidate) === (version === candidate.version)

/** The beginning of the present comparison: of the candidate's share, or of the promotion. */
const periodOf = ({ candidate, since }: ChannelState) => candidate?.since ?? since

/** Counts the visits of active versions. Steps rollouts forward, and ends versions that are worse than the one before. */
export class Health {
  readonly #registry: Registry
  readonly #log: ReportLog
  readonly #limits: Limits
  readonly #tallies = new Tallies()
  #working: Promise<unknown> = Promise.resolve()

  constructor(registry: Registry, log: ReportLog, limits: Limits) {
    this.#registry = registry
    this.#log = log
    this.#limits = limits
  }

  /** Counts a report that came from this network. */
  async take({ channel, visitor, units }: Report, network: string) {
    const state = await this.#registry.current()
    for (const [unit, report] of Object.entries(units)) {
      const is = state.channels[channel]?.[unit]
      // A tab that was opened long ago does not show the versions that visitors get now.
      if (!is || !namedIn(is).includes(report.version)) continue
      if (is.candidate && !isOnSide(is.candidate, unit, visitor, report.version)) continue
      const since = periodOf(is)
      if (since === undefined) continue
      const { version, loadFailures = 0, errors = 0, lcp, inp, error } = report
      const visit: CountedVisit = {
        at: this.#registry.options.now().toISOString(),
        channel,
        unit,
        version,
        since,
        lcp,
        inp,
        visitor: hashed(visitor, since),
        network: hashed(network, since),
        failing: loadFailures + errors > 0,
        ...(error === undefined ? {} : { error }),
      }
      if (this.#tallies.changes(visit)) await this.#log.append(visit)
    }
    await this.catchUp()
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
        counted.set(`${visit.channel} ${visit.unit} ${visit.version}`, visit)
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

  /** Gives rollouts their next share when their step had enough visitors or minutes. */
  async advance() {
    await this.catchUp()
    const { channels } = await this.#registry.current()
    for (const [channel, units] of Object.entries(channels))
      for (const [unit, is] of Object.entries(units)) {
        if (!is.candidate) continue
        const { since, together = [unit] } = is.candidate
        const hasEnded = together.every((one) =>
          this.#hasEnded(channel, one, units[one]?.candidate),
        )
        if (!hasEnded) continue
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

  #hasEnded(channel: string, unit: string, candidate: Candidate | undefined): boolean {
    if (!candidate?.plan) return false
    const { version, since, plan } = candidate
    const { visitors } = this.#tallies.tally({ channel, unit, version, since })
    const minutes = (this.#registry.options.now().getTime() - Date.parse(since)) / MINUTE_MS
    return visitors >= plan.visitors || minutes >= plan.minutes
  }

  /** The write that ends the version of this visit, if it is worse than the other one. */
  #judge(state: State, visit: CountedVisit): (() => Promise<void>) | undefined {
    const { channel, unit, version, since } = visit
    const is = state.channels[channel]?.[unit]
    if (!is || is.pinned || is.stable === undefined || periodOf(is) !== since) return undefined
    const own = this.#tallies.tally({ channel, unit, version, since })
    if (is.candidate?.version === version) {
      const stable = this.#tallies.tally({ channel, unit, version: is.stable, since })
      const reason = verdict(own, stable)
      return reason === undefined ? undefined : () => this.#end(visit, reason)
    }
    const minutes = (Date.parse(visit.at) - Date.parse(since)) / MINUTE_MS
    const isWatched = !is.candidate && is.stable === version && is.before !== undefined
    if (!isWatched || minutes > this.#limits.watchMinutes) return undefined
    const before = this.#tallies.tally({ channel, unit, version: is.before! })
    const reason = verdict(own, before, 'the version before')
    return reason === undefined ? undefined : () => this.#end(visit, reason)
  }

  async #end({ channel, unit, version, since }: CountedVisit, reason: string) {
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
  figures(state: State): Record<string, Record<string, Record<string, UnitHealth>>> {
    const entries = Object.entries(state.channels).map(([channel, units]) => {
      const unitEntries = Object.entries(units).map(([unit, is]) => {
        const versions = namedIn(is).map(
          (version) =>
            [version, this.#figures({ channel, unit, version, since: periodOf(is) })] as const,
        )
        return [unit, Object.fromEntries(versions)] as const
      })
      return [channel, Object.fromEntries(unitEntries)] as const
    })
    return Object.fromEntries(entries)
  }

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

  #figures(counted: Parameters<Tallies['tally']>[0]): UnitHealth {
    const { visitors, failing, lcp, inp } = this.#tallies.tally(counted)
    return {
      visitors,
      failing,
      ...(lcp.length > 0 ? { lcp: percentile75(lcp) } : {}),
      ...(inp.length > 0 ? { inp: percentile75(inp) } : {}),
    }
  }
}

// The log is stored, and must identify no visitor. The period as salt prevents a lookup over several periods.
const hashed = (text: string, salt: string) =>
  createHash('sha256').update(`${salt}\n${text}`).digest('base64url').slice(0, 22)
