import type { CartNotice } from '@borong/api/cart-schema'
import { textOf } from '@borong/api/messages'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { lastWibDay, wibDate } from '../server/wib.ts'
import { agreedMessages } from './agreed-messages.ts'
import { agreedAt, type Goods } from './goods.ts'

/** The agreed price of a product for any quantity, with its end and what is left. */
export function agreedText(
  { price, minimum, left, until }: NonNullable<Goods['agreed']>,
  language: Language,
): string {
  const day = wibDate(lastWibDay(until), language)
  const values = { amount: rupiah(price, language), minimum, day }
  return left === null
    ? textOf(agreedMessages.AGREED, language, values)
    : textOf(agreedMessages.AGREED_LEFT, language, { ...values, n: left })
}

/** Whether a notice names an agreed price and no problem of the line. */
export const isAgreedNotice = ({ code }: Pick<CartNotice, 'code'>): boolean =>
  code.startsWith('AGREED_')

/** The notice of a line with an agreed price, or of one whose quantity has none. */
export function agreedNotices(goods: Goods, quantity: number, language: Language): CartNotice[] {
  if (!goods.agreed) return []
  const { price, minimum, left, until, shopPrices } = goods.agreed
  const of = (code: string, message: string, amount: number): CartNotice[] => [
    { code, message, amount },
  ]
  if (agreedAt(goods, quantity)) {
    const day = wibDate(lastWibDay(until), language)
    return left === null
      ? of('AGREED_PRICE', textOf(agreedMessages.AGREED_PRICE, language, { day }), price)
      : of(
          'AGREED_PRICE',
          textOf(agreedMessages.AGREED_PRICE_LEFT, language, { day, n: left }),
          price,
        )
  }
  const tier = tierFor(shopPrices, quantity)
  if (!tier || unitPrice(tier) <= price) return []
  if (quantity < minimum) {
    const values = { amount: rupiah(price, language), n: minimum }
    return of('AGREED_FROM', textOf(agreedMessages.AGREED_FROM, language, values), minimum)
  }
  return left === null
    ? []
    : of('AGREED_BEYOND', textOf(agreedMessages.AGREED_BEYOND, language, { n: left }), left)
}
