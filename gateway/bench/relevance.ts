import { parseArgs } from 'node:util'
import { measureRelevance } from '../src/testing/relevance/measure.ts'
import { tableOf } from '../src/testing/relevance/score.ts'

const ORACLE = 300

/** Prints how well search answers the judged keywords, and the keywords of the tuned half that it answers worst. */
export async function benchRelevance(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { scale: { type: 'string', default: '10000' }, worst: { type: 'string' } },
  })
  const scores = await measureRelevance(Number(values.scale), { oracle: ORACLE })
  const isOracle = ({ kind }: { kind: string }) => kind.startsWith('oracle')
  const judged = scores.filter((score) => !isOracle(score))
  for (const half of ['tuned', 'reported'] as const) {
    const some = judged.filter((score) => score.half === half)
    process.stdout.write(`\nKeywords of the half that is ${half}:\n\n${tableOf(some)}\n`)
  }
  process.stdout.write(
    `\nKeywords of the market generator:\n\n${tableOf(scores.filter(isOracle))}\n\n`,
  )
  const worst = judged
    .filter(({ half }) => half === 'tuned')
    .toSorted((a, b) => a.precision - b.precision)
    .slice(0, Number(values.worst ?? 0))
  for (const { query, precision, first } of worst)
    process.stdout.write(
      `${precision.toFixed(2)} ${query}: ${[...new Set(first)].slice(0, 4).join(' · ')}\n`,
    )
  return true
}
