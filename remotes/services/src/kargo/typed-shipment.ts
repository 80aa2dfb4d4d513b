import { MOST_CARGO_KG, MOST_PACKAGES, MOST_SIDE_CM } from '@borong/api/rules/cargo'
import { parseCount } from '@borong/api/rules/typed-number'
import type { ShipmentDraft } from './kargo.atoms.ts'

type Typed = Pick<ShipmentDraft, 'weight' | 'packages' | 'length' | 'width' | 'height'>

/** The number of a text with a decimal comma or point; NaN when it is none. */
const decimalOf = (text: string): number => {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,3})?$/.test(plain) ? Number(plain) : NaN
}

/** A typed shipment as numbers, and the names of its wrong fields. */
export function judgeShipment({ weight, packages, length, width, height }: Typed) {
  const sides = [length, width, height].map((side) => (side.trim() ? decimalOf(side) : 0))
  const [length_cm = 0, width_cm = 0, height_cm = 0] = sides
  const given = sides.filter((side) => side !== 0)
  const shipment = {
    weight_kg: decimalOf(weight),
    packages: parseCount(packages) ?? NaN,
    length_cm,
    width_cm,
    height_cm,
  }
  const isWeight = shipment.weight_kg > 0 && shipment.weight_kg <= MOST_CARGO_KG
  const isCount = shipment.packages >= 1 && shipment.packages <= MOST_PACKAGES
  const areSides = given.length % 3 === 0 && given.every((side) => side > 0 && side <= MOST_SIDE_CM)
  const wrong = [
    ...(isWeight ? [] : ['weight']),
    ...(isCount ? [] : ['packages']),
    ...(areSides ? [] : ['length']),
  ]
  return { shipment, wrong }
}

/** The same numbers as a query. */
export const asQuery = (shipment: ReturnType<typeof judgeShipment>['shipment']) => ({
  weight_kg: String(shipment.weight_kg),
  packages: String(shipment.packages),
  length_cm: String(shipment.length_cm),
  width_cm: String(shipment.width_cm),
  height_cm: String(shipment.height_cm),
})
