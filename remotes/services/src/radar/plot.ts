import type { Point } from './radar.data.ts'

export const WIDTH = 320
export const HEIGHT = 140
const EDGE = 6

const timeOf = ({ day }: Pick<Point, 'day'>) => Date.parse(day)

/** The places of the points in a drawing of this size: by day from left to right, the highest price at the top. */
export function plot(points: readonly Point[]): { x: number; y: number }[] {
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const span = timeOf(last) - timeOf(first)
  return points.map((point) => ({
    x: round(EDGE + (span ? (timeOf(point) - timeOf(first)) / span : 0.5) * (WIDTH - 2 * EDGE)),
    y: round(EDGE + (high > low ? (high - point.price) / (high - low) : 0.5) * (HEIGHT - 2 * EDGE)),
  }))
}

const round = (value: number) => Math.round(value * 10) / 10
