import { LOOKS, silenceVerdict, verdict, type Tally } from './verdict.ts'

/** A PRNG with a seed, so that the simulated visitors are the same in each run (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Version {
  /** The share of visitors for whom it fails. */
  failing: number
  /** The median of its largest contentful paint. */
  lcp: number
}
type Counted = Tally & { lcp: number[]; inp: number[] }

const MOST_SAMPLES = 1000
const none = (): Counted => ({ visitors: 0, failing: 0, lcp: [], inp: [] })

function visit(tally: Counted, { failing, lcp }: Version, next: () => number): void {
  tally.visitors += 1
  if (next() < failing) tally.failing += 1
  // Paint times have a long tail: a log-normal distribution.
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  tally.lcp[(tally.visitors - 1) % MOST_SAMPLES] = lcp * Math.exp(0.6 * normal)
}

/** Simulates visits until a verdict or until the candidate had `most` visitors; returns its visitors at the verdict. */
function period(
  next: () => number,
  versions: { candidate: Version; stable: Version },
  options: { share: number; most: number; before?: Counted },
): { stopped: number | undefined; stable: Counted } {
  const candidate = none()
  const stable = options.before ?? none()
  while (candidate.visitors < options.most) {
    if (next() >= options.share) {
      visit(stable, versions.stable, next)
      continue
    }
    visit(candidate, versions.candidate, next)
    if (LOOKS.includes(candidate.visitors) && verdict(candidate, stable))
      return { stopped: candidate.visitors, stable }
  }
  return { stopped: undefined, stable }
}

const ROLLOUTS = 1000
const SHARES = [0.002, 0.005, 0.02, 0.05]

test('M-04: of 1,000 healthy rollouts at most 1 % are stopped, over their two steps and the hour after the promotion', () => {
  const next = random(1)
  let alarms = 0
  for (let rollout = 0; rollout < ROLLOUTS; rollout += 1) {
    const version = { failing: SHARES[rollout % SHARES.length]!, lcp: 1200 }
    const versions = { candidate: version, stable: version }
    const first = period(next, versions, { share: 0.05, most: 200 })
    const second = period(next, versions, { share: 0.25, most: 200 })
    const hour = period(next, versions, { share: 1, most: 2000, before: second.stable })
    if (first.stopped ?? second.stopped ?? hour.stopped) alarms += 1
  }
  expect(alarms).toBeLessThanOrEqual(ROLLOUTS / 100)
})

test.each([
  ['in its first step', 0.05, 0],
  ['as a candidate for half of the visitors', 0.5, 0],
  ['in the hour after its promotion', 1, 600],
])(
  'M-04: a release that fails for 5 %% is stopped within 1,000 visitors in 95 %% of runs, %s',
  (_, share, before) => {
    const next = random(2)
    const versions = {
      candidate: { failing: 0.05, lcp: 1200 },
      stable: { failing: 0.005, lcp: 1200 },
    }
    const runs = 300
    let stopped = 0
    for (let run = 0; run < runs; run += 1) {
      const earlier = none()
      for (let visitor = 0; visitor < before; visitor += 1) visit(earlier, versions.stable, next)
      if (period(next, versions, { share, most: 1000, before: earlier }).stopped) stopped += 1
    }
    expect(stopped / runs).toBeGreaterThanOrEqual(0.95)
  },
)

test('M-04: a rule that looks after each visitor without correction would stop more than 1 % of healthy rollouts', () => {
  const next = random(3)
  let alarms = 0
  for (let rollout = 0; rollout < ROLLOUTS; rollout += 1) {
    let [visitors, failing] = [0, 0]
    // The rule of one look: three deviations above the expected share.
    while (visitors < 2000) {
      visitors += 1
      if (next() < 0.02) failing += 1
      if (visitors >= 50 && failing / visitors - 0.02 > 3 * Math.sqrt((0.02 * 0.98) / visitors)) {
        alarms += 1
        break
      }
    }
  }
  expect(alarms).toBeGreaterThan(ROLLOUTS / 100)
})

test('M-04: of 1,000 healthy rollouts, silent visitors stop at most 2', () => {
  const next = random(4)
  let alarms = 0
  for (let rollout = 0; rollout < ROLLOUTS; rollout += 1) {
    const silent = [0.05, 0.3, 0.6][rollout % 3]!
    const [own, stable] = [none(), none()]
    while (own.visitors < 2000) {
      const side = next() < 0.25 ? own : stable
      side.visitors += 1
      if (next() < silent) side.failing += 1
      if (side === own && LOOKS.includes(own.visitors) && silenceVerdict(own, stable)) {
        alarms += 1
        break
      }
    }
  }
  expect(alarms).toBeLessThanOrEqual(2)
})
