import { billCalendar } from '@borong/api/billing'
import { companies as companiesCall } from '@borong/api/companies'
import {
  callQuery,
  Link,
  PageTitle,
  useLanguage,
  useMessages,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { longDate } from '@borong/ui/format/moment'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { monthName } from '../parts/month-name.ts'
import styles from './BillCalendar.module.css'
import { type Calendar, monthBeside } from './calendar.ts'
import { DueNumbers } from './DueNumbers.tsx'
import { MonthDays } from './MonthDays.tsx'
import { MonthSums } from './MonthSums.tsx'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** F-08 F-07: the saved numbers of a company on the days on which they are due, with the sums of each day. */
export default function BillCalendar() {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const companies = useQuery(callQuery(companiesCall))
  const known = companies.data?.companies ?? []
  const company = known.find(({ id }) => id === search.get('company')) ?? known[0]
  const wanted = search.get('month') ?? ''
  const calendar = useQuery({
    ...callQuery(billCalendar, {
      query: { company_id: company?.id ?? '', ...(MONTH.test(wanted) ? { month: wanted } : {}) },
    }),
    enabled: company !== undefined,
    refetchOnMount: 'always',
  })
  const failed = [companies, calendar].find(({ isError, data }) => isError && !data)
  const shown = calendar.data?.result
  const isEmpty =
    companies.data &&
    (!company || (shown && !shown.days.length && !shown.earlier.length && !shown.undated.length))
  return (
    <Bands>
      <PageTitle>{t('calendar.title')}</PageTitle>
      <HeadBand title={t('calendar.title')} lead={company?.name} />
      {failed ? (
        <Band>
          <LoadError error={failed.error} onRetry={() => failed.refetch()} />
        </Band>
      ) : isEmpty ? (
        <Band>
          <EmptyState
            icon={<ReceiptIcon size={32} />}
            title={t('calendar.none')}
            action={<Button link={<Link to="/billing/numbers" />}>{t('numbers.title')}</Button>}
          />
        </Band>
      ) : shown && company ? (
        <Month
          calendar={shown}
          companyId={company.id}
          onMonth={(month) => setSearch({ company: company.id, month }, { replace: true })}
        />
      ) : (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </Bands>
  )
}

interface MonthProps {
  calendar: Calendar
  companyId: string
  onMonth: (month: string) => void
}

function Month({ calendar, companyId, onMonth }: MonthProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { month, today, days, earlier, undated, can_pay: canPay } = calendar
  const pays = { canPay, companyId }
  const beside = (step: -1 | 1) => {
    const other = monthBeside(month, step)
    return (
      <Button size="small" variant="secondary" onClick={() => onMonth(other)}>
        {monthName(other, language)}
      </Button>
    )
  }
  return (
    <>
      <Band>
        <div className={styles.months}>
          {beside(-1)}
          <h2 aria-live="polite">{monthName(month, language)}</h2>
          {beside(1)}
        </div>
        <MonthSums calendar={calendar} />
        <MonthDays month={month} today={today} days={days} />
      </Band>
      <DueNumbers title={t('calendar.earlier')} items={earlier} {...pays} />
      {days.map(({ day, sums, items }) => (
        <DueNumbers
          key={day}
          id={`day-${day}`}
          title={longDate(day, language)}
          sums={sums}
          items={items}
          {...pays}
        />
      ))}
      <DueNumbers title={t('calendar.undated')} items={undated} {...pays} />
    </>
  )
}
