import {
  callQuery,
  Link,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQueryClient,
  useSearchParams,
  type Reply,
} from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah } from '@borong/ui/format/rupiah'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { Picture } from '@borong/ui/Picture'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useEffect, useRef } from 'react'
import { moment } from '../shop/dates.ts'
import { Failure } from '../shop/Failure.tsx'
import { orderPath, thankYouPath } from '../shop/paths.ts'
import { Band, Screen } from '../shop/Screen.tsx'
import { usePicture } from '../shop/use-picture.ts'
import { stateTone } from './state-tone.ts'
import styles from './TransactionScreen.module.css'

const STATES = [
  'awaiting_payment',
  'processed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'expired',
] as const
type State = (typeof STATES)[number]
type Row = Reply<'orders'>['data']['items'][number]

const isState = (text: string | null): text is State => STATES.some((state) => state === text)

/** every order of the buyer, newest first, by state. */
export function TransactionScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const asked = search.get('state')
  const state = isState(asked) ? asked : undefined
  const pages = useOrders(state)
  const filters = useRef<HTMLElement>(null)
  const rows = pages.data?.pages.flatMap((page) => page.data.items) ?? []
  const counts = pages.data?.pages[0]?.data.counts
  const hasCounts = counts !== undefined
  useEffect(() => {
    // The counts make them wider.
    if (!hasCounts) return
    const chosen = filters.current?.children[state ? STATES.indexOf(state) + 1 : 0]
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [state, hasCounts])
  return (
    <Screen title={t('transaction.title')}>
      <nav ref={filters} className={styles.filters} aria-label={t('transaction.filters')}>
        <Chip link={<Link to="/transaction" replace />} selected={!state}>
          {t('transaction.all')}
        </Chip>
        {STATES.map((one) => (
          <Chip
            key={one}
            link={<Link to={`/transaction?state=${one}`} replace />}
            selected={state === one}
          >
            {t(`state.${one}`)}
            {counts?.[one] ? ` (${counts[one]})` : ''}
          </Chip>
        ))}
      </nav>
      {pages.isPending && (
        <div role="status" aria-busy aria-label={t('loading')}>
          <SkeletonRow picture />
          <SkeletonRow picture />
          <SkeletonRow picture />
        </div>
      )}
      {pages.isError && !pages.data && (
        <Failure error={pages.error} onRetry={() => pages.refetch()} />
      )}
      {pages.data && rows.length === 0 && (
        <Band>
          <EmptyState
            icon={<ReceiptIcon size={32} />}
            title={t(state ? 'transaction.noneInState' : 'transaction.none')}
            action={<Button link={<Link to="/" />}>{t('cart.shop')}</Button>}
          />
        </Band>
      )}
      {rows.map((row) => (
        <OrderCard key={row.id} row={row} />
      ))}
      {pages.hasNextPage && (
        <Band>
          <Button variant="secondary" fullWidth onClick={() => pages.fetchNextPage()}>
            {t('transaction.more')}
          </Button>
        </Band>
      )}
    </Screen>
  )
}

function useOrders(state: State | undefined) {
  const queries = useQueryClient()
  const input = { query: state ? { state } : {} }
  const first = callQuery('orders', input)
  return useInfiniteQuery({
    queryKey: ['pages', ...first.queryKey],
    queryFn: ({ pageParam }) =>
      queries.fetchQuery(
        pageParam === 1
          ? { ...first, staleTime: 2000, retry: false }
          : {
              ...callQuery('orders', { query: { ...input.query, page: String(pageParam) } }),
              staleTime: 0,
              // The list tries again by itself; both together would keep a buyer waiting for minutes.
              retry: false,
            },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ data }) =>
      data.page * data.limit < data.total_count ? data.page + 1 : undefined,
    refetchOnMount: 'always',
  })
}

function OrderCard({ row }: { row: Row }) {
  const t = useMessages()
  const { language } = useLanguage()
  const picture = usePicture()
  const { first_line: line } = row
  return (
    <Band label={row.order_serial}>
      <div className={styles.head}>
        <span className={styles.quiet}>
          {row.order_serial} · {moment(row.created_at, language)}
        </span>
        <Badge tone={stateTone(row.state)}>{t(`state.${row.state}`)}</Badge>
      </div>
      <Link className={styles.order} to={orderPath(row.id)}>
        <Picture src={picture(line?.image)} alt="" sizes="56px" rounded />
        <span className={styles.words}>
          <span>{line?.name}</span>
          <span className={styles.sellers}>
            {row.vendors.map((vendor) => vendor.name).join(', ')}
            {row.line_count > 1 && ` · ${t('transaction.others', { count: row.line_count - 1 })}`}
          </span>
        </span>
      </Link>
      <div className={styles.foot}>
        <span>
          {t('transaction.total')} <b>{rupiah(row.total_payment, language)}</b>
        </span>
        {row.payment_deadline && (
          <Button size="small" link={<Link to={thankYouPath(row.order_serial)} />}>
            {t('transaction.pay')}
          </Button>
        )}
      </div>
      {row.payment_deadline && (
        <span className={styles.quiet}>
          {t('transaction.payBefore', { at: moment(row.payment_deadline, language) })}
        </span>
      )}
    </Band>
  )
}
