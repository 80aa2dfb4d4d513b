import type { UnitHealth } from '../api/answers.ts'
import { withdrawal } from '../channel-actions.ts'
import type { Registry } from '../registry.ts'
import { bucketOf } from '../rollout.ts'
import { namedIn, type State } from '../state/fold.ts'
import { Collector, type UnitReport } from './collector.ts'
import { percentile75, verdict } from './verdict.ts'

/** One visit's report. */
export interface Report {
  channel: string
  /** The guest id: a visitor counts once. */
  visitor: string
  units: Readonly<Record<string, UnitReport>>
}

/**
 * Whether the rollout gives this visitor this version. Otherwise the page was opened before the rollout, or the version
 * was never served.
 */
const isOnSide = (
  candidate: { version: string; percent: number },
  unit: string,
  visitor: string,
  version: string,
) => bucketOf(visitor, unit) < candidate.percent === (version === candidate.version)

/** Collects the figures of active versions, and withdraws a candidate that is worse than the stable version. */
export class Health {
  readonly #registry: Registry
  readonly #collector = new Collector()

  constructor(registry: Registry) {
    this.#registry = registry
  }

  /** Counts a report that came from this network. */
  async take({ channel, visitor, units }: Report, network: string) {
    const state = await this.#registry.current()
    for (const [unit, report] of Object.entries(units)) {
      const is = state.channels[channel]?.[unit]
      // A tab that was opened long ago does not show the versions that visitors get now.
      if (!is || !namedIn(is).includes(report.version)) continue
      if (is.candidate && !isOnSide(is.candidate, unit, visitor, report.version)) continue
      if (is.candidate) this.#collector.startAt(channel, unit, is.candidate.since)
      this.#collector.add(channel, unit, { visitor, network }, report)
      if (is.candidate?.version === report.version) await this.#judge(channel, unit)
    }
  }

  async #judge(channel: string, unit: string) {
    const { retention, now } = this.#registry.options
    await this.#registry.change('health', (state) => {
      const is = state.channels[channel]?.[unit]
      if (!is?.candidate || is.stable === undefined || is.pinned) return { answer: undefined }
      const candidate = this.#collector.tally(channel, unit, is.candidate.version)
      const reason = verdict(candidate, this.#collector.tally(channel, unit, is.stable))
      if (reason === undefined) return { answer: undefined }
      const asked = { state, channel, unit, retention, now: now() }
      return { ...withdrawal(asked, is.candidate.version, reason), answer: undefined }
    })
  }

  /** The figures of every active version, by channel, unit and version. */
  figures(state: State): Record<string, Record<string, Record<string, UnitHealth>>> {
    const entries = Object.entries(state.channels).map(([channel, units]) => {
      const unitEntries = Object.entries(units).map(([unit, is]) => {
        const versions = namedIn(is).map(
          (version) => [version, this.#figures(channel, unit, version)] as const,
        )
        return [unit, Object.fromEntries(versions)] as const
      })
      return [channel, Object.fromEntries(unitEntries)] as const
    })
    return Object.fromEntries(entries)
  }

  #figures(channel: string, unit: string, version: string): UnitHealth {
    const { visitors, failing, lcp, inp } = this.#collector.tally(channel, unit, version)
    return {
      visitors,
      failing,
      ...(lcp.length > 0 ? { lcp: percentile75(lcp) } : {}),
      ...(inp.length > 0 ? { inp: percentile75(inp) } : {}),
    }
  }
}
