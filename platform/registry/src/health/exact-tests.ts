/** Natural logarithms of factorials, extended as needed. */
const logFactorials = [0]

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push(logFactorials[next - 1]! + Math.log(next))
  return logFactorials[n]!
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** The sum of the terms from `from` to `to`, given as logarithms. */
function sumOf(from: number, to: number, logTerm: (k: number) => number): number {
  let sum = 0
  for (let k = from; k <= to; k += 1) sum += Math.exp(logTerm(k))
  return Math.min(1, sum)
}

interface Counts {
  visitors: number
  failing: number
}

/**
 * Fisher's exact test, one-sided: the probability that chance alone gives the candidate this many failing visitors or
 * more, when both versions fail equally often. It holds for any share of failing visitors and any split of visitors.
 */
export function fisher(candidate: Counts, stable: Counts): number {
  const all = candidate.visitors + stable.visitors
  const failing = candidate.failing + stable.failing
  const most = Math.min(failing, candidate.visitors)
  const total = logChoose(all, failing)
  return sumOf(
    candidate.failing,
    most,
    (k) => logChoose(candidate.visitors, k) + logChoose(stable.visitors, failing - k) - total,
  )
}

/** The probability of this many successes or more in so many trials. */
export function binomial(successes: number, trials: number, probability: number): number {
  const [yes, no] = [Math.log(probability), Math.log(1 - probability)]
  return sumOf(successes, trials, (k) => logChoose(trials, k) + k * yes + (trials - k) * no)
}
