import type { Domain } from '../server/domain.ts'
import { serveGoodsDesk } from './desk.ts'
import { serveKeysDesk } from './keys-desk.ts'

/** A seller's side of its goods: files of them, their stock, and their end. Their rows are those of the catalogue. */
export const goods: Domain = {
  name: 'goods',
  routes(gateway) {
    serveGoodsDesk(gateway)
    serveKeysDesk(gateway)
  },
}
