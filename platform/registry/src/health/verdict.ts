/** The figures of a version, measured with its visitors. */
export interface Tally {
  visitors: number
  /** Visitors for whom it could not be loaded, or who met an error in it. */
  failing: number
  /** Largest contentful paint of the latest visits, milliseconds. */
  lcp: readonly number[]
  /** Interaction to next paint of the latest visits, milliseconds. */
  inp: readonly number[]
}

const RULES = {
  /** The minimum number of visitors for a verdict. */
  visitors: 50,
  /** The significance: one in a thousand candidates that are as good as stable is withdrawn by chance. */
  deviations: 3,
  /** The minimum increase of the failing share, as a fraction. */
  failing: 0.02,
  lcp: { factor: 1.3, milliseconds: 300 },
  inp: { factor: 1.5, milliseconds: 100 },
}

/**
 * The reason to withdraw a candidate, compared with the stable version over the same period; undefined without one.
 */
export function verdict(candidate: Tally, stable: Tally): string | undefined {
  if (candidate.visitors < RULES.visitors) return undefined
  return (
    failsMore(candidate, stable) ??
    slower('LCP', 'lcp', candidate, stable) ??
    slower('INP', 'inp', candidate, stable)
  )
}

function failsMore(candidate: Tally, stable: Tally): string | undefined {
  const rate = candidate.failing / candidate.visitors
  // With few or no visitors on the stable side, one failing visitor in fifty is assumed to be normal.
  const expected = (stable.failing + 1) / (stable.visitors + RULES.visitors)
  const deviation = Math.sqrt((expected * (1 - expected)) / candidate.visitors)
  if (rate - expected < RULES.failing || rate - expected < RULES.deviations * deviation)
    return undefined
  return `fails for ${percent(candidate)} of ${candidate.visitors} visitors, the stable version for ${percent(stable)} of ${stable.visitors}`
}

function slower(
  name: string,
  vital: 'lcp' | 'inp',
  candidate: Tally,
  stable: Tally,
): string | undefined {
  if (candidate[vital].length < RULES.visitors || stable[vital].length < RULES.visitors)
    return undefined
  const { factor, milliseconds } = RULES[vital]
  const [is, was] = [percentile75(candidate[vital]), percentile75(stable[vital])]
  if (is < was * factor || is < was + milliseconds) return undefined
  return `${name} of three in four visitors is up to ${Math.round(is)} ms, with the stable version ${Math.round(was)} ms`
}

/** The 75th percentile of the visits. */
export function percentile75(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
}

const percent = ({ failing, visitors }: Tally) =>
  visitors === 0 ? '0 %' : `${((failing / visitors) * 100).toFixed(1)} %`
