import type { CartItem } from '@borong/api/cart-schema'
import { Link, useMessages, useSetAtom } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Button } from '@borong/ui/Button'
import { Image } from '@borong/ui/Image'
import { Notice } from '@borong/ui/Notice'
import { LineAmounts } from '../shop/LineAmounts.tsx'
import { Couriers } from './Couriers.tsx'
import { changeDraftAtom } from './draft.ts'
import { Insurance } from './Insurance.tsx'
import { LineNotices } from './LineNotices.tsx'
import styles from './ShipmentDetails.module.css'
import { withChoice, type Shipment } from './shipments.ts'
import type { Checkout } from './use-checkout.ts'

/** The goods of one seller, their couriers and their insurance. */
export default function ShipmentDetails({
  shipment,
  checkout,
}: {
  shipment: Shipment
  checkout: Checkout
}) {
  const t = useMessages()
  const change = useSetAtom(changeDraftAtom)
  const { vendor, option, isInsured } = shipment
  const choose = (shipping_id: string, insurance: boolean) =>
    change({
      shipping_used: withChoice(checkout.draft.shipping_used, {
        vendor_id: vendor.id_vendor,
        shipping_id,
        insurance,
      }),
    })
  return (
    <>
      <small className={styles.quiet}>
        {t('cart.shipsFrom', { city: vendor.vendor_location })}
      </small>
      {vendor.lines.map((item) => (
        <Line key={item.id_item} item={item} />
      ))}
      {vendor.note && <p className={styles.quiet}>{t('cart.noteIs', { note: vendor.note })}</p>}
      {shipment.isUnreachable && (
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
      )}
      {shipment.hasChanged && option && <Notice tone="warn">{t('courier.changed')}</Notice>}
      {option && (
        <>
          <Couriers shipment={shipment} onChoose={(id) => choose(id, isInsured)} />
          <Insurance shipment={shipment} onChange={(insured) => choose(option.id, insured)} />
        </>
      )}
    </>
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
