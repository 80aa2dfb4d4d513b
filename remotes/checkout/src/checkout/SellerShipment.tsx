import { cartTotals } from '@borong/api/rules/cart-totals'
import { useFirstNow, useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { ListRow } from '@borong/ui/ListRow'
import { useServerNow } from '@borong/ui/server-now'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { useId, useState } from 'react'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band } from '../shop/Screen.tsx'
import { arrivalWords, courierName } from './arrival.ts'
import styles from './SellerShipment.module.css'
import { asTotalsVendors, type Shipment } from './shipments.ts'
import type { Checkout } from './use-checkout.ts'

const ShipmentDetails = optionalPart(() => import('./ShipmentDetails.tsx'))

interface SellerShipmentProps {
  shipment: Shipment
  checkout: Checkout
}

/**
 * One seller's goods and their shipping in one line, which opens. It opens by itself when it has a message. A problem here
 * does not block the other sellers.
 */
export function SellerShipment({ shipment, checkout }: SellerShipmentProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const id = useId()
  const { vendor } = shipment
  const hasMessage =
    shipment.isUnreachable ||
    shipment.hasChanged ||
    vendor.lines.some(({ notices }) => notices.length > 0)
  const [isOpen, setOpen] = useState(hasMessage)
  const [hadMessage, setHadMessage] = useState(hasMessage)
  if (hasMessage !== hadMessage) {
    setHadMessage(hasMessage)
    if (hasMessage) setOpen(true)
  }
  const [first, ...others] = vendor.lines
  const sum = cartTotals({ vendors: asTotalsVendors([shipment]) }).grand_total
  return (
    <Band label={vendor.vendor_name} tight>
      <h2 className={styles.seller}>
        <ListRow
          start={<StoreIcon />}
          title={<b>{vendor.vendor_name}</b>}
          detail={
            <>
              <span className={styles.goods}>
                {first && `${first.product_quantity} × ${first.name}`}
                {others.length > 0 && ` ${t('transaction.others', { count: others.length })}`}
              </span>
              <Courier shipment={shipment} checkout={checkout} />
            </>
          }
          end={sum > 0 && rupiah(sum, language)}
          onClick={() => setOpen(!isOpen)}
          expands={{ isOpen, id }}
        />
      </h2>
      {isOpen && (
        <div id={id} className={styles.details}>
          <ShipmentDetails
            shipment={shipment}
            checkout={checkout}
            waiting={<SkeletonRow image />}
            onFailure={() => setOpen(false)}
          />
        </div>
      )}
    </Band>
  )
}

/** The courier with its price and arrival, or the reason why there is none yet. */
function Courier({ shipment: { option, isUnreachable }, checkout }: SellerShipmentProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  if (option) {
    const price = option.price === 0 ? t('courier.free') : rupiah(option.price, language)
    return `${courierName(option, t)} ${price} · ${arrivalWords(option, now, t, language)}`
  }
  if (isUnreachable) return t('courier.unreachable')
  if (!checkout.address && checkout.userId) return t('courier.needsAddress')
  if (checkout.quoteError) return '–'
  return (
    <span role="status" aria-label={t('courier.asking')}>
      <SkeletonText lines={1} />
    </span>
  )
}
