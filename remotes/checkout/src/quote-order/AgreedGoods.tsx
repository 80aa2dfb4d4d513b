import { Link, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Image } from '@borong/ui/Image'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { LineAmounts } from '../shop/LineAmounts.tsx'
import { productPath, sellerPath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import styles from './QuoteOrder.module.css'
import type { Quote } from './use-quote-order.ts'

/** The agreement of seller and buyer: goods, prices, destination and time. */
export function AgreedGoods({ quote }: { quote: Quote }) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const { address, lines, vendor_alias } = quote
  return (
    <>
      <Band label={quote.vendor_name}>
        <h2 className={styles.seller}>
          <Link to={sellerPath(vendor_alias)} textWithout>
            {quote.vendor_name}
          </Link>
        </h2>
        <p>
          <Link to={`/quotes/${quote.id}`}>{t('quoteOrder.number', { number: quote.number })}</Link>
        </p>
        <p className={styles.quiet}>{t('quoteOrder.frozen')}</p>
        {lines.map((line) => (
          <div key={line.id_item} className={styles.line}>
            <Image src={imageUrl(line.image)} alt="" sizes="48px" rounded />
            <div>
              <Link to={productPath({ vendor_alias, alias: line.alias })}>{line.name}</Link>
              <LineAmounts
                quantity={line.quantity}
                unit={line.unit_type}
                price={line.unit_price ?? 0}
                subtotal={line.quantity * (line.unit_price ?? 0)}
              />
            </div>
          </div>
        ))}
      </Band>
      <Band label={t('address.title')}>
        <SectionHeader title={t('address.title')} />
        {address && (
          <p className={styles.address}>
            <b>{address.name}</b> ({address.alias})
            <br />
            {address.address}, {address.city}
          </p>
        )}
        {quote.delivery_days !== null && (
          <p className={styles.quiet}>{t('quoteOrder.within', { count: quote.delivery_days })}</p>
        )}
      </Band>
    </>
  )
}
