import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Inquiry } from '../parts/bill-kinds.ts'
import { Facts } from '../parts/Facts.tsx'
import { showNumber } from '../parts/show-number.ts'

/** The owner and the amount of a bill, with the facts that the biller states. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { kind, number, owner, power, facts, amount, admin, price } = inquiry
  const money = (label: string, value: number | null, isTotal = false) =>
    value === null ? [] : [{ label, value: rupiah(value, language), isTotal }]
  return (
    <Facts
      facts={[
        { label: t('fact.owner'), value: <b>{owner}</b> },
        { label: t('fact.number'), value: showNumber(kind, number) },
        ...(power ? [{ label: t('fact.power'), value: power }] : []),
        ...facts,
        ...money(t('fact.amount'), amount),
        ...money(t('fact.admin'), admin),
        ...money(t('fact.total'), price, true),
      ]}
    />
  )
}
