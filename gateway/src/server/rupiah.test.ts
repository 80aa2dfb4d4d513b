import { cartMessage } from '../cart/messages.ts'
import { wordsOf } from '../notifications/words-of.ts'
import { instructionsFor } from '../payments/instructions.ts'
import { limitOf } from '../payments/limits.ts'
import { methods } from '../payments/methods.ts'
import type { Language } from '../server/domain.ts'
import { standingVouchers } from '../vouchers/offers.ts'
import { voucherMessage } from '../vouchers/messages.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'

const AMOUNT = 12_500_000

test('V-06 K-02: formats rupiah and counts with the separators of the language', () => {
  expect([rupiah(1_250_000, 'id'), rupiah(1_250_000, 'en')]).toEqual([
    'Rp\u00a01.250.000',
    'Rp\u00a01,250,000',
  ])
  expect([wholeNumber(1_250, 'id'), wholeNumber(1_250, 'en')]).toEqual(['1.250', '1,250'])
})

const everything = (language: Language) => [
  cartMessage('MINIMUM_PURCHASE', language, AMOUNT),
  cartMessage('PRICE_UP', language, AMOUNT),
  cartMessage('STOCK', language, 12_500),
  voucherMessage('MINIMUM_PURCHASE', language, AMOUNT),
  voucherMessage('REFERRAL_APPLIED', language),
  wordsOf({ kind: 'ORDER_COMPLETED', order_serial: 'BRG1', detail: '12500' }, language).message,
  // The format of older rows, which store Indonesian separators.
  wordsOf({ kind: 'ORDER_COMPLETED', order_serial: 'BRG1', detail: '12.500' }, language).message,
  ...methods.flatMap((method) => [
    limitOf(method, 1, language) ?? '',
    limitOf(method, 1e12, language) ?? '',
    ...instructionsFor(
      method,
      { amount: AMOUNT, qr_text: null, account_number: '8801' },
      language,
    ).flatMap(({ steps }) => steps),
  ]),
  ...standingVouchers(new Date()).flatMap(({ title, terms }) => [
    (JSON.parse(title as string) as Record<Language, string>)[language],
    ...(JSON.parse(terms as string) as Record<Language, string[]>)[language],
  ]),
]

test.each(['id', 'en'] as const)(
  'V-06 K-02 C-25: every amount in a message in %s has the separators of that language',
  (language) => {
    const texts = everything(language)
    const wrong = language === 'en' ? /\d\.\d{3}/ : /\d,\d{3}/
    expect(texts.filter((text) => wrong.test(text))).toEqual([])
    expect(texts.filter((text) => /\d[.,]\d{3}/.test(text)).length).toBeGreaterThan(20)
  },
)
