import {
  cartTotals,
  vendorTotals,
  type Totals,
  type TotalsInput,
} from '@borong/api/rules/cart-totals'
import { limitOf, type Method, methodById } from '../payments/public.ts'
import { denialOf } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import {
  type Basket,
  inviterOf,
  judge,
  referrerOf,
  voucherMessage,
  type Voucher,
} from '../vouchers/public.ts'
import { accountOf } from '../wallet/public.ts'
import type { AgreedQuote } from '../quotes/public.ts'
import { agreedPackages } from './agreed.ts'
import { choosePackages, type Package } from './packages.ts'
import { readLines, type Draft } from './draft.ts'
import { orderRefused } from './refused.ts'
import { rupiah } from '../server/rupiah.ts'

/** A draft that passed every check, with its packages and totals. */
export interface PricedOrder {
  packages: Package[]
  /** The payment method of the remainder; undefined when balances and points pay everything. */
  method: Method | undefined
  voucher: Voucher | undefined
  referrerId: string | undefined
  totals: Totals
}

/** Checks a draft against every rule and computes its totals, which must be those that the buyer saw. */
export async function priceOrder(
  db: Database,
  buyerId: string,
  draft: Draft,
  now: Date,
  language: Language,
  agreed?: AgreedQuote,
): Promise<PricedOrder> {
  if (draft.facture_required && !draft.facture) throw orderRefused('FACTURE_INCOMPLETE')
  const chosen = draft.payment_id === undefined ? undefined : methodById(draft.payment_id)
  const packages = agreed
    ? await agreedPackages(db, buyerId, agreed, now)
    : await choosePackages(
        db,
        buyerId,
        draft,
        await readLines(db, buyerId, draft, now, language),
        now,
      )
  if (draft.facture_required && !packages.some(({ seller }) => seller.isPkp))
    throw orderRefused('FACTURE_NOT_PKP')

  const goods = packages.reduce(
    (sum, parcel) => sum + vendorTotals(parcel).vendor_price_subtotal,
    0,
  )
  const voucher = draft.promo_code
    ? await voucherFor(
        db,
        buyerId,
        draft.promo_code,
        { goods, paymentGroup: chosen?.group },
        now,
        language,
      )
    : undefined
  const referrerId = draft.referral_code
    ? await referrerOf(db, buyerId, draft.referral_code)
    : await inviterOf(db, buyerId)
  if (draft.referral_code && !referrerId) throw orderRefused('REFERRAL_REFUSED')

  const counted = {
    vendors: packages,
    voucher: voucher?.effect,
    points: draft.points,
    credit: draft.credit_amount,
    wallet: draft.use_wallet ? draft.wallet_amount : 0,
  }
  const { isCovered, method, totals } = totalsWith(counted, chosen)
  if (!isCovered && !chosen) throw orderRefused('PAYMENT_METHOD_MISSING')
  if (totals.total_payment !== draft.total_payment)
    throw orderRefused('TOTAL_CHANGED', { data: { totals } })
  await checkRemainder(db, draft.business?.company_id ?? buyerId, totals, language)
  if (method) await checkMethod(db, buyerId, method, totals.total_payment, now, language)
  return { packages, method, voucher: voucher?.voucher, referrerId, totals }
}

/** The totals with the fee of the chosen method, which an order that balances and points pay does not have. */
export function totalsWith(counted: TotalsInput, chosen: Method | undefined) {
  const isCovered = cartTotals(counted).total_payment === 0
  const method = isCovered ? undefined : chosen
  return {
    isCovered,
    method,
    totals: cartTotals({ ...counted, service_fee: method?.fee ?? 0 }),
  }
}

/** The voucher with this code and its discounts. Throws when it does not apply to the basket. */
export async function voucherFor(
  db: Database,
  buyerId: string,
  code: string,
  basket: Basket,
  now: Date,
  language: Language,
) {
  const judged = await judge(db, buyerId, code, basket, now)
  if (!judged.reason) return judged
  const message = voucherMessage(judged.reason, language, judged.voucher?.minimum_purchase)
  throw orderRefused('VOUCHER_REFUSED', {
    values: { message },
    data: { reason: judged.reason, message },
  })
}

// Only a remainder that the buyer can't pay is waived, even when the draft uses little of a balance.
async function checkRemainder(
  db: Database,
  ownerId: string,
  { rounding, wallet_used, points_used }: Totals,
  language: Language,
) {
  if (rounding === 0) return
  const used = { IDR: wallet_used, POINT: points_used }
  for (const currency of ['IDR', 'POINT'] as const) {
    const account = await accountOf(db, ownerId, currency)
    if (account?.status !== 'active' || account.balance <= used[currency]) continue
    throw orderRefused('REMAINDER_UNPAID', {
      values: { amount: rupiah(rounding, language) },
      data: { currency_code: currency },
    })
  }
}

async function checkMethod(
  db: Database,
  buyerId: string,
  method: Method,
  amount: number,
  now: Date,
  language: Language,
) {
  const message =
    (await denialOf(db, buyerId, `payment:${method.id}`, now, language)) ??
    limitOf(method, amount, language)
  if (message)
    throw orderRefused('PAYMENT_METHOD_REFUSED', { values: { message }, data: { message } })
}
