import { type Language, unitName } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import type { Quote } from './quote.data.ts'

type Translate = (key: string, values: Record<string, string>) => string

/** The differences between two versions of a quote, in the buyer’s words. */
export function changesOf(before: Quote, after: Quote, t: Translate, language: Language): string[] {
  const price = (amount: number | null) => (amount === null ? '–' : rupiah(amount, language))
  const told: string[] = []
  const tell = (what: string, from: string, to: string) => {
    if (from !== to) told.push(t('quote.changed', { what, from, to }))
  }
  tell(
    t('quote.stateIs', {}),
    t(`quote.state.${before.state}`, {}),
    t(`quote.state.${after.state}`, {}),
  )
  for (const line of after.lines) {
    const earlier = before.lines.find(({ id_item }) => id_item === line.id_item)
    if (!earlier) continue
    const count = (quantity: number) =>
      `${wholeNumber(quantity, language)} ${unitName(line.unit_type, language, quantity)}`
    tell(line.name, count(earlier.quantity), count(line.quantity))
    tell(line.name, price(earlier.unit_price), price(line.unit_price))
  }
  tell(t('quote.freight', {}), price(before.freight), price(after.freight))
  const days = ({ delivery_days }: Quote) => String(delivery_days ?? '–')
  tell(t('quote.days', {}), days(before), days(after))
  if (before.terms !== after.terms) told.push(t('quote.termsChanged', {}))
  return told
}
