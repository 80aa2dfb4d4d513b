import * as loyaltyCalls from '@borong/api/loyalty'
import type { Domain, Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { accountOf, categoryMessage, pointLotsOf } from '../wallet/public.ts'
import { levelFor, levels, spentInYear, type Level } from './levels.ts'

const RUPIAH_PER_POINT = 1
const SPEND_PER_POINT = 200
const HISTORY = 20

/** The points for a completed order of goods with this value. */
export const pointsFor = (spent: number, { percent }: Pick<Level, 'percent'>): number =>
  Math.floor((Math.floor(spent / SPEND_PER_POINT) * percent) / 100)

export const loyalty: Domain = {
  name: 'loyalty',
  routes(gateway) {
    serveBalance(gateway)
    serveBook(gateway)
  },
}

function serveBalance({ serve, db }: Gateway) {
  serve(loyaltyCalls.loyaltyPoint, async ({ buyerId, language }) => {
    const account = await accountOf(db, buyerId, 'POINT')
    const rows = await db
      .selectFrom('wallet_entries')
      .selectAll()
      .where('user_id', '=', buyerId)
      .where('currency', '=', 'POINT')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(HISTORY)
      .execute()
    return {
      data: {
        point: account?.balance ?? 0,
        rupiah_per_point: RUPIAH_PER_POINT,
        spend_per_point: SPEND_PER_POINT,
        history: rows.map((row) => ({
          id: row.id,
          amount: row.amount,
          category_message: categoryMessage(row.category, language),
          remark: row.remark,
          created_at: row.created_at.toISOString(),
        })),
      },
    }
  })
}

function serveBook({ serve, db, now }: Gateway) {
  serve(loyaltyCalls.pointBook, async ({ buyerId, language }) => {
    const account = await accountOf(db, buyerId, 'POINT')
    const { lots, count, next, owed } = await pointLotsOf(db, buyerId)
    const spent = await spentInYear(db, buyerId, now())
    return {
      data: {
        point: account?.balance ?? 0,
        rupiah_per_point: RUPIAH_PER_POINT,
        spend_per_point: SPEND_PER_POINT,
        owed,
        next,
        lots: lots.map((lot) => ({
          id: lot.id,
          rest: lot.rest,
          amount: lot.amount,
          category_message: categoryMessage(lot.category, language),
          remark: lot.remark,
          earned_at: lot.earned_at.toISOString(),
          expires_at: lot.expires_at.toISOString(),
        })),
        lot_count: count,
        spent,
        level: levelFor(spent).id,
        levels: [...levels],
      },
    }
  })

  serve(loyaltyCalls.pointHistory, async ({ query: { page, limit }, buyerId, language }) => {
    const mine = db
      .selectFrom('wallet_entries')
      .where('user_id', '=', buyerId)
      .where('currency', '=', 'POINT')
    const { rows, count } = await newestPage(mine, { page, limit }, 'created_at')
    const items = rows.map((row) => ({
      id: row.id,
      amount: row.amount,
      balance: row.last_balance ?? 0,
      category: row.category,
      category_message: categoryMessage(row.category, language),
      remark: row.remark,
      created_at: row.created_at.toISOString(),
    }))
    return { data: { items, total_count: count, page, limit } }
  })
}
