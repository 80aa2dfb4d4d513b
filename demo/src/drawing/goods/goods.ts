import { noto } from '../noto.ts'
import { building } from './building.ts'
import { cleaningAndSafety } from './cleaning-and-safety.ts'
import { devices } from './devices.ts'
import { disposables } from './disposables.ts'
import { eggsAndFrozen } from './eggs-and-frozen.ts'
import { furniture } from './furniture.ts'
import { garage } from './garage.ts'
import { kitchen } from './kitchen.ts'
import { kitchenware } from './kitchenware.ts'
import { meat } from './meat.ts'
import { office } from './office.ts'
import { produce } from './produce.ts'
import { seafood } from './seafood.ts'
import { spices } from './spices.ts'
import { stationery } from './stationery.ts'
import { store } from './store.ts'
import type { Goods, Variant } from './variant.ts'
import { workshop } from './workshop.ts'

const drawings = new Map<string, Goods>(
  [
    building,
    cleaningAndSafety,
    devices,
    disposables,
    eggsAndFrozen,
    furniture,
    garage,
    kitchen,
    kitchenware,
    meat,
    office,
    produce,
    seafood,
    spices,
    stationery,
    store,
    workshop,
  ].flatMap((some) => Object.entries<Goods>(some)),
)

/** The picture of goods in a square of 128: an own drawing, or an image of the Noto set; undefined for an unknown name. */
export function picture(name: string, variant: Variant = {}): string | undefined {
  const own = drawings.get(name)
  if (own === undefined) return noto(name)
  return typeof own === 'string' ? own : own(variant)
}
