import type { Pack } from '../drawing/descriptor.ts'

// The density in kilograms per litre of the packed goods, and the proportions of the sides.
const shapes: Record<Pack, { density: number; sides: [number, number, number] }> = {
  sack: { density: 0.75, sides: [1.6, 1, 0.35] },
  carton: { density: 0.55, sides: [1.4, 1, 0.8] },
  jerrycan: { density: 0.9, sides: [0.8, 0.6, 1.1] },
  bottle: { density: 0.8, sides: [1.3, 1, 0.9] },
  pail: { density: 0.95, sides: [1, 1, 1.1] },
  pouch: { density: 0.55, sides: [1.2, 0.9, 0.5] },
  can: { density: 0.85, sides: [1.3, 1, 0.7] },
  box: { density: 0.4, sides: [1.3, 1, 0.6] },
  ream: { density: 0.8, sides: [1.4, 1, 0.3] },
  tube: { density: 0.4, sides: [2.6, 0.6, 0.6] },
  roll: { density: 0.35, sides: [1, 1, 1.2] },
  drum: { density: 0.9, sides: [1, 1, 1.5] },
  tray: { density: 0.4, sides: [1.3, 1, 0.6] },
  refill: { density: 0.6, sides: [1.2, 0.9, 0.5] },
  sachet: { density: 0.4, sides: [1.3, 1, 0.6] },
  aerosol: { density: 0.6, sides: [1.3, 1, 0.8] },
  trigger: { density: 0.6, sides: [1.3, 1, 0.9] },
  cup: { density: 0.3, sides: [1.3, 1, 0.8] },
  gallon: { density: 0.9, sides: [0.8, 0.8, 1.3] },
  tape: { density: 0.6, sides: [1.2, 1, 0.8] },
  sheets: { density: 1.2, sides: [2, 1, 0.1] },
  crate: { density: 0.5, sides: [1.3, 1, 0.8] },
  icon: { density: 0.18, sides: [1.2, 1, 0.8] },
}

/** The sides of the packed unit in whole centimetres. */
export function dimensionsOf(pack: Pack, kilograms: number) {
  const { density, sides } = shapes[pack]
  const cube = Math.cbrt(((kilograms / density) * 1000) / (sides[0] * sides[1] * sides[2]))
  const [length, width, height] = sides.map((side) => Math.max(3, Math.round(cube * side))) as [
    number,
    number,
    number,
  ]
  return { length, width, height }
}
