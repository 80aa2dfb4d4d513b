import { previewCancellation } from '@borong/api/cancellations'
import { callQuery, useLanguage, useQuery } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { rupiah } from '@borong/ui/format/rupiah'
import { SkeletonText } from '@borong/ui/Skeleton'
import styles from './Change.module.css'
import { useChangeMessages } from './use-change-messages.ts'

interface RefundProps {
  orderId: string
  lines: { id: string; quantity: number; seen: number }[]
}

/** The refund of a cancellation before it is sent. */
export function Refund({ orderId, lines }: RefundProps) {
  const t = useChangeMessages()
  const { language } = useLanguage()
  const read = useQuery(callQuery(previewCancellation, { params: { orderId }, body: { lines } }))
  if (read.isError) return <LoadError error={read.error} onRetry={() => read.refetch()} />
  if (!read.data) return <SkeletonText lines={2} />
  const { goods, costs, amount, ends_order } = read.data.result
  return (
    <dl className={styles.refund} aria-live="polite">
      <div>
        <dt>{t('change.goods')}</dt>
        <dd>{rupiah(goods, language)}</dd>
      </div>
      {costs !== 0 && (
        <div>
          <dt>{t('change.costs')}</dt>
          <dd>{rupiah(costs, language)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('change.amount')}</dt>
        <dd>{rupiah(amount, language)}</dd>
      </div>
      <p className={styles.quiet}>{t(ends_order ? 'change.ends' : 'change.back')}</p>
    </dl>
  )
}
