/// <reference lib="dom" />
import { element, svg } from './element.ts'

interface Series {
  name: string
  /** One value for each bar. */
  values: readonly number[]
}

interface Chart {
  title: string
  /** The sentence that a screen reader reads in place of the image. */
  summary: string
  /** The texts at the beginning and the end of the horizontal axis. */
  axis: readonly [first: string, last: string]
  series: readonly Series[]
}

const HEIGHT = 100
const BAR = 10
const GAP = 2

/** The number of colours in figures.css. */
const COLOURS = 5
export const colourOf = (index: number): string => `colour-${index % COLOURS}`

/** A bar chart, stacked by series. Its colours are explained beside the charts. */
export function chart({ title, summary, axis, series }: Chart): HTMLElement {
  const count = series[0]?.values.length ?? 0
  const totals = Array.from({ length: count }, (_, index) =>
    series.reduce((sum, { values }) => sum + values[index]!, 0),
  )
  const most = Math.max(0, ...totals)
  const image = svg(
    'svg',
    {
      role: 'img',
      'aria-label': summary,
      viewBox: `0 0 ${count * BAR} ${HEIGHT}`,
      preserveAspectRatio: 'none',
    },
    ...Array.from({ length: count }, (_, index) => bar(series, index, most)).flat(),
  )
  return element(
    'figure',
    {},
    element('figcaption', {}, title),
    element(
      'div',
      { class: 'plot' },
      element('span', { class: 'most', 'aria-hidden': 'true' }, most.toLocaleString('en')),
      image,
    ),
    element(
      'div',
      { class: 'axis', 'aria-hidden': 'true' },
      ...axis.map((text) => element('span', {}, text)),
    ),
  )
}

function bar(series: readonly Series[], index: number, most: number): SVGElement[] {
  let top = HEIGHT
  return series.flatMap(({ values }, order) => {
    const height = most === 0 ? 0 : (values[index]! / most) * HEIGHT
    if (height === 0) return []
    top -= height
    return svg('rect', {
      class: colourOf(order),
      x: String(index * BAR + GAP / 2),
      y: top.toFixed(2),
      width: String(BAR - GAP),
      height: height.toFixed(2),
    })
  })
}
