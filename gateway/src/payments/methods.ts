import { type Message, textOf } from '@borong/api/messages'
import type { paymentGroups } from '@borong/api/payments.shapes'
import type { Language } from '../server/domain.ts'
import { methodMessages } from './messages.ts'

export type PaymentGroup = (typeof paymentGroups)[number]
export type BankPageKind = 'transfer' | 'va' | 'card' | 'wallet' | 'qris' | 'later'

export interface Method {
  id: string
  name: Message
  /** The recipient of the money: the bank, the wallet or the partner. */
  issuer: string
  group: PaymentGroup
  kind: BankPageKind
  /** The key of the image. */
  image: string
  fee: number
  minimum: number
  maximum: number | null
  /** Hours until the payment expires. */
  hours: number
  /** The bank's prefix of a virtual account, or the shop's account number. */
  account?: string
}

/** A name that is the same in both languages. */
const same = (name: string): Message => ({ id: name, en: name })

const va = (id: string, bank: string, account: string): Method => ({
  id,
  name: same(`${bank} Virtual Account`),
  issuer: bank,
  group: 'va_payment',
  kind: 'va',
  image: `pay/${bank.toLowerCase()}`,
  fee: 0,
  minimum: 10_000,
  maximum: 500_000_000,
  hours: 24,
  account,
})

const transfer = (id: string, bank: string, account: string): Method => ({
  id,
  name: {
    id: textOf(methodMessages.TRANSFER, 'id', { bank }),
    en: textOf(methodMessages.TRANSFER, 'en', { bank }),
  },
  issuer: bank,
  group: 'bank_transfer',
  kind: 'transfer',
  image: `pay/${bank.toLowerCase()}`,
  fee: 0,
  minimum: 10_000,
  maximum: null,
  hours: 24,
  account,
})

const wallet = (id: string, name: string): Method => ({
  id,
  name: same(name),
  issuer: name,
  group: 'digital_wallet',
  kind: 'wallet',
  image: `pay/${id}`,
  fee: 0,
  minimum: 1_000,
  maximum: 20_000_000,
  hours: 1,
})

/** E-08, C-25: all payment methods, in the order of the screen. */
export const methods: readonly Method[] = [
  va('va-bca', 'BCA', '39358'),
  va('va-mandiri', 'Mandiri', '89508'),
  va('va-bni', 'BNI', '98829'),
  va('va-bri', 'BRI', '26215'),
  va('va-permata', 'Permata', '85289'),
  transfer('transfer-bca', 'BCA', '5460881230'),
  transfer('transfer-mandiri', 'Mandiri', '1270009988123'),
  transfer('transfer-bni', 'BNI', '0988123456'),
  transfer('transfer-bri', 'BRI', '034101000881307'),
  {
    id: 'qris',
    name: same('QRIS'),
    issuer: 'QRIS',
    group: 'digital_wallet',
    kind: 'qris',
    image: 'pay/qris',
    fee: 0,
    minimum: 1_000,
    maximum: 10_000_000,
    hours: 1,
  },
  wallet('gopay', 'GoPay'),
  wallet('ovo', 'OVO'),
  wallet('dana', 'DANA'),
  wallet('shopeepay', 'ShopeePay'),
  {
    id: 'credit-card',
    name: methodMessages.CREDIT_CARD,
    issuer: 'Bank Penerbit Kartu',
    group: 'credit_card',
    kind: 'card',
    image: 'pay/card',
    fee: 0,
    minimum: 10_000,
    maximum: 300_000_000,
    hours: 1,
  },
  {
    id: 'pay-later',
    name: methodMessages.PAY_LATER,
    issuer: 'PayLater',
    group: 'borong_plus_partner',
    kind: 'later',
    image: 'pay/later',
    fee: 0,
    minimum: 100_000,
    maximum: 25_000_000,
    hours: 24,
  },
  {
    id: 'borong-plus-partner',
    name: methodMessages.PLUS_PARTNER,
    issuer: 'Borong Plus Partner',
    group: 'borong_plus_partner',
    kind: 'later',
    image: 'pay/plus-partner',
    fee: 0,
    minimum: 1_000_000,
    maximum: 250_000_000,
    hours: 24,
  },
]

const byId = new Map(methods.map((method) => [method.id, method]))

export const methodById = (id: string): Method | undefined => byId.get(id)

/** The buyer-facing name of a payment method. An id without a method means payment from the wallet. */
export const methodName = (id: string, language: Language): string =>
  textOf(byId.get(id)?.name ?? methodMessages.BALANCE, language)
