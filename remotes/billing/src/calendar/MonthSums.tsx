import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './BillCalendar.module.css'
import { type Calendar, sumText } from './calendar.ts'

/** The sums of a month: late, open and paid, with the count of unknown amounts. */
export function MonthSums({ calendar: { sums, overdue } }: { calendar: Calendar }) {
  const t = useMessages()
  const { language } = useLanguage()
  const rows = [
    ['overdue', overdue.open, overdue.unknown],
    ['open', sums.open, sums.unknown],
    ['paid', sums.paid, 0],
  ] as const
  return (
    <dl className={styles.sums}>
      {rows.map(
        ([name, amount, unknown]) =>
          (name !== 'overdue' || amount + unknown > 0) && (
            <div key={name}>
              <dt>{t(`calendar.${name}`)}</dt>
              <dd>
                {sumText(
                  (amount > 0 || unknown === 0) && rupiah(amount, language),
                  unknown > 0 && t('calendar.unknown', { count: unknown }),
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
