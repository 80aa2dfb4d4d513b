import { orders } from '@borong/api/orders'
import {
  callQuery,
  Link,
  useInfiniteQuery,
  useMessages,
  useQueryClient,
  useSearchParams,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useEffect, useMemo, useRef } from 'react'
import { Failure } from '../shop/Failure.tsx'
import { Band, Screen } from '../shop/Screen.tsx'
import { isUnanswered } from '../shop/unanswered.ts'
import { keepOrders, keptOrders } from './kept-orders.ts'
import { OrderCard } from './OrderCard.tsx'
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

const isState = (text: string | null): text is State => STATES.some((state) => state === text)

/** every order of the buyer, newest first, by state. */
export function TransactionScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const asked = search.get('state')
  const state = isState(asked) ? asked : undefined
  const pages = useOrders(state)
  const filters = useRef<HTMLElement>(null)
  const first = pages.data?.pages[0]?.data.items
  useEffect(() => {
    if (first && !state) keepOrders(first)
  }, [first, state])
  const isUnread = pages.isError && !pages.data
  const isKeptShown = isUnread && isUnanswered(pages.error)
  const kept = useMemo(() => (isKeptShown ? keptOrders(state) : undefined), [isKeptShown, state])
  const rows = pages.data?.pages.flatMap((page) => page.data.items) ?? kept ?? []
  const counts = pages.data?.pages[0]?.data.counts
  const hasCounts = counts !== undefined
  useEffect(() => {
    // The counts widen the filters.
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
      {isUnread && !kept && <Failure error={pages.error} onRetry={() => pages.refetch()} />}
      {kept && (
        <Band>
          <Notice
            tone="warn"
            live
            action={
              <Button variant="ghost" size="small" onClick={() => pages.refetch()}>
                {t('failure.retry')}
              </Button>
            }
          >
            {t('thankYou.kept')}
          </Notice>
        </Band>
      )}
      {(pages.data ?? kept) && rows.length === 0 && (
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
          {pages.isFetchNextPageError && (
            <Notice tone="error" live>
              {t('transaction.moreFailed')}
            </Notice>
          )}
          <Button variant="secondary" fullWidth onClick={() => pages.fetchNextPage()}>
            {t(pages.isFetchNextPageError ? 'failure.retry' : 'transaction.more')}
          </Button>
        </Band>
      )}
    </Screen>
  )
}

function useOrders(state: State | undefined) {
  const queries = useQueryClient()
  const input = { query: state ? { state } : {} }
  const first = callQuery(orders, input)
  return useInfiniteQuery({
    queryKey: ['pages', ...first.queryKey],
    queryFn: ({ pageParam }) =>
      queries.fetchQuery(
        pageParam === 1
          ? { ...first, staleTime: 2000, retry: false }
          : {
              ...callQuery(orders, { query: { ...input.query, page: String(pageParam) } }),
              staleTime: 0,
              // The infinite query retries by itself; both retries together would keep a buyer waiting for minutes.
              retry: false,
            },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ data }) =>
      data.page * data.limit < data.total_count ? data.page + 1 : undefined,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}
