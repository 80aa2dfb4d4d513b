import type { Answered, Evidence } from './evidence.ts'
import type { Verdict } from './verdict.ts'

/** The aim: the 99th percentile of the visitors' waits beside hostile clients, as a multiple of that without. */
const AIM = 3
/**
 * Only this fails: other work on a machine makes single waits of a window several times as long, but not both ten times
 * as long and longer by seconds.
 */
const BEYOND_NOISE = { times: 10, ms: 2_000 }
/** With fewer answers on each side, the 99th percentile is only the slowest of them. */
const FEWEST_ANSWERS = 100

/** Whether hostile clients were held back. */
export function judgeAttackers({ attacks }: Pick<Evidence, 'attacks'>): Verdict {
  const clients = Object.entries(attacks)
  const broken = clients.flatMap(([name, { answered, refused, mustBeRefused }]) => {
    if (answered + refused === 0) return [`${name}: no request was answered`]
    return mustBeRefused && refused === 0 ? [`${name}: no request was refused`] : []
  })
  if (clients.length === 0) broken.push('no hostile client sent')
  return {
    promise: 'Hostile clients are answered within their limits, and refused above them',
    found: clients
      .map(
        ([name, { answered, refused, failed }]) =>
          `${name} ${answered} answered, ${refused} refused, ${failed} failed`,
      )
      .join('; '),
    broken,
  }
}

type Visits = Pick<Evidence, 'answers' | 'windows' | 'attackWindows'>

/** How much longer visitors waited while hostile clients sent. Waits that a disturbance may have made long do not count. */
export function judgeWaits({ answers, windows, attackWindows }: Visits): Verdict {
  const [first, last] = [attackWindows[0], attackWindows.at(-1)]
  const isMeasured = ({ at, ms = 0 }: Answered) =>
    at >= first!.from &&
    at < last!.until &&
    !windows.some(({ from, until }) => at >= from && at - ms <= until)
  const isBeside = ({ at }: Answered) =>
    attackWindows.some(({ from, until }) => at >= from && at < until)
  const measured = first && last ? answers.filter(isMeasured) : []
  const waits = (isWanted: (answer: Answered) => boolean) =>
    measured
      .filter(isWanted)
      .flatMap(({ ms }) => ms ?? [])
      .toSorted((a, b) => a - b)
  const beside = waits(isBeside)
  const without = waits((answer) => !isBeside(answer))
  const [p99, usual] = [quantile(beside, 0.99), quantile(without, 0.99)]
  const times = p99 / usual
  const broken = []
  if (Math.min(beside.length, without.length) < FEWEST_ANSWERS)
    broken.push(`only ${beside.length} and ${without.length} answers`)
  else if (times > BEYOND_NOISE.times && p99 - usual > BEYOND_NOISE.ms)
    broken.push(`${times.toFixed(1)} times the wait`)
  return {
    promise: `Visitors beside hostile clients wait less than ${BEYOND_NOISE.times} times as long, and aim at ${AIM} times`,
    found: [
      `p50 ${rounded(quantile(without, 0.5))} → ${rounded(quantile(beside, 0.5))} ms`,
      `p99 ${rounded(usual)} → ${rounded(p99)} ms`,
      `${times.toFixed(1)} times: the aim is ${times <= AIM ? 'reached' : 'missed'}`,
    ].join(', '),
    broken,
  }
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const rounded = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)
