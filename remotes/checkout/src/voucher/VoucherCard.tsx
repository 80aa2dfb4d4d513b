import type { myVouchers } from '@borong/api/vouchers'
import { lastWibDay } from '@borong/api/rules/wib'
import { useLanguage, useMessages, type Reply } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { rupiah, type Language } from '@borong/ui/format/rupiah'
import { Band } from '../shop/Screen.tsx'
import type { Words } from '../shop/words.ts'
import { longDate, moment } from '@borong/ui/format/moment'
import styles from './VoucherCard.module.css'

type Voucher = Reply<typeof myVouchers>['data']['items'][number]

interface VoucherCardProps {
  voucher: Voucher
  isUsed: boolean
  onUse: () => Promise<void>
  onTakeBack: () => void
}

/** E-13: a voucher with its code and its last day; a voucher that doesn't apply shows the reason. */
export function VoucherCard({ voucher, isUsed, onUse, onTakeBack }: VoucherCardProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { saves = 0 } = voucher
  return (
    <Band label={voucher.title}>
      <div className={styles.voucher}>
        <div className={styles.words}>
          <b>{voucher.title}</b>
          <span className={styles.marks}>
            <Badge tone={voucher.is_welcome ? 'accent' : 'neutral'}>{voucher.code}</Badge>
            {isUsed && <Badge tone="good">{t('voucher.inUse')}</Badge>}
          </span>
          <ul className={styles.terms}>
            {voucher.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          {voucher.reason === 'NOT_STARTED' && (
            <span className={styles.until}>
              {t('voucher.validFrom', { date: moment(voucher.valid_from, language) })}
            </span>
          )}
          <span className={styles.until}>
            {t('voucher.validUntil', { date: longDate(lastWibDay(voucher.valid_until), language) })}
          </span>
          {voucher.applicable ? (
            <>
              {saves > 0 && (
                <b className={styles.worth}>
                  {t('cart.saving', { value: rupiah(saves, language) })}
                </b>
              )}
              <span className={styles.worth}>{worth(voucher, t, language)}</span>
            </>
          ) : (
            <span className={styles.reason}>{voucher.message}</span>
          )}
        </div>
        {isUsed ? (
          <Button variant="ghost" size="small" onClick={onTakeBack}>
            {t('voucher.takeBack')}
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={onUse} disabled={!voucher.applicable}>
            {t('voucher.apply')}
          </Button>
        )}
      </div>
    </Band>
  )
}

function worth(voucher: Voucher, t: Words, language: Language): string {
  const parts = [
    ['discount', voucher.total_discount],
    ['shipping', voucher.subvention_shipping_fee],
    ['cashBack', voucher.cash_back],
  ] as const
  return parts
    .flatMap(([kind, amount]) =>
      amount > 0 ? [t(`voucher.${kind}`, { value: rupiah(amount, language) })] : [],
    )
    .join(' · ')
}
