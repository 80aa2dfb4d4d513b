import type { CartNotice } from '@borong/api/cart-schema'
import { rupiah, wholeNumber, type Language } from '@borong/ui/format/rupiah'
import type { Words } from './words.ts'

const INFORMING = new Set(['PRICE_DOWN', 'AGREED_PRICE', 'AGREED_FROM'])
const MONEY = new Set(['PRICE_UP', 'PRICE_DOWN', 'MINIMUM_PURCHASE'])

/** A server notice as a message of this remote, so that a change of language needs no refetch. */
export function noticeWords(
  { code, message, amount }: Omit<CartNotice, 'amount'> & { amount: number | null },
  t: Words,
  language: Language,
): string {
  const value = MONEY.has(code) ? rupiah(amount ?? 0, language) : wholeNumber(amount ?? 0, language)
  return t(`notice.${code}`, { value, defaultValue: message })
}

export const noticeTone = (code: string): 'good' | 'bad' => (INFORMING.has(code) ? 'good' : 'bad')
