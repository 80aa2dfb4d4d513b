import { useMessages, useSetAtom } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Loading } from '@borong/patterns/Loading'
import { LoadMore } from '@borong/patterns/LoadMore'
import { CopyButton } from '@borong/ui/CopyButton'
import { EmptyState } from '@borong/ui/EmptyState'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { changeDraftAtom } from '../checkout/draft.ts'
import { useRemoveVoucher } from '../checkout/use-remove-voucher.ts'
import { Band } from '../shop/Screen.tsx'
import { useVouchers, type Basket } from './use-vouchers.ts'
import { VoucherCard } from './VoucherCard.tsx'
import styles from './VoucherList.module.css'

interface VoucherListProps {
  basket: Basket
  used: string
  onUse: (code: string) => Promise<void>
}

/** The buyer's vouchers for this basket, and their own referral code. */
export default function VoucherList({ basket, used, onUse }: VoucherListProps) {
  const t = useMessages()
  const reset = useRemoveVoucher()
  const change = useSetAtom(changeDraftAtom)
  const list = useVouchers(basket)
  const hasItems = basket.items.length > 0
  const vouchers = withoutRepeats(
    list.data?.pages.map(({ data }) => data.items) ?? [],
    ({ id }) => id,
  )
  const own = list.data?.pages[0]?.data.referral_code
  if (list.isError && !list.data)
    return <LoadError error={list.error} onRetry={() => list.refetch()} />
  if (list.isPending && hasItems)
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  return (
    <>
      {vouchers.length === 0 && (
        <Band>
          <EmptyState
            icon={<TicketIcon size={32} />}
            title={t(hasItems ? 'voucher.none' : 'checkout.empty')}
          />
        </Band>
      )}
      {vouchers.map((voucher) => (
        <VoucherCard
          key={voucher.id}
          voucher={voucher}
          isUsed={voucher.code === used}
          onUse={() => onUse(voucher.code)}
          onTakeBack={() => {
            reset()
            change({ voucher_declined: true })
          }}
        />
      ))}
      {list.hasNextPage && (
        <Band>
          <LoadMore pages={list} />
        </Band>
      )}
      {own && (
        <Band label={t('voucher.own')}>
          <SectionHeader title={t('voucher.own')} />
          <div className={styles.own}>
            <b>{own}</b>
            <CopyButton
              text={own}
              label={t('copy.referral')}
              copiedLabel={t('copy.done')}
              failedLabel={t('copy.failed')}
            >
              {t('copy.word')}
            </CopyButton>
          </div>
          <p className={styles.hint}>{t('voucher.ownHint')}</p>
        </Band>
      )}
    </>
  )
}
