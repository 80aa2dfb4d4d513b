import type { Drawing } from '../drawing.ts'
import type { Box } from '../drawing.ts'
import type { Look } from '../look.ts'

/** A rendered pack: its shapes, the position of its base, and the position of its label. */
export interface PackArt {
  art: string
  /** Shapes that have the same place at every scale. */
  fixed?: string
  base: { x: number; y: number; width: number; depth?: number }
  label: Box
}

/** Renders one pack on a square of 400, with its base at about y 345. */
export type DrawPack = (d: Drawing, look: Look) => PackArt

/** Light from the upper left on a round body. */
export const roundLight = (d: Drawing, depth = 1) =>
  d.linear([
    [0, '#140d06', 0.42 * depth],
    [0.1, '#140d06', 0.14 * depth],
    [0.24, '#ffffff', 0.3 * depth],
    [0.36, '#ffffff', 0.1 * depth],
    [0.58, '#140d06', 0],
    [0.84, '#140d06', 0.2 * depth],
    [1, '#140d06', 0.46 * depth],
  ])

/** Light on a soft body: paper, film, woven plastic. */
export const softLight = (d: Drawing) =>
  d.linear(
    [
      [0, '#140d06', 0.2],
      [0.14, '#ffffff', 0.18],
      [0.34, '#ffffff', 0.06],
      [0.7, '#140d06', 0.05],
      [1, '#140d06', 0.28],
    ],
    [0, 0.1],
    [1, 0.3],
  )

/** A shade towards the ground. */
export const groundShade = (d: Drawing, depth = 0.22) =>
  d.linear(
    [
      [0, '#140d06', 0],
      [0.72, '#140d06', 0],
      [1, '#140d06', depth],
    ],
    [0, 0],
    [0, 1],
  )
