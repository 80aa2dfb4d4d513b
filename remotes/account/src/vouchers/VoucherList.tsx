import { voucherBook } from '@borong/api/vouchers'
import { Link, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { VoucherCard } from './VoucherCard.tsx'
import styles from './Vouchers.module.css'

export type Shelf = 'usable' | 'used' | 'expired'

/** The vouchers of one state, by pages. */
export function VoucherList({ shelf }: { shelf: Shelf }) {
  const t = useMessages()
  const pages = usePages(
    voucherBook,
    { query: { state: shelf } },
    ({ data }) => data,
    ({ id }) => id,
  )
  const { items } = pages
  const toShop = (
    <Button variant="secondary" link={<Link to="/" />}>
      {t('vouchers.shop')}
    </Button>
  )
  return (
    <QueryContent
      query={pages}
      skeleton={<SkeletonRow />}
      empty={
        <EmptyState
          icon={<TicketIcon size={32} />}
          title={t(`vouchers.none.${shelf}`)}
          action={toShop}
        />
      }
    >
      <div className={styles.list}>
        {items.map((voucher) => (
          <VoucherCard key={voucher.id} voucher={voucher} />
        ))}
        <LoadMore pages={pages} />
        {shelf === 'usable' && toShop}
      </div>
    </QueryContent>
  )
}
