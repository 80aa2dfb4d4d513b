import { companySpend } from '@borong/api/spend'
import { lastDayOf } from '@borong/api/rules/day'
import {
  later,
  Link,
  type Reply,
  useLanguage,
  useMessages,
  useParams,
  useSearchParams,
} from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah } from '@borong/ui/format/rupiah'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ListRow } from '@borong/ui/ListRow'
import { ProgressBar } from '@borong/ui/ProgressBar'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { MatchReport } from '../match/MatchReport.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import styles from './Spend.module.css'
import { SpendFilters } from './SpendFilters.tsx'
import { type Grouping, useSpendFilter } from './use-spend-filter.ts'

type Group = Reply<typeof companySpend>['items'][number]

const PriceReport = later(async () => ({
  default: (await import('../prices/PriceReport.tsx')).PriceReport,
}))

/** The reports of a company: its spend, the prices that it paid, or the match of its orders. */
export function SpendScreen() {
  const [search] = useSearchParams()
  const by = search.get('by')
  if (by === 'price')
    return (
      <Suspense fallback={<SkeletonRow />}>
        <PriceReport />
      </Suspense>
    )
  return by === 'match' ? <MatchReport /> : <SpendReport />
}

/** The spend of a company in a period, in groups; each group leads to its orders. */
function SpendReport() {
  const t = useMessages()
  const { companyId = '' } = useParams()
  const { language } = useLanguage()
  const { by, query, addressWith, ...filters } = useSpendFilter()
  const pages = usePages(
    companySpend,
    { params: { companyId }, query },
    (reply) => reply,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  const [first] = pages.data?.pages ?? []
  const hasFilter = Object.keys(query).length > 1
  return (
    <Screen title={t('spend.title')}>
      <Band>
        <SpendFilters by={by} narrowed={first?.narrowed ?? []} {...filters} />
      </Band>
      <Band>
        <QueryContent
          query={pages}
          skeleton={<SkeletonRow />}
          empty={
            <EmptyState icon={<ReceiptIcon size={32} />} title={t('spend.none')}>
              {hasFilter && t('spend.noneWithFilter')}
            </EmptyState>
          }
        >
          {first && (
            <p className={styles.total}>
              {t('spend.total')} <strong>{rupiah(first.total, language)}</strong>
              <small>{t('spend.explained')}</small>
            </p>
          )}
          <Rows>
            {pages.items.map((group) => (
              <SpendRow
                key={group.id}
                group={group}
                total={first?.total ?? 0}
                to={
                  by === 'order' ? `/transaction/${group.id}` : addressWith(narrowing(by, group.id))
                }
              />
            ))}
            {first && first.rest !== 0 && (
              <ListRow
                title={t(`spend.rest.${by === 'seller' ? 'seller' : 'category'}`)}
                end={rupiah(first.rest, language)}
              />
            )}
          </Rows>
          <LoadMore pages={pages} />
        </QueryContent>
      </Band>
    </Screen>
  )
}

const narrowing = (by: Exclude<Grouping, 'order'>, id: string) =>
  by === 'month' ? { by: 'order', from: `${id}-01`, to: lastDayOf(id) } : { by: 'order', [by]: id }

function SpendRow({ group, total, to }: { group: Group; total: number; to: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const { name, amount, orders, at } = group
  const percent = total > 0 ? Math.round((amount / total) * 100) : 0
  const detail = at
    ? moment(at)
    : t('spend.share', { orders: t('spend.orders', { count: orders }), percent: String(percent) })
  return (
    <ListRow
      title={name}
      detail={
        <>
          {detail}
          {!at && (
            <ProgressBar label={t('spend.shareOf', { name })} value={amount} max={total} isLimit />
          )}
        </>
      }
      end={rupiah(amount, language)}
      link={<Link to={to} />}
    />
  )
}
