import type { UnitHealth } from '../api/answers.ts'
import type { State } from '../state/fold.ts'
import { namedIn } from '../state/unit-changes.ts'
import type { Counted } from './tallies.ts'
import { percentile75, type Tally } from './verdict.ts'
import { periodOf } from './visit.ts'

type Figures = Record<string, Record<string, Record<string, UnitHealth>>>

/** The figures of every active version, by channel, unit and version. */
export function figuresOf(state: State, tallyOf: (counted: Counted) => Tally): Figures {
  const entries = Object.entries(state.channels).map(([channel, units]) => {
    const unitEntries = Object.entries(units).map(([unit, is]) => {
      const versions = namedIn(is).map((version) => {
        const tally = tallyOf({ channel, unit, version, since: periodOf(is) })
        return [version, inFigures(tally)] as const
      })
      return [unit, Object.fromEntries(versions)] as const
    })
    return [channel, Object.fromEntries(unitEntries)] as const
  })
  return Object.fromEntries(entries)
}

const inFigures = ({ visitors, failing, lcp, inp }: Tally): UnitHealth => ({
  visitors,
  failing,
  ...(lcp.length > 0 ? { lcp: percentile75(lcp) } : {}),
  ...(inp.length > 0 ? { inp: percentile75(inp) } : {}),
})
