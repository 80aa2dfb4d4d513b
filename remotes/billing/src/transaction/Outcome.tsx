import { Link, useLanguage, useMessages, Widget } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import type { Bill } from '../parts/bill-kinds.ts'
import { moment } from '@borong/ui/format/moment'
import { Unpaid } from '../parts/Unpaid.tsx'
import { Approval, isDecisive } from './Approval.tsx'
import { TokenSection } from './TokenSection.tsx'

interface OutcomeProps {
  bill: Bill
  onReload: () => Promise<unknown>
}

/** The result of a transaction, or what happens next with it and with its money. */
export function Outcome({ bill, onReload }: OutcomeProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { state, approval } = bill
  const money = rupiah(bill.refunded_amount ?? bill.price, language)
  if (approval && isDecisive(approval)) return <Approval approval={approval} />
  if (state === 'awaiting_payment') return <Unpaid bill={bill} onReload={onReload} />
  if (state === 'done')
    return bill.token ? (
      <TokenSection bill={bill} token={bill.token} />
    ) : (
      <Band>
        <Notice tone="success">
          {bill.done_at
            ? t('transaction.doneAt', { at: moment(bill.done_at, language) })
            : t('transaction.announce.done')}
        </Notice>
      </Band>
    )
  if (state === 'paid' || state === 'sent' || state === 'pending')
    return (
      <>
        <Band>
          <Notice tone="info" title={t(`transaction.next.${state}.title`)}>
            {t(`transaction.next.${state}.text`)}
          </Notice>
        </Band>
        <Widget name="account/push-offer" reason="bill" />
      </>
    )
  if (state === 'failed' || state === 'refunded')
    return (
      <Band>
        <Notice
          tone={state === 'failed' ? 'error' : 'warn'}
          title={bill.failure?.message ?? t('transaction.announce.failed')}
          action={
            <Button variant="ghost" size="small" link={<Link to="/wallet" />}>
              {t('transaction.toWallet')}
            </Button>
          }
        >
          {t(`transaction.money.${state}`, { money })}
        </Notice>
      </Band>
    )
  return (
    <Band>
      <Notice tone="info">{t(`transaction.over.${state}`)}</Notice>
    </Band>
  )
}
