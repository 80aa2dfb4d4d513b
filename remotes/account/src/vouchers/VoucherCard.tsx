import type { voucherBook } from '@borong/api/vouchers'
import { lastWibDay } from '@borong/api/rules/wib'
import { Link, useLanguage, useMessages, type Reply } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { CopyButton } from '@borong/ui/CopyButton'
import { longDate } from '@borong/ui/format/moment'
import { useMoment } from '../parts/use-moment.ts'
import styles from './Vouchers.module.css'

type Voucher = Reply<typeof voucherBook>['data']['items'][number]

const TONES = {
  usable: 'good',
  upcoming: 'neutral',
  used: 'neutral',
  expired: 'neutral',
  empty: 'neutral',
} as const

/** One voucher with its terms; its code can be copied while the voucher can still be used. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const { state, used_in } = voucher
  const isAhead = state === 'usable' || state === 'upcoming'
  const day = (at: string) => longDate(at, language)
  return (
    <article className={styles.voucher} aria-label={voucher.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{voucher.title}</h2>
        <Badge tone={TONES[state]}>{t(`vouchers.state.${state}`)}</Badge>
      </div>
      <div className={styles.code}>
        <b>{voucher.code}</b>
        {isAhead && (
          <CopyButton
            text={voucher.code}
            label={t('vouchers.copyCode', { code: voucher.code })}
            copiedLabel={t('vouchers.copied')}
            failedLabel={t('vouchers.copyFailed')}
          >
            {t('vouchers.copy')}
          </CopyButton>
        )}
      </div>
      <ul className={styles.terms}>
        {voucher.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        {isAhead && voucher.uses_left > 1 && (
          <li>{t('vouchers.left', { count: voucher.uses_left })}</li>
        )}
      </ul>
      {state === 'upcoming' && (
        <p className={styles.quiet}>{t('vouchers.from', { date: day(voucher.valid_from) })}</p>
      )}
      {isAhead && (
        <p className={styles.quiet}>
          {t('vouchers.until', { date: day(lastWibDay(voucher.valid_until)) })}
        </p>
      )}
      {state === 'expired' && (
        <p className={styles.quiet}>
          {t('vouchers.ended', { date: day(lastWibDay(voucher.valid_until)) })}
        </p>
      )}
      {used_in && (
        <p className={styles.quiet}>
          {t('vouchers.usedIn', { time: moment(used_in.at) })}
          {' · '}
          <Link to={`/transaction/${used_in.order_id}`}>
            {t('vouchers.toOrder', { serial: used_in.serial })}
          </Link>
        </p>
      )}
    </article>
  )
}
