import type { Pack } from '../descriptor.ts'
import { box, carton, ream } from './boxes.ts'
import { thing, tray } from './open.ts'
import type { DrawPack } from './pack.ts'
import { bottle, jerrycan, pail, tube } from './plastic.ts'
import { pouch } from './pouch.ts'
import { can, drum, roll } from './round.ts'
import { sack } from './sack.ts'

export const drawPack: Record<Pack, DrawPack> = {
  sack,
  carton,
  jerrycan,
  bottle,
  pail,
  pouch,
  can,
  box,
  ream,
  tube,
  roll,
  drum,
  tray,
  icon: thing,
}
