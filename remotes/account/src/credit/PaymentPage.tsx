import { cancelCreditPayment, creditPayment } from '@borong/api/credit'
import { call, Link, useCall, useLanguage, useMessages, useSubmit, Widget } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useRef } from 'react'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import styles from './Credit.module.css'
import { useCreditChanged } from './use-credit-changed.ts'

const TONES = {
  awaiting_payment: 'warn',
  paid: 'good',
  cancelled: 'neutral',
  expired: 'bad',
} as const

/** One payment of invoices: how to pay it, and what it pays. */
export function PaymentPage({ serial }: { serial: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const changed = useCreditChanged()
  const { result: payment } = useCall(creditPayment, { params: { serial } })
  const cancel = useSubmit(async () => {
    try {
      await call(cancelCreditPayment, { params: { serial } })
    } finally {
      await changed()
    }
  })
  const shown = useRef<string>(undefined)
  return (
    <Screen title={t('credit.payment')}>
      <Band>
        <div className={styles.head}>
          <span className={styles.total}>
            {rupiah(payment.payment.amount || payment.amount, language)}
          </span>
          <Badge tone={TONES[payment.state]}>{t(`credit.paying.${payment.state}`)}</Badge>
        </div>
        <p className={styles.quiet}>
          {payment.serial} · {payment.payment.payment_name}
        </p>
        {payment.state === 'paid' && (
          <Notice tone="success" live>
            {t('credit.paidHint')}
          </Notice>
        )}
      </Band>
      {payment.state === 'awaiting_payment' && (
        <>
          <Widget
            name="checkout/open-payment"
            id={payment.payment.id}
            onState={(state: string) => {
              if (shown.current !== undefined && shown.current !== state) void changed()
              shown.current = state
            }}
            skeleton={<SkeletonRow />}
            fallback={<Notice tone="error">{t('credit.noPayment')}</Notice>}
          />
          <Band>
            {payment.payment.unique_code > 0 && (
              <p className={styles.quiet}>{t('credit.uniqueCode')}</p>
            )}
            <ErrorNotice error={cancel.error} />
            <Button variant="secondary" fullWidth loading={cancel.busy} onClick={cancel.start}>
              {t('credit.cancel')}
            </Button>
          </Band>
        </>
      )}
      <Band>
        <SectionHeader title={t('credit.paidInvoices')} />
        <Rows>
          {payment.parts.map(({ number, amount }) => (
            <ListRow
              key={number}
              title={number}
              end={rupiah(amount, language)}
              link={<Link to={`/credit/${number}`} />}
            />
          ))}
        </Rows>
        <Button variant="secondary" fullWidth link={<Link to="/credit" />}>
          {t('credit.toCredit')}
        </Button>
      </Band>
    </Screen>
  )
}
