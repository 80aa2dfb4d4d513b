import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { vouchersOf } from './book.ts'
import { type Basket, effectOf, noEffect, savingOf, type Voucher, whyNot } from './effect.ts'
import { voucherMessage } from './messages.ts'
import { pastOf } from './use.ts'

interface Offered {
  buyerId: string
  basket: Basket
  /** The shipping costs of the order. */
  shipping: number
  language: Language
  now: Date
}

/** The vouchers of a buyer for a basket, those that apply and save most first, and the best one that is known to apply. */
export async function offersFor(db: Database, offered: Offered) {
  const { buyerId, basket, shipping, language, now } = offered
  const past = await pastOf(db, buyerId)
  const describe = (voucher: Voucher) => {
    const reason = whyNot(voucher, basket, past(voucher.id), now) ?? null
    const effect = reason === null ? effectOf(voucher, basket) : noEffect
    return {
      id: voucher.id,
      code: voucher.code,
      title: voucher.title[language],
      terms: voucher.terms[language],
      valid_from: voucher.starts_at.toISOString(),
      valid_until: voucher.ends_at.toISOString(),
      minimum_purchase: voucher.minimum_purchase,
      applicable: reason === null,
      reason,
      message: voucherMessage(reason ?? 'APPLICABLE', language, voucher.minimum_purchase),
      is_welcome: voucher.is_welcome,
      saves: savingOf(effect, shipping),
      ...effect,
    }
  }
  type Described = ReturnType<typeof describe>
  const worth = (item: Described) => item.saves + item.cash_back
  const found = await vouchersOf(db, buyerId, now)
  const items = found
    .map(describe)
    .toSorted(
      (a, b) =>
        Number(b.applicable) - Number(a.applicable) ||
        worth(b) - worth(a) ||
        b.saves - a.saves ||
        a.code.localeCompare(b.code),
    )
  // A voucher for one way to pay is offered when the buyer pays that way.
  const bound = new Set(found.flatMap((one) => (one.payment_group === null ? [] : [one.code])))
  const isKnownToApply = ({ applicable, code }: Described) =>
    applicable && (basket.paymentGroup !== undefined || !bound.has(code))
  const best = items.find((item) => isKnownToApply(item) && worth(item) > 0) ?? null
  return { items, best }
}
