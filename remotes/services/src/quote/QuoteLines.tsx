import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
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
  const price = (amount: number) => rupiah(amount, language)
  const sums = [
    ['subtotal', quote.subtotal],
    ['tax', quote.tax],
    ['freight', quote.freight ?? 0],
  ] as const
  return (
    <>
      <Band>
        <SectionHeader title={t('quote.goods')} />
        <ul className={styles.lines}>
          {quote.lines.map((line) => (
            <li key={line.id_item}>
              <LineHead quote={quote} line={line} />
              <dl className={styles.facts}>
                <Fact name={t('quote.quantity')}>
                  {wholeNumber(line.quantity, language)}{' '}
                  {unitName(line.unit_type, language, line.quantity)}
                </Fact>
                {line.shop_price !== null && (
                  <Fact name={t('quote.shopPrice')}>{price(line.shop_price)}</Fact>
                )}
                {line.wished_price !== null && (
                  <Fact name={t('quote.wished')}>{price(line.wished_price)}</Fact>
                )}
                {line.unit_price !== null && (
                  <Fact name={t(isOwnPrice ? 'quote.ownPrice' : 'quote.offeredPrice')} isStrong>
                    {price(line.unit_price)}
                  </Fact>
                )}
              </dl>
            </li>
          ))}
        </ul>
        {quote.total !== null && (
          <dl className={styles.sums}>
            {sums.map(([name, amount]) =>
              name === 'tax' && amount === 0 ? null : (
                <Fact key={name} name={t(`quote.${name}`)}>
                  {price(amount)}
                </Fact>
              ),
            )}
            <Fact name={t('quote.total')} isStrong>
              {price(quote.total)}
            </Fact>
          </dl>
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

interface FactProps {
  name: string
  isStrong?: boolean
  children: React.ReactNode
}

const Fact = ({ name, isStrong, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={isStrong ? styles.strong : undefined}>{children}</dd>
  </div>
)
