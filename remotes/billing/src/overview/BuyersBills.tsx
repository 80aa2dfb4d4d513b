import { billNumbers, billsDue } from '@borong/api/billing'
import { callQuery, Link, useLanguage, useMessages, useQuery } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { CalendarIcon } from '@borong/ui/icons/CalendarIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { BillRow } from '../parts/BillRow.tsx'
import { pageOf, type SavedNumber } from '../parts/bill-kinds.ts'
import { KindIcon } from '../parts/KindIcon.tsx'
import { longDate } from '@borong/ui/format/moment'
import { showNumber } from '../parts/show-number.ts'
import styles from './OverviewScreen.module.css'

const SHOWN = 6

/** The buyer's unfinished transactions, due reminders and saved numbers. */
export function BuyersBills() {
  const t = useMessages()
  const { language } = useLanguage()
  const due = useQuery({ ...callQuery(billsDue), refetchOnMount: 'always' })
  const numbers = useQuery(callQuery(billNumbers))
  const open = due.data?.result.open ?? []
  const reminders = due.data?.result.due ?? []
  // Unfinished and due bills come first. The numbers wait for them, so that nothing moves under a finger.
  const saved = (!due.isPending && numbers.data?.result.items) || []
  const failed = [due, numbers].find(({ isError, data }) => isError && !data)
  return (
    <>
      {open.length > 0 && (
        <Band>
          <SectionHeader title={t('overview.open')} />
          <ul className={styles.list}>
            {open.map((bill) => (
              <li key={bill.serial}>
                <BillRow bill={bill} />
              </li>
            ))}
          </ul>
        </Band>
      )}
      {reminders.length > 0 && (
        <Band>
          <SectionHeader title={t('overview.due')} />
          <ul className={styles.list}>
            {reminders.map(({ number, due_on: day }) => (
              <li key={number.id}>
                <NumberRow
                  saved={number}
                  start={<CalendarIcon />}
                  detail={t('overview.dueOn', { day: longDate(day, language) })}
                />
              </li>
            ))}
          </ul>
        </Band>
      )}
      {saved.length > 0 && (
        <Band>
          <SectionHeader
            title={t('overview.numbers')}
            more={{ label: t('overview.allNumbers'), link: <Link to="/billing/numbers" /> }}
          />
          <ul className={styles.list}>
            {saved.slice(0, SHOWN).map((number) => (
              <li key={number.id}>
                <NumberRow saved={number} start={<KindIcon kind={number.kind} />} />
              </li>
            ))}
          </ul>
        </Band>
      )}
      {(due.isPending || numbers.isPending) && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {failed && (
        <Band>
          <LoadError
            error={failed.error}
            onRetry={() => Promise.all([due.refetch(), numbers.refetch()])}
          />
        </Band>
      )}
      <Band>
        <Button variant="secondary" link={<Link to="/billing/bulk" />}>
          {t('bulk.open')}
        </Button>
        <Button variant="secondary" link={<Link to="/billing/history" />}>
          {t('history.title')}
        </Button>
      </Band>
    </>
  )
}

interface NumberRowProps {
  saved: SavedNumber
  start: React.ReactNode
  detail?: string
}

function NumberRow({ saved, start, detail }: NumberRowProps) {
  const { id, kind, label, number, operator_name: operator } = saved
  const shown = showNumber(kind, number)
  return (
    <ListRow
      start={start}
      title={label || shown}
      detail={[label && shown, operator, detail].filter(Boolean).join(' · ')}
      link={<Link to={pageOf(kind, `saved=${encodeURIComponent(id)}`)} />}
    />
  )
}
