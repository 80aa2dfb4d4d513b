import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import { cartTotals } from '@borong/api/rules/cart-totals'
import { withRemainderPaid } from '@borong/api/rules/remainder'
import type { CallParsed, CallReply } from '@borong/api/shape'
import { methodById } from '../payments/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { type Basket, offersFor } from '../vouchers/public.ts'
import { accountOf } from '../wallet/public.ts'
import type { Package } from './packages.ts'
import { problemOf } from './planned-problem.ts'
import { totalsWith, voucherFor } from './price.ts'
import { OrderRefused } from './refused.ts'

type Body = CallParsed<typeof planOutletOrder>['body']
type Plan = CallReply<typeof planOutletOrder>['result']

interface Planned {
  buyerId: string
  body: Body
  packages: readonly Package[]
  language: Language
  now: Date
}

const MOST_VOUCHERS = 20

/** The totals of a planned order with its voucher, the balances of its company and the fee of its payment. */
export async function plannedMoney(
  db: Database,
  planned: Planned,
): Promise<Pick<Plan, 'voucher' | 'vouchers' | 'balances' | 'totals'>> {
  const { body, packages: vendors } = planned
  const chosen = body.payment_id === undefined ? undefined : methodById(body.payment_id)
  const { total_price, total_shipping_price } = cartTotals({ vendors })
  const { voucher, vouchers, effect } = await voucherOf(db, planned, {
    basket: { goods: total_price, paymentGroup: chosen?.group },
    shipping: total_shipping_price,
  })
  const wallet = await usableOf(db, body.company_id, 'IDR')
  const points = await usableOf(db, body.company_id, 'POINT')
  // An order's last rupiah are waived only where the balances cannot pay them.
  const paid = withRemainderPaid(
    {
      vendors,
      voucher: effect,
      wallet: body.use_wallet ? wallet : 0,
      points: body.use_points ? points : 0,
    },
    { wallet, points },
  )
  const { totals } = totalsWith(paid, chosen)
  return { voucher, vouchers, balances: { wallet, points }, totals }
}

async function voucherOf(
  db: Database,
  { body, buyerId, language, now }: Planned,
  { basket, shipping }: { basket: Basket; shipping: number },
) {
  if (!body.voucher) return { voucher: null, vouchers: [] }
  const { items, best } = await offersFor(db, { buyerId, basket, shipping, language, now })
  const vouchers = items
    .slice(0, MOST_VOUCHERS)
    .map(({ code, title, applicable, message, saves, cash_back }) => ({
      code,
      title,
      applicable,
      message,
      saves,
      cash_back,
    }))
  const code = body.voucher.code || (body.voucher.best ? best?.code : undefined)
  if (!code) return { voucher: null, vouchers }
  try {
    const { voucher, effect } = await voucherFor(db, buyerId, code, basket, now, language)
    const used = { code: voucher.code, title: voucher.title[language], problem: null }
    return { voucher: used, vouchers, effect }
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error
    return { voucher: { code, title: '', problem: problemOf(error, language) }, vouchers }
  }
}

async function usableOf(
  db: Database,
  companyId: string,
  currency: 'IDR' | 'POINT',
): Promise<number> {
  const account = await accountOf(db, companyId, currency)
  return account?.status === 'active' ? account.balance : 0
}
