import { later, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Badge } from '@borong/ui/Badge'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { Suspense } from 'react'
import type { ApprovalLinesProps } from './approval.ts'
import styles from './Approval.module.css'

const LineDecision = later(() => import('./LineDecision.tsx'))

/** The goods of a request. An approver can refuse single lines. */
export function ApprovalLines({
  lines,
  refused,
  onChange,
  quantities,
  onLower,
}: ApprovalLinesProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.image && (
            <span className={styles.image}>
              <Image src={imageUrl(line.image)} alt="" sizes="56px" rounded />
            </span>
          )}
          <div className={styles.text}>
            <span>{line.name}</span>
            <span className={styles.quiet}>{line.vendor_name}</span>
            <span className={styles.price}>
              <span>
                {line.quantity} {line.unit_type} × {rupiah(line.unit_price, language)}
              </span>
              <b>{rupiah((quantities[line.id] ?? line.quantity) * line.unit_price, language)}</b>
            </span>
            {line.last_paid && (
              <span className={styles.quiet}>
                {t('approval.lastPaid', {
                  price: rupiah(line.last_paid.unit_price, language),
                  day: longDate(line.last_paid.at, language),
                })}
              </span>
            )}
            {line.requested_quantity !== null && (
              <span className={styles.quiet}>
                {t('approval.lowered', { quantity: line.requested_quantity })}
              </span>
            )}
            {line.is_refused && (
              <span>
                <Badge tone="bad">{t('approval.refusedLine')}</Badge>
              </span>
            )}
            {(onLower || onChange) && (
              <Suspense>
                <LineDecision {...{ line, refused, onChange, quantities, onLower }} />
              </Suspense>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
