import { DAY_MS } from '@borong/api/rules/time'
import * as voucherCalls from '@borong/api/vouchers'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { whyNot, type BuyerPast, type Voucher } from './effect.ts'
import { voucherMessage } from './messages.ts'
import { findVoucher, pastOf } from './use.ts'

const SHOWN_AFTER_MS = 365 * DAY_MS
// Without a cart, conditions of a basket are left to the checkout.
const anyBasket = { goods: Infinity }

type State = 'usable' | 'upcoming' | 'expired' | 'empty'

/** the vouchers of a buyer, whatever is in the cart, and one more by its code. */
export function serveBook({ serve, db, now }: Gateway) {
  serve(voucherCalls.voucherBook, async ({ query, buyerId, language }) => {
    const { state, page, limit } = query
    if (state === 'used') return { data: await usedBy(db, buyerId, query, language) }
    const past = await pastOf(db, buyerId)
    const items = (await vouchersOf(db, buyerId, new Date(now().getTime() - SHOWN_AFTER_MS)))
      .flatMap((voucher) => {
        const at = stateOf(voucher, past(voucher.id), now())
        return at ? [describe(voucher, at, past(voucher.id).uses, language)] : []
      })
      .filter(
        (item) => (item.state === 'expired' || item.state === 'empty') === (state === 'expired'),
      )
      .toSorted(
        (a, b) =>
          Number(a.state === 'upcoming') - Number(b.state === 'upcoming') ||
          (state === 'expired' ? -1 : 1) * a.valid_until.localeCompare(b.valid_until) ||
          a.code.localeCompare(b.code),
      )
    const from = (page - 1) * limit
    return {
      data: { items: items.slice(from, from + limit), total_count: items.length, page, limit },
    }
  })

  serve(voucherCalls.claimVoucher, async ({ body, buyerId, language, refuse }) => {
    const code = body.code.toUpperCase()
    const voucher = await findVoucher(db, code)
    if (!voucher) {
      const referral = await db
        .selectFrom('referral_codes')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst()
      return referral
        ? refuse('VOUCHER_IS_REFERRAL')
        : refuse('VOUCHER_UNKNOWN', { values: { code } })
    }
    const past = (await pastOf(db, buyerId))(voucher.id)
    const reason = whyNot(voucher, anyBasket, past, now())
    if (reason && reason !== 'NOT_STARTED')
      return refuse('VOUCHER_UNUSABLE', { values: { message: voucherMessage(reason, language) } })
    await db
      .insertInto('voucher_grants')
      .values({ user_id: buyerId, voucher_id: voucher.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { data: describe(voucher, reason ? 'upcoming' : 'usable', past.uses, language) }
  })
}

/** The state of a voucher that was not used up; undefined when it was never this buyer's to use. */
function stateOf(voucher: Voucher, past: BuyerPast, now: Date): State | undefined {
  const reason = whyNot(voucher, anyBasket, past, now)
  if (!reason) return 'usable'
  if (reason === 'NOT_STARTED') return 'upcoming'
  if (past.uses >= voucher.per_buyer) return undefined
  if (reason === 'EXPIRED') return 'expired'
  return reason === 'QUOTA_EMPTY' ? 'empty' : undefined
}

const describe = (
  voucher: Voucher,
  state: State | 'used',
  uses: number,
  language: Language,
  used_in: { order_id: string; serial: string; at: string } | null = null,
) => ({
  id: voucher.id,
  code: voucher.code,
  title: voucher.title[language],
  terms: voucher.terms[language],
  valid_from: voucher.starts_at.toISOString(),
  valid_until: voucher.ends_at.toISOString(),
  state,
  uses_left: Math.max(0, voucher.per_buyer - uses),
  used_in,
})

/** The listed vouchers and the buyer's own that end after this moment; a few dozen at most. */
export const vouchersOf = (db: Database, buyerId: string, endAfter: Date): Promise<Voucher[]> =>
  db
    .selectFrom('vouchers')
    .selectAll()
    .where('ends_at', '>', endAfter)
    .where((eb) =>
      eb.or([
        eb('is_listed', '=', true),
        eb(
          'id',
          'in',
          eb.selectFrom('voucher_grants').select('voucher_id').where('user_id', '=', buyerId),
        ),
      ]),
    )
    .orderBy('ends_at', 'desc')
    .limit(200)
    .execute()

/** The ends of the vouchers with these codes. */
export async function endsOfVouchers(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('vouchers')
    .select(['code', 'ends_at'])
    .where('code', 'in', codes)
    .limit(codes.length)
    .execute()
  return new Map(rows.map(({ code, ends_at }) => [code, ends_at]))
}

// A voucher is taken in the transaction that makes its order, so the order has the time of the use.
async function usedBy(
  db: Database,
  buyerId: string,
  { page, limit }: { page: number; limit: number },
  language: Language,
) {
  const mine = db
    .selectFrom('voucher_uses')
    .where('voucher_uses.user_id', '=', buyerId)
    .where('voucher_uses.state', '=', 'used')
  const { total } = await mine
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine
    .innerJoin('vouchers', 'vouchers.id', 'voucher_uses.voucher_id')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .selectAll('vouchers')
    .select([
      'voucher_uses.id as use_id',
      'voucher_uses.turn',
      'voucher_uses.order_id',
      'orders.serial',
      'orders.created_at as used_at',
    ])
    .orderBy('voucher_uses.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const items = rows.map(({ use_id, turn, order_id, serial, used_at, ...voucher }) => ({
    ...describe(voucher, 'used', turn, language, { order_id, serial, at: used_at.toISOString() }),
    id: use_id,
  }))
  return { items, total_count: Number(total), page, limit }
}
