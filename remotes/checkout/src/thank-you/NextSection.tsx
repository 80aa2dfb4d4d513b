import { Link, useConfig, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { phoneLink } from '@borong/ui/format/phone-link'
import { addressLine } from '../shop/address-line.ts'
import { arrivalDays } from '../shop/arrival-days.ts'
import { orderPath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import styles from './NextSection.module.css'
import type { Order } from './stored-order.ts'

/** Where and when the goods arrive, and the next steps: the order's page, more shopping, or help. */
export function NextSection({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const t = useMessages()
  const { language } = useLanguage()
  const [parcel] = order.parcels
  const { supportPhone } = useConfig()
  return (
    <Band>
      <DescriptionList
        isStacked
        facts={[
          [
            t(order.payment.paid_at ? 'thankYou.arrives' : 'thankYou.arrivesIfPaid'),
            order.arrives && arrivalDays(order.arrives, language),
          ],
          [t('order.to'), parcel && addressLine(parcel.address)],
        ]}
      />
      <Button
        variant={isPaid ? 'primary' : 'secondary'}
        fullWidth
        link={<Link to={orderPath(order.id)} />}
      >
        {t('thankYou.follow')}
      </Button>
      <Button variant="ghost" fullWidth link={<Link to="/" />}>
        {t('thankYou.shop')}
      </Button>
      {supportPhone && (
        <a className={styles.help} href={phoneLink(supportPhone)}>
          {t('thankYou.help', { phone: supportPhone })}
        </a>
      )}
    </Band>
  )
}
