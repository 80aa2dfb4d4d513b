import { fill, textsIn } from '@borong/api/messages'
import { taxIn, taxOfLine } from '@borong/api/rules/ppn'
import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import type { PaperTable } from '../server/paper-pdf.ts'
import { rupiah } from '../server/rupiah.ts'
import { invoiceMessages } from './messages.ts'

export interface TaxedLine {
  name: string
  net: number
  base: number
  tax: number
}

/** The tax of lines, and its sums. Each pair of DPP and PPN recomputes. */
export function taxRows(
  lines: readonly TaxedLine[],
  at: Date,
  language: Language,
): Pick<PaperTable, 'shares' | 'head' | 'rows' | 'sums'> {
  const texts = textsIn(invoiceMessages, language)
  const money = (amount: number) => rupiah(amount, language)
  const sum = (part: 'net' | 'base' | 'tax') => lines.reduce((total, one) => total + one[part], 0)
  return {
    shares: [0.4, 0.2, 0.2, 0.2],
    head: [texts.taxed, texts.net, texts.base, `${texts.tax} ${taxIn(0, at).percent}%`],
    rows: lines.map((one) => [one.name, money(one.net), money(one.base), money(one.tax)]),
    sums: [texts.sum, money(sum('net')), money(sum('base')), money(sum('tax'))],
  }
}

/** The tax of each line as charged, in its price or on top of it, with both kinds explained. */
export function taxTable(parcels: OrderView['parcels'], at: Date, language: Language): PaperTable {
  const texts = textsIn(invoiceMessages, language)
  const items = parcels.flatMap(({ details }) => details)
  const lines = items.map((item) => ({ name: item.name, ...taxOfLine(item, at) }))
  const all = lines.reduce((sum, { tax }) => sum + tax, 0)
  const added = items.reduce((sum, { tax }) => sum + tax, 0)
  const values = {
    all: rupiah(all, language),
    added: rupiah(added, language),
    inside: rupiah(all - added, language),
  }
  return {
    ...taxRows(lines, at, language),
    notes: [
      ...(added > 0 ? [fill(texts.split, language, values)] : []),
      fill(texts.rule, language, { percent: taxIn(0, at).percent }),
    ],
  }
}
