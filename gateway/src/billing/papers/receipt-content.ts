import { wibText } from '../../server/wib.ts'
import { textOf } from '@borong/api/messages'
import type { Language } from '../../server/domain.ts'
import { rupiah } from '../../server/rupiah.ts'
import type { BillView } from '../view.ts'
import type { BilledCompany } from './billed-company.ts'
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
export function receiptContent(
  bill: BillView,
  language: Language,
  company?: BilledCompany,
): ReceiptContent {
  const label = (name: keyof typeof receiptMessages) => textOf(receiptMessages[name], language)
  const money = (amount: number) => rupiah(amount, language)
  const line = (name: keyof typeof receiptMessages, value: string | null): Line[] =>
    value === null || value === '' ? [] : [[label(name), value]]
  const doneAt = new Date(bill.done_at ?? bill.created_at)
  return {
    title: label('title'),
    lines: [
      [label('date'), `${wibText(doneAt, language)} WIB`],
      [label('serial'), bill.serial],
      ...line('company', company?.name ?? null),
      ...line('npwp', company?.npwp ?? null),
      ...line('costCentre', company?.cost_centre ?? null),
      ...line('requester', company?.requester ?? null),
      [label('product'), bill.product_name],
      [label('number'), bill.number],
      ...line('owner', bill.owner),
      ...line('power', bill.power),
      ...line('months', bill.months > 1 ? String(bill.months) : null),
      ...line('reference', bill.biller_serial),
      ...factLines(bill, language),
      [label('method'), bill.payment_name],
    ],
    token: bill.token === null ? null : [label('token'), inFours(bill.token)],
    amounts: [
      [label('amount'), money(bill.amount)],
      [label('admin'), money(bill.admin)],
    ],
    total: [label('total'), money(bill.price)],
    footer: label('footer'),
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
