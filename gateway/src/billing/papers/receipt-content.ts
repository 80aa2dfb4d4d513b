import { textOf } from '@borong/api/messages'
import type { Language } from '../../server/domain.ts'
import { rupiah } from '../../server/rupiah.ts'
import type { BillView } from '../view.ts'
import { wibMinute } from '../wib.ts'
import { factMessages, receiptMessages } from './messages.ts'

type Line = [label: string, value: string]

/** The content of a receipt (struk). */
export interface ReceiptContent {
  title: string
  lines: Line[]
  /** Of prepaid electricity: in groups of four digits. */
  token: Line | null
  amounts: Line[]
  total: Line
  footer: string
}

/** The receipt of a bill that is done. The biller's own facts come in its order. */
export function receiptContent(bill: BillView, language: Language): ReceiptContent {
  const say = (name: keyof typeof receiptMessages) => textOf(receiptMessages[name], language)
  const money = (amount: number) => rupiah(amount, language)
  const line = (name: keyof typeof receiptMessages, value: string | null): Line[] =>
    value === null || value === '' ? [] : [[say(name), value]]
  const doneAt = new Date(bill.done_at ?? bill.created_at)
  return {
    title: say('title'),
    lines: [
      [say('date'), `${wibMinute(doneAt)} WIB`],
      [say('serial'), bill.serial],
      [say('product'), bill.product_name],
      [say('number'), bill.number],
      ...line('owner', bill.owner),
      ...line('power', bill.power),
      ...line('months', bill.months > 1 ? String(bill.months) : null),
      ...line('reference', bill.biller_serial),
      ...factLines(bill, language),
      [say('method'), bill.payment_name],
    ],
    token: bill.token === null ? null : [say('token'), inFours(bill.token)],
    amounts: [
      [say('amount'), money(bill.amount)],
      [say('admin'), money(bill.admin)],
    ],
    total: [say('total'), money(bill.price)],
    footer: say('footer'),
  }
}

/** The biller's facts, without those that the receipt has already. */
const factLines = ({ facts, owner, power, token, biller_serial }: BillView, language: Language) => {
  const shown = new Set([owner, power, token, biller_serial])
  return facts
    .filter(({ value }) => !shown.has(value))
    .map(({ label, value }): Line => [labelOf(label, language), value])
}

const labelOf = (label: string, language: Language): string =>
  Object.hasOwn(factMessages, label)
    ? textOf(factMessages[label as keyof typeof factMessages], language)
    : label

/** Digits in groups of four, as a meter's keypad takes them. */
export const inFours = (digits: string): string => digits.replaceAll(/\d{4}(?=\d)/g, '$& ')
