import { voucherBook } from '@borong/api/vouchers'
import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { ListFoot } from '../parts/ListFoot.tsx'
import { usePages } from '../parts/use-pages.ts'
import { VoucherCard } from './VoucherCard.tsx'
import styles from './Vouchers.module.css'

export type Shelf = 'usable' | 'used' | 'expired'

/** The vouchers of one state, by pages. */
export function VoucherList({ shelf }: { shelf: Shelf }) {
  const t = useMessages()
  const pages = usePages(
    voucherBook,
    ({ data }) => data,
    ({ id }) => id,
    { state: shelf },
  )
  const { items } = pages
  const toShop = (
    <Button variant="secondary" link={<Link to="/" />}>
      {t('vouchers.shop')}
    </Button>
  )
  if (pages.isSuccess && items.length === 0)
    return (
      <EmptyState
        icon={<TicketIcon size={32} />}
        title={t(`vouchers.none.${shelf}`)}
        action={toShop}
      />
    )
  return (
    <div className={styles.list}>
      {items.map((voucher) => (
        <VoucherCard key={voucher.id} voucher={voucher} />
      ))}
      <ListFoot pages={pages} />
      {shelf === 'usable' && pages.isSuccess && toShop}
    </div>
  )
}
