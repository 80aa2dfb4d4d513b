import type { Pack } from '../descriptor.ts'
import { box, carton, ream } from './boxes.ts'
import { aerosol, crate, cup, gallon, refill, sachet, sheets, tape, trigger } from './film.ts'
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
  refill,
  sachet,
  aerosol,
  trigger,
  cup,
  gallon,
  tape,
  sheets,
  crate,
  icon: thing,
}
