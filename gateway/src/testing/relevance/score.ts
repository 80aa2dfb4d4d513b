import type { Judged } from './keywords.ts'

const FIRST = 10
const PAGE = 20

/** The names of the first page for a keyword. */
export type Search = (keyword: string) => Promise<string[]>

export interface Score {
  kind: string
  query: string
  half: Judged['half']
  isNothing: boolean
  /**
   * The share of right names in the first ten places, or in as many as the market has right names for: a list of groups
   * has each of four laptops once, so six of its places must have something else.
   */
  precision: number
  /** The share of right names in the first ten places, whatever the market has. */
  ofTen: number
  /** The gain of the first ten relative to that of the best possible ten. */
  ndcg: number
  /** The share of names on the first page that no name above repeats. */
  distinct: number
  first: string[]
}

/** Scores one keyword. `all` has every name of the market once, so that the best possible page is known. */
export async function scoreOf(judged: Judged, search: Search, all: string[]): Promise<Score> {
  const names = await search(judged.query)
  const first = names.slice(0, FIRST)
  const grades = first.map(judged.grade)
  const best = all.map(judged.grade).toSorted((a, b) => b - a)
  const ideal = gain(best.slice(0, FIRST))
  const right = best.filter((grade) => grade > 0).length
  return {
    kind: judged.kind,
    query: judged.query,
    half: judged.half,
    isNothing: names.length === 0,
    precision: rightOf(right > 0 ? grades.slice(0, right) : grades),
    ofTen: rightOf(grades),
    // A name that is already above gains nothing.
    ndcg:
      ideal > 0
        ? gain(grades.map((grade, at) => (names.indexOf(first[at]!) < at ? 0 : grade))) / ideal
        : 0,
    distinct: names.length > 0 ? new Set(names).size / Math.min(PAGE, names.length) : 1,
    first,
  }
}

const rightOf = (grades: readonly number[]) => mean(grades.map((grade) => Number(grade > 0)))

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)

export const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

/** A table of scores: one line per kind, and one for all. */
export function tableOf(scores: readonly Score[]): string {
  const kinds = [...new Set(scores.map(({ kind }) => kind))]
  const line = (name: string, some: readonly Score[]) =>
    `| ${[
      name,
      some.length,
      percent(mean(some.map(({ isNothing }) => Number(isNothing)))),
      mean(some.map(({ precision }) => precision)).toFixed(2),
      mean(some.map(({ ofTen }) => ofTen)).toFixed(2),
      mean(some.map(({ ndcg }) => ndcg)).toFixed(2),
      percent(mean(some.map(({ distinct }) => distinct))),
    ].join(' | ')} |`
  return [
    '| kind | keywords | nothing found | P@10 | P@10, every place | nDCG@10 | distinct names |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...kinds.map((kind) =>
      line(
        kind,
        scores.filter((score) => score.kind === kind),
      ),
    ),
    line('all', scores),
  ].join('\n')
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
