import type { Domain } from '../server/domain.ts'
import { loadMarket } from './loading/load.ts'

/** The goods, sellers and campaigns that the shop opens with, where no company's back end stands behind it. */
export const market: Domain = {
  name: 'market',
  async seed({ db, config, now }, progress) {
    const filled = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()
    if (!filled) await loadMarket(db, config.scale, now(), progress)
  },
}
