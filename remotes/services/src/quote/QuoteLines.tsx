import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { LineHead } from './LineHead.tsx'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'

/** The goods with the shop's, the wished and the offered price, the sums, the terms, and the destination. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const t = useMessages()
  const { language } = useLanguage()
  const isOwnPrice = quote.state === 'countered'
  const price = (amount: number | null) => amount !== null && rupiah(amount, language)
  return (
    <>
      <Band>
        <SectionHeader title={t('quote.goods')} />
        <ul className={styles.lines}>
          {quote.lines.map((line) => (
            <li key={line.id_item}>
              <LineHead quote={quote} line={line} />
              <DescriptionList
                facts={[
                  [
                    t('quote.quantity'),
                    `${wholeNumber(line.quantity, language)} ${unitName(line.unit_type, language, line.quantity)}`,
                  ],
                  [t('quote.shopPrice'), price(line.shop_price)],
                  [t('quote.wished'), price(line.wished_price)],
                  [
                    t(isOwnPrice ? 'quote.ownPrice' : 'quote.offeredPrice'),
                    line.unit_price !== null && <b>{price(line.unit_price)}</b>,
                  ],
                ]}
              />
            </li>
          ))}
        </ul>
        {quote.total !== null && (
          <DescriptionList
            facts={[
              [t('quote.subtotal'), price(quote.subtotal)],
              [t('quote.tax'), quote.tax !== 0 && price(quote.tax)],
              [t('quote.freight'), price(quote.freight ?? 0)],
              [t('quote.total'), price(quote.total), true],
            ]}
          />
        )}
      </Band>
      {(quote.address ?? quote.delivery_days ?? quote.terms) && (
        <Band>
          <SectionHeader title={t('quote.delivery')} />
          {quote.address && (
            <p className={styles.long}>
              <b>{quote.address.name}</b> ({quote.address.alias})
              <br />
              {quote.address.address}, {quote.address.city}
            </p>
          )}
          {quote.delivery_days !== null && (
            <p>{t('quote.within', { count: quote.delivery_days })}</p>
          )}
          {quote.terms && (
            <p className={styles.long}>
              {t('quote.terms')}: {quote.terms}
            </p>
          )}
        </Band>
      )}
      {quote.order_id && (
        <Band>
          <Link to={`/transaction/${quote.order_id}`}>
            {t('quote.toOrder', { serial: quote.order_serial })}
          </Link>
        </Band>
      )}
    </>
  )
}
