import { Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { moment } from '@borong/ui/format/moment'
import { orderPath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import type { Order } from './stored-order.ts'
import type { Outcome } from './outcome.ts'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import styles from './OutcomeSection.module.css'

interface OutcomeSectionProps {
  order: Order
  outcome: Outcome
  onReload: () => Promise<unknown>
}

/** The order's state with its next step, at the top of the page. */
export function OutcomeSection({ order, outcome, onReload }: OutcomeSectionProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { payment } = order
  return (
    <Band>
      <OutcomeNotice
        outcome={outcome}
        payment={payment}
        title={t(`outcome.${outcome}`)}
        action={action()}
        onReload={onReload}
      >
        {text()}
      </OutcomeNotice>
      <dl className={styles.facts}>
        <div>
          <dt>{t('thankYou.number')}</dt>
          <dd>
            {order.order_serial}
            <CopyButton
              text={order.order_serial}
              label={t('copy.number')}
              copiedLabel={t('copy.done')}
              failedLabel={t('copy.failed')}
            >
              {t('copy.word')}
            </CopyButton>
          </dd>
        </div>
        {payment.paid_at && (
          <div>
            <dt>{t('thankYou.paidAt')}</dt>
            <dd>{moment(payment.paid_at, language)}</dd>
          </div>
        )}
      </dl>
    </Band>
  )

  function text() {
    const { approval } = order
    if (outcome === 'approval' && approval)
      return t('outcome.text.approval', { at: moment(approval.expires_at, language) })
    if (outcome === 'cancelled' && approval?.state === 'refused')
      return t('outcome.text.refused', { reason: approval.reason })
    if (outcome === 'expired' && approval?.state === 'expired') return t('outcome.text.unapproved')
    if (outcome === 'failed' || outcome === 'card-failed') return payment.failure?.message
    if (outcome === 'cash-back-failed') return order.cash_back.message
    if (outcome === 'paid' && order.state !== 'processed')
      return t('outcome.text.onward', { state: t(`state.${order.state}`) })
    return t(`outcome.text.${outcome}`)
  }

  function action() {
    if (outcome === 'expired' || outcome === 'cancelled') {
      return (
        <Button variant="ghost" size="small" link={<Link to={orderPath(order.id)} />}>
          {t('outcome.orderAgain')}
        </Button>
      )
    }
    return undefined
  }
}
