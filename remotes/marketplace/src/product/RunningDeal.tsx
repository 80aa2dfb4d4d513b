import { unitName, useFirstNow, useLanguage, useMessages } from '@borong/contract'
import { Countdown } from '@borong/ui/Countdown'
import { useServerNow } from '@borong/ui/server-now'
import type { Offer } from './offer.ts'
import styles from './Product.module.css'

interface RunningDealProps {
  deal: NonNullable<Offer['deal']>
  unit: string
  onEnd: () => void
}

/** The rest of a daily deal: its quantity and its time. */
export default function RunningDeal({ deal, unit, onEnd }: RunningDealProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  const left = deal.quota - deal.sold
  return (
    <div className={styles.deal}>
      <span>
        <b>{t('deal.title')}</b>{' '}
        {t('product.dealLeft', { left, unit: unitName(unit, language, left) })}
      </span>
      <Countdown
        until={Date.parse(deal.end_date)}
        now={now}
        label={t('deal.endsIn')}
        onEnd={onEnd}
      />
    </div>
  )
}
