import { useMessages } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'

/** The notice that explains the effect of a closed store on an order. */
export default function ClosedStore() {
  const t = useMessages()
  return (
    <Notice tone="warn" title={t('seller.closedTitle')}>
      {t('seller.closedText')}
    </Notice>
  )
}
