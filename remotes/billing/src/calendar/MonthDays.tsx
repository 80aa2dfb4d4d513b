import { useLanguage, useMessages } from '@borong/contract'
import { classes } from '@borong/ui/format/classes'
import { dateFormat } from '@borong/ui/format/date-format'
import { shortCount } from '@borong/ui/format/decimals'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './BillCalendar.module.css'
import { type Day, daysOf, sumText, weekdayOf } from './calendar.ts'

interface MonthDaysProps {
  month: string
  today: string
  days: readonly Day[]
}

/** A month in weeks: each day with bills has its sum, and leads to them. The first week names its days. */
export function MonthDays({ month, today, days }: MonthDaysProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <ol className={styles.month}>
      {daysOf(month).map((day, index) => {
        const due = days.find((one) => one.day === day)
        return (
          <li
            key={day}
            style={index === 0 ? { gridColumnStart: weekdayOf(day) } : undefined}
            className={classes(day === today && styles.today)}
            aria-current={day === today ? 'date' : undefined}
          >
            {index < 7 && <small>{weekday.format(new Date(day))}</small>}
            {due ? (
              <a
                href={`#day-${day}`}
                className={classes(isLate(due) && styles.late)}
                aria-label={`${longDate(day, language)}: ${sumOf(due, (amount) => rupiah(amount, language), t('calendar.noAmount'))}`}
              >
                {index + 1}
                <small>{sumOf(due, (amount) => shortCount(amount, language), '?')}</small>
              </a>
            ) : (
              index + 1
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The open sum of a day, which may be unknown in part; the paid sum of a day without open bills. */
function sumOf({ items, sums }: Day, written: (amount: number) => string, unknown: string): string {
  if (items.every(({ state }) => state === 'paid')) return written(sums.paid)
  return sumText(sums.open > 0 && written(sums.open), sums.unknown > 0 && unknown)
}

const isLate = ({ items }: Day) => items.some(({ state }) => state === 'overdue')
