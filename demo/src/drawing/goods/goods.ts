import { noto } from '../noto.ts'
import { building } from './building.ts'
import { kitchen } from './kitchen.ts'
import { office } from './office.ts'
import { store } from './store.ts'
import { workshop } from './workshop.ts'

const drawings = new Map(
  [kitchen, office, store, building, workshop].flatMap((some) => Object.entries(some)),
)

/** The picture of goods in a square of 128: an own drawing, or an image of the Noto set; undefined for an unknown name. */
export const picture = (name: string): string | undefined => drawings.get(name) ?? noto(name)
