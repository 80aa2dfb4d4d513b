export type Build = 'this' | 'other'

/** The figures of both builds, by row, in the order of their turns. */
export type Figures = ReadonlyMap<string, Readonly<{ [build in Build]: readonly number[] }>>

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const rounded = (value: number) =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))

/** The medians of both builds, and the ratio of this build to the other one: the median of all turns and its spread. */
export function tableOfRatios(figures: Figures, commit: string): string {
  const rows = [...figures].map(([row, both]) => {
    const ratios = both.this.map((figure, turn) => figure / both.other[turn]!)
    const [ratio, lowest, highest] = [median(ratios), Math.min(...ratios), Math.max(...ratios)]
    return `| ${row} | ${rounded(median(both.other))} | ${rounded(median(both.this))} | ${ratio.toFixed(2)} | ${lowest.toFixed(2)}–${highest.toFixed(2)} |`
  })
  return [
    `| what | ${commit} | this build | ratio | spread |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}
