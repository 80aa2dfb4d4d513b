import type { Domain } from '@borong/gateway/server/domain'
import { loadMarket } from './loading/load.ts'

/** The goods, sellers and campaigns of a new shop without a company's back end. */
export const market: Domain = {
  name: 'market',
  async seed({ db, config, now }, progress) {
    const filled = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()
    if (!filled) await loadMarket(db, config.scale, now(), progress)
  },
}
