import type { Database } from '../server/database.ts'
import { cartCompany } from './cart-company.ts'
import { type Goods, goodsOf } from './goods.ts'

/** The products with the prices of this buyer: those of the company that the buyer buys for now. */
export const goodsFor = async (
  db: Database,
  buyerId: string,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Goods>> => goodsOf(db, ids, now, await cartCompany(db, buyerId))
