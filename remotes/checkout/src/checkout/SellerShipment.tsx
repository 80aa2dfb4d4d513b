import type { CartItem } from '@borong/api/cart-schema'
import { Link, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Button } from '@borong/ui/Button'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { Notice } from '@borong/ui/Notice'
import { Image } from '@borong/ui/Image'
import { LineAmounts } from '../shop/LineAmounts.tsx'
import { Band } from '../shop/Screen.tsx'
import { CourierChoice } from './CourierChoice.tsx'
import { LineNotices } from './LineNotices.tsx'
import styles from './SellerShipment.module.css'
import type { Shipment } from './shipments.ts'
import type { Checkout } from './use-checkout.ts'

interface SellerShipmentProps {
  shipment: Shipment
  checkout: Checkout
}

/** One seller's goods and their shipping. A problem here does not block the other sellers. */
export function SellerShipment({ shipment, checkout }: SellerShipmentProps) {
  const t = useMessages()
  const { vendor } = shipment
  return (
    <Band label={vendor.vendor_name}>
      <h2 className={styles.seller}>
        <StoreIcon size={18} />
        {vendor.vendor_name}
        <small className={styles.place}>
          {t('cart.shipsFrom', { city: vendor.vendor_location })}
        </small>
      </h2>
      {vendor.lines.map((item) => (
        <Line key={item.id_item} item={item} />
      ))}
      {vendor.note && <p className={styles.note}>{t('cart.noteIs', { note: vendor.note })}</p>}
      {shipment.isUnreachable && !checkout.isQuoting && checkout.address && !checkout.quoteError ? (
        <Notice
          tone="error"
          title={t('courier.unreachable')}
          action={
            <Button variant="ghost" size="small" link={<Link to="/choose-address" />}>
              {t('courier.otherAddress')}
            </Button>
          }
        >
          {t('courier.staysInCart')}
        </Notice>
      ) : (
        <CourierChoice shipment={shipment} checkout={checkout} />
      )}
    </Band>
  )
}

function Line({ item }: { item: CartItem }) {
  const imageUrl = useImageUrl()
  return (
    <div className={styles.line}>
      <Image src={imageUrl(item.image)} alt="" sizes="48px" rounded />
      <span className={styles.name}>{item.name}</span>
      <LineAmounts
        quantity={item.product_quantity}
        unit={item.unit_type}
        price={item.unit_price}
        subtotal={item.product_price_subtotal}
      />
      {item.notices.length > 0 && <LineNotices item={item} />}
    </div>
  )
}
