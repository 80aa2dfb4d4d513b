import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { NumberCard } from '../numbers/NumberCard.tsx'
import { type Day, isOpen, type Item, paidTogether, sumText } from './calendar.ts'
import numbers from '../numbers/NumbersScreen.module.css'
import styles from './BillCalendar.module.css'
import { usePayTogether } from './use-pay-together.ts'

interface DueNumbersProps {
  id?: string
  title: string
  sums?: Day['sums']
  items: readonly Item[]
  canPay: boolean
  companyId: string
}

/** The numbers of one day with their sum, and the payment of those that can be paid together. Nothing without numbers. */
export function DueNumbers({ id, title, sums, items, canPay, companyId }: DueNumbersProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const payTogether = usePayTogether(companyId)
  if (items.length === 0) return null
  const costOf = ({ amount, is_estimate: isEstimate, state }: Item): string => {
    const cost = amount === null ? t('calendar.noAmount') : rupiah(amount, language)
    return `${isEstimate ? '±' : ''}${cost} · ${t(`calendar.${state}`)}`
  }
  return (
    <Band>
      <div id={id} className={styles.head}>
        <SectionHeader
          title={title}
          aside={
            sums && (
              <b>
                {sumText(
                  sums.open > 0 && rupiah(sums.open, language),
                  sums.unknown > 0 && t('calendar.unknown', { count: sums.unknown }),
                )}
              </b>
            )
          }
        />
      </div>
      <ul className={numbers.list}>
        {items.map((item) => (
          <li key={item.number.id}>
            <NumberCard saved={item.number} cost={costOf(item)} canPay={canPay && isOpen(item)} />
          </li>
        ))}
      </ul>
      {canPay &&
        paidTogether(items).map((group) => {
          const { kind, cost_centre_id, cost_centre_name: centre } = group[0]!.number
          return (
            <Button
              key={`${kind} ${cost_centre_id ?? ''}`}
              variant="secondary"
              onClick={() => payTogether(group)}
            >
              {[`${t('bulk.open')} (${group.length})`, t(`kind.${kind}.short`), centre]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          )
        })}
    </Band>
  )
}
