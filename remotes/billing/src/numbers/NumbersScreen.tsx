import { billNumbers } from '@borong/api/billing'
import {
  callQuery,
  later,
  Link,
  PageTitle,
  useLocation,
  useMessages,
  useQuery,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { KINDS } from '../parts/bill-kinds.ts'
import { NumberCard } from './NumberCard.tsx'
import styles from './NumbersScreen.module.css'

const BillCalendar = later(
  () => import(/* webpackChunkName: 'calendar' */ '../calendar/BillCalendar.tsx'),
)

/** F-07: the buyer's saved numbers, and the calendar of those of a company. */
export function NumbersScreen() {
  const { pathname } = useLocation()
  return pathname.endsWith('/calendar') ? <BillCalendar /> : <SavedNumbers />
}

/** The saved numbers by kind, with label, reminder and automatic payment. */
function SavedNumbers() {
  const t = useMessages()
  const numbers = useQuery(callQuery(billNumbers))
  const items = numbers.data?.result.items
  const company = items?.find(({ company_id }) => company_id)?.company_id
  return (
    <Bands>
      <PageTitle>{t('numbers.title')}</PageTitle>
      <HeadBand title={t('numbers.title')}>
        {company && (
          <Button
            variant="secondary"
            size="small"
            link={<Link to={`/billing/calendar?company=${encodeURIComponent(company)}`} />}
          >
            {t('calendar.title')}
          </Button>
        )}
      </HeadBand>
      {numbers.isPending && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {!items && numbers.isError && (
        <Band>
          <LoadError error={numbers.error} onRetry={() => numbers.refetch()} />
        </Band>
      )}
      {items?.length === 0 && (
        <Band>
          <EmptyState
            icon={<ReceiptIcon size={32} />}
            title={t('numbers.none')}
            action={<Button link={<Link to="/billing" />}>{t('history.pay')}</Button>}
          />
        </Band>
      )}
      {KINDS.map((kind) => {
        const ofKind = items?.filter((saved) => saved.kind === kind) ?? []
        return (
          ofKind.length > 0 && (
            <Band key={kind}>
              <SectionHeader title={t(`kind.${kind}.title`)} />
              <ul className={styles.list} aria-label={t(`kind.${kind}.title`)}>
                {ofKind.map((saved) => (
                  <li key={saved.id}>
                    <NumberCard saved={saved} />
                  </li>
                ))}
              </ul>
            </Band>
          )
        )
      })}
    </Bands>
  )
}
