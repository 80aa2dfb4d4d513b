import { useMessages } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'

/** What a closed store means for an order. */
export default function ClosedStore() {
  const t = useMessages()
  return (
    <Notice tone="warn" title={t('seller.closedTitle')}>
      {t('seller.closedText')}
    </Notice>
  )
}
