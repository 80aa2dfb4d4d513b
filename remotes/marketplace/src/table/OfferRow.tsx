import type { SearchCard, TableOffer } from '@borong/api/search.shapes'
import { Link, useLanguage, useMessages, useTrack } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { shortCount } from '@borong/ui/format/decimals'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { Skeleton } from '@borong/ui/Skeleton'
import { memo, useState } from 'react'
import type { Delivery } from '../shop/use-deliveries.ts'
import DeliveredPrice from '../shop/DeliveredPrice.tsx'
import { eventItem } from '../shop/event-item.ts'
import { listName } from '../shop/list-name.ts'
import { productPath, sellerPath } from '../shop/paths.ts'
import { RowBuy } from './RowBuy.tsx'
import { RowPrices } from './RowPrices.tsx'
import styles from './Table.module.css'

interface OfferRowProps {
  item: SearchCard
  offer: TableOffer | undefined
  /** The tiers and the stock are in flight. */
  isAwaited: boolean
  /** The request for the price at the door; null without a district. */
  delivery: Delivery | null
}

/** One offer: what it is, what it costs at each quantity, and how many of it go into the cart. */
export const OfferRow = memo(({ item, offer, isAwaited, delivery }: OfferRowProps) => {
  const { language } = useLanguage()
  const t = useMessages()
  const imageUrl = useImageUrl()
  const track = useTrack()
  const [quantity, setQuantity] = useState(item.minimum_order)
  const count = (amount: number) => wholeNumber(amount, language)
  const select = () => {
    const list = listName(window.location.pathname)
    track({ name: 'select_item', fields: { list, item: eventItem(item) } })
  }
  return (
    <tr>
      <th scope="row">
        <div className={styles.product}>
          <Image src={imageUrl(item.image)} alt="" sizes="56px" rounded />
          <div>
            <Link to={productPath(item)} className={styles.name} onClick={select}>
              {item.name}
            </Link>
            <p className={styles.quiet}>
              <Link to={sellerPath(item.vendor_alias)}>{item.vendor_name}</Link>
              {' · '}
              {item.vendor_location}
            </p>
          </div>
        </div>
      </th>
      <td>
        <RowPrices item={item} offer={offer} quantity={quantity} />
        {delivery && (
          <p className={styles.quiet}>
            <DeliveredPrice item={item} delivery={delivery} separator=" · " />
          </p>
        )}
      </td>
      <td className={styles.number}>
        {t('table.amount', { amount: count(item.minimum_order), unit: item.unit_type })}
      </td>
      <td className={styles.number}>{offer ? count(offer.stock) : isAwaited ? '…' : '–'}</td>
      <td className={`${styles.extra} ${styles.number}`}>{shortCount(item.sold, language)}</td>
      <td>
        {isAwaited ? (
          <Skeleton height={44} radius={8} />
        ) : (
          <RowBuy item={item} offer={offer} quantity={quantity} onChange={setQuantity} />
        )}
      </td>
    </tr>
  )
})
