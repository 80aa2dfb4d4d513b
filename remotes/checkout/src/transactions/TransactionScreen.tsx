import { orders } from '@borong/api/orders'
import { Link, useMessages } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useEffect, useMemo, useRef } from 'react'
import { Band, Screen } from '../shop/Screen.tsx'
import { isUnanswered } from '../shop/unanswered.ts'
import { storeOrders, storedOrders } from './stored-orders.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './TransactionScreen.module.css'
import { STATES, useOrderFilter } from './use-order-filter.ts'

/** every order of the buyer, newest first, by state. */
export function TransactionScreen() {
  const t = useMessages()
  const filter = useOrderFilter()
  const { state, company_id: company } = filter.query
  const isAll = !state && !company && !filter.isNarrowed
  const pages = usePages(
    orders,
    { query: filter.query },
    ({ data }) => data,
    ({ id }) => id,
  )
  const filters = useRef<HTMLElement>(null)
  const first = pages.data?.pages[0]?.data.items
  useEffect(() => {
    if (first && isAll) storeOrders(first)
  }, [first, isAll])
  const isUnread = pages.isError && !pages.data
  const isStoredShown = isUnread && !company && !filter.isNarrowed && isUnanswered(pages.error)
  const stored = useMemo(
    () => (isStoredShown ? storedOrders(state) : undefined),
    [isStoredShown, state],
  )
  const rows = stored ?? pages.items
  const counts = pages.data?.pages[0]?.data.counts
  const hasCounts = counts !== undefined
  // Personal buyers have no orders that await approval.
  const shown = STATES.filter(
    (one) => one !== 'awaiting_approval' || one === state || counts?.[one],
  )
  const position = state ? shown.indexOf(state) + 1 : 0
  useEffect(() => {
    // The counts widen the filters.
    if (!hasCounts) return
    const chosen = filters.current?.children[position]
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [position, hasCounts])
  return (
    <Screen title={t(company ? 'transaction.ofCompany' : 'transaction.title')}>
      <nav ref={filters} className={styles.filters} aria-label={t('transaction.filters')}>
        <Chip link={<Link to={filter.pathOf()} replace />} selected={!state}>
          {t('transaction.all')}
        </Chip>
        {shown.map((one) => (
          <Chip key={one} link={<Link to={filter.pathOf(one)} replace />} selected={state === one}>
            {t(`state.${one}`)}
            {counts?.[one] ? ` (${counts[one]})` : ''}
          </Chip>
        ))}
      </nav>
      <OrderFilters {...filter} />
      {pages.isPending && (
        <Loading>
          <SkeletonRow image />
          <SkeletonRow image />
          <SkeletonRow image />
        </Loading>
      )}
      {isUnread && !stored && <LoadError error={pages.error} onRetry={() => pages.refetch()} />}
      {stored && (
        <Band>
          <Notice
            tone="warn"
            live
            action={
              <Button variant="ghost" size="small" onClick={() => pages.refetch()}>
                {t('query.retry')}
              </Button>
            }
          >
            {t('thankYou.stored')}
          </Notice>
        </Band>
      )}
      {(pages.data ?? stored) && rows.length === 0 && (
        <Band>
          <EmptyState
            icon={<ReceiptIcon size={32} />}
            title={
              filter.isNarrowed
                ? t('transaction.noMatch')
                : t(state ? 'transaction.noneInState' : 'transaction.none')
            }
            action={<Button link={<Link to="/" />}>{t('cart.shop')}</Button>}
          />
        </Band>
      )}
      {rows.length > 0 && (
        <div className={styles.rows} data-wide>
          <div className={styles.heads} aria-hidden>
            {(['order', 'date', 'state', 'total'] as const).map((head) => (
              <span key={head}>{t(`transaction.head.${head}`)}</span>
            ))}
          </div>
          {rows.map((row) => (
            <OrderCard key={row.id} row={row} />
          ))}
        </div>
      )}
      {pages.hasNextPage && (
        <Band>
          <LoadMore pages={pages} />
        </Band>
      )}
    </Screen>
  )
}
