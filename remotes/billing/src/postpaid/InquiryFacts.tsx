import { useLanguage, useMessages } from '@borong/contract'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Inquiry } from '../parts/bill-kinds.ts'
import { showNumber } from '../parts/show-number.ts'

/** The owner and the amount of a bill, with the facts that the biller states. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { kind, number, owner, power, facts, amount, admin, price } = inquiry
  const name = <b>{owner}</b>
  const money = (value: number | null) => value !== null && rupiah(value, language)
  return (
    <DescriptionList
      facts={[
        [t('fact.owner'), name],
        [t('fact.number'), showNumber(kind, number)],
        [t('fact.power'), power],
        ...facts.map(({ label, value }) => [label, value] as const),
        [t('fact.amount'), money(amount)],
        [t('fact.admin'), money(admin)],
        [t('fact.total'), money(price), true],
      ]}
    />
  )
}
