import { binomial, fisher } from './exact-tests.ts'

/** Visitors, and those of them who had a failure, or who were silent. */
export interface Share {
  visitors: number
  failing: number
}

/** The figures of a version, measured with its visitors. Those count as failing for whom it could not be loaded, or who met an error in it. */
export interface Tally extends Share {
  /** Largest contentful paint of the latest visits, milliseconds. */
  lcp: readonly number[]
  /** Interaction to next paint of the latest visits, milliseconds. */
  inp: readonly number[]
}

/**
 * The most that a period of comparison may spend on false alarms. A rollout with the default steps has three periods:
 * two steps, and the hour after the promotion. So at most 0.9 % of healthy rollouts are stopped.
 */
export const FALSE_ALARMS = { failing: 0.0015, lcp: 0.0005, inp: 0.0005, silent: 0.0005 }

const RULES = {
  /** The minimum number of visitors for a verdict. */
  visitors: 50,
  /** The minimum increase of the share, and the share that is normal where the other version has too few visitors. */
  failing: { increase: 0.02, normal: 0.02 },
  // Guests who leave at once, and programs, are silent too. Only nearly all are no coincidence.
  silent: { increase: 0.1, normal: 0.8 },
  lcp: { factor: 1.3, milliseconds: 300 },
  inp: { factor: 1.5, milliseconds: 100 },
}
/** The number of visitors from which a version is judged. */
export const SURE_VISITORS = RULES.visitors
export const MOST_VISITORS = 5000
/** The chance of a healthy version up to which silence holds a step. */
const HOLDS_BELOW = 0.05
const LOOKS_GROW = 1.25

/**
 * The numbers of visitors at which a version is judged, fixed in advance. Alpha spending: each look may raise a false
 * alarm with an equal part of the budget, so all looks together stay within it (the union bound).
 */
export const LOOKS: readonly number[] = looks()

function looks(): number[] {
  const found: number[] = []
  for (let at: number = RULES.visitors; at <= MOST_VISITORS; at *= LOOKS_GROW)
    found.push(Math.ceil(at))
  return found
}

/**
 * The reason to withdraw a version, compared with another one; undefined without one. Call it once for each look.
 */
export function verdict(
  candidate: Tally,
  stable: Tally,
  other = 'the stable version',
): string | undefined {
  if (candidate.visitors < RULES.visitors) return undefined
  return (
    failsMore(candidate, stable, other) ??
    slower('lcp', candidate, stable, other) ??
    slower('inp', candidate, stable, other)
  )
}

/**
 * The reason to withdraw a version whose visitors get documents and then send no report, as when it stops their tabs.
 * Call it once for each look.
 */
export function silenceVerdict(
  candidate: Share,
  stable: Share,
  other = 'the stable version',
): string | undefined {
  if (candidate.visitors < RULES.visitors) return undefined
  if (chanceOf('silent', candidate, stable) > FALSE_ALARMS.silent / LOOKS.length) return undefined
  return silenceIn(candidate, stable, other)
}

/** Whether a version is probably more silent than another one, so that its rollout has to wait. */
export const isTooSilent = (candidate: Share, stable: Share): boolean =>
  candidate.visitors > 0 && chanceOf('silent', candidate, stable) < HOLDS_BELOW

export const silenceIn = (candidate: Share, stable: Share, other = 'the stable version'): string =>
  `sends no report for ${percent(candidate)} of ${candidate.visitors} visitors with a document, ${other} for ${percent(stable)} of ${stable.visitors}`

/** The chance that a version with the same share as the other one, or a slightly larger one, looks like this. */
function chanceOf(kind: 'failing' | 'silent', candidate: Share, stable: Share): number {
  const { increase, normal } = RULES[kind]
  const isKnown = stable.visitors >= RULES.visitors
  const expected = isKnown ? stable.failing / stable.visitors : normal
  if (candidate.failing / candidate.visitors - expected < increase) return 1
  return isKnown
    ? fisher(candidate, stable)
    : binomial(candidate.failing, candidate.visitors, expected)
}

function failsMore(candidate: Tally, stable: Tally, other: string): string | undefined {
  if (chanceOf('failing', candidate, stable) > FALSE_ALARMS.failing / LOOKS.length) return undefined
  return `fails for ${percent(candidate)} of ${candidate.visitors} visitors, ${other} for ${percent(stable)} of ${stable.visitors}`
}

function slower(
  vital: 'lcp' | 'inp',
  candidate: Tally,
  stable: Tally,
  other: string,
): string | undefined {
  if (candidate[vital].length < RULES.visitors || stable[vital].length < RULES.visitors)
    return undefined
  const { factor, milliseconds } = RULES[vital]
  const was = percentile75(stable[vital])
  const limit = Math.max(was * factor, was + milliseconds)
  const above = candidate[vital].filter((sample) => sample >= limit).length
  // If the candidate were within the limit, at most a quarter of its visits would be above it.
  const chance = binomial(above, candidate[vital].length, 0.25)
  if (chance > FALSE_ALARMS[vital] / LOOKS.length) return undefined
  return `${vital.toUpperCase()} of three in four visitors is up to ${Math.round(percentile75(candidate[vital]))} ms, with ${other} ${Math.round(was)} ms`
}

/** Whether a version has served enough visitors within the limits to be a fallback. */
export const isGood = ({ visitors, failing }: Tally, enough: number): boolean =>
  visitors >= enough && failing / visitors <= RULES.failing.normal

/** The 75th percentile of the visits. */
export function percentile75(samples: readonly number[]): number {
  const sorted = Float64Array.from(samples).toSorted()
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
}

export const percent = ({ failing, visitors }: Share): string =>
  visitors === 0 ? '0 %' : `${((failing / visitors) * 100).toFixed(1)} %`
