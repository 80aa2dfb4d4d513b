import { unitName, useLanguage, useMessages } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import type { TenderDetail } from './offers.ts'
import styles from './Tender.module.css'

/** The requested lines of a tender. */
export function TenderLines({ lines }: { lines: TenderDetail['lines'] }) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.position}>
          <b>{line.item}</b>
          <span className={styles.label}>
            {[
              `${wholeNumber(line.quantity, language)} ${unitName(line.unit, language, line.quantity)}`,
              line.target_price === null
                ? ''
                : t('tender.wish', { price: rupiah(line.target_price, language) }),
              line.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
