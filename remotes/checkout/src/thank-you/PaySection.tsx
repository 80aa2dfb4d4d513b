import { useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { Countdown } from '@borong/ui/Countdown'
import { rupiah } from '@borong/ui/format/rupiah'
import { moment } from '@borong/ui/format/moment'
import { Band } from '../shop/Screen.tsx'
import type { Order } from './stored-order.ts'
import { PayQr } from './PayQr.tsx'
import { PreparingNotice } from './PreparingNotice.tsx'
import styles from './PaySection.module.css'

interface PaySectionProps {
  payment: Order['payment']
  onReload: () => Promise<unknown>
}

/** E-14: the exact amount, the account or the QR code, and the deadline. */
export function PaySection({ payment, onReload }: PaySectionProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const copy = { copiedLabel: t('copy.done'), failedLabel: t('copy.failed') }
  return (
    <Band label={t('pay.title')}>
      <div className={styles.deadline}>
        <span>{t('pay.before')}</span>
        <b>{moment(payment.payment_deadline, language)}</b>
        <Countdown
          label={t('pay.left')}
          until={Date.parse(payment.payment_deadline)}
          now={Date.parse(payment.server_time)}
          onEnd={() => void onReload()}
        />
      </div>
      <div className={styles.fact}>
        <span className={styles.label}>{t('pay.amount')}</span>
        <span className={styles.amount}>{rupiah(payment.amount, language)}</span>
        <CopyButton text={String(payment.amount)} label={t('copy.amount')} {...copy}>
          {t('copy.word')}
        </CopyButton>
        {payment.unique_code > 0 && (
          <span className={styles.hint}>
            {t('pay.uniqueCode', { code: String(payment.unique_code).padStart(3, '0') })}
          </span>
        )}
      </div>
      {payment.is_preparing && <PreparingNotice onReload={onReload} />}
      {payment.account_number && (
        <div className={styles.fact}>
          <span className={styles.label}>
            {t(payment.payment_group === 'va_payment' ? 'pay.va' : 'pay.account', {
              bank: bareName(payment.payment_name),
            })}
          </span>
          <span className={styles.account}>{payment.account_number}</span>
          <CopyButton text={payment.account_number} label={t('copy.account')} {...copy}>
            {t('copy.word')}
          </CopyButton>
          {payment.account_name && (
            <span className={styles.hint}>
              {t('pay.accountName', { name: payment.account_name })}
            </span>
          )}
        </div>
      )}
      {payment.qr_image && (
        <PayQr image={payment.qr_image} amount={payment.amount} serial={payment.subject_serial} />
      )}
      {payment.url && (
        <Button
          variant={payment.qr_image ? 'secondary' : 'primary'}
          fullWidth
          link={<a href={payment.url}>{null}</a>}
        >
          {t(`pay.open.${payment.payment_group}`, { name: bareName(payment.payment_name) })}
        </Button>
      )}
      <Button variant="secondary" fullWidth onClick={onReload}>
        {t('pay.check')}
      </Button>
    </Band>
  )
}

/** The payment provider's name, without the kind of payment or its terms: for sentences that name those themselves. */
const bareName = (name: string) => name.replace(/ ?(virtual account|transfer|\(.*\)) ?/gi, '')
