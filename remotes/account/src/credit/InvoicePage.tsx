import { creditInvoice } from '@borong/api/credit'
import { Link, useCall, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import styles from './Credit.module.css'
import { stateOf } from './credit.ts'
import { PayInvoices } from './PayInvoices.tsx'
import { useDay } from './use-day.ts'

/** One invoice: its order, its due day, what was paid and refunded, and the payment of the rest. */
export function InvoicePage({ number }: { number: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const day = useDay()
  const { result: invoice } = useCall(creditInvoice, { params: { number } })
  const { tone, name } = stateOf(invoice)
  const money = (amount: number) => rupiah(amount, language)
  const facts = [
    [t('credit.method'), invoice.method_name],
    [t('credit.company'), invoice.company_name],
    [t('credit.due'), day(invoice.due_on)],
    [t('credit.amount'), money(invoice.amount)],
    [t('credit.paid'), money(invoice.paid)],
    [t('credit.refunded'), money(invoice.refunded)],
    [t('credit.returned'), invoice.returned > 0 && money(invoice.returned)],
  ] as const
  return (
    <Screen title={t('credit.one', { number: invoice.number })}>
      <Band>
        <div className={styles.head}>
          <span className={styles.total}>{money(invoice.open)}</span>
          <Badge tone={tone}>{t(`credit.state.${name}`)}</Badge>
        </div>
        {invoice.is_overdue && <Notice tone="error">{t('credit.overdueOne')}</Notice>}
        <DescriptionList facts={facts} />
        <Rows>
          <ListRow
            title={t('credit.order', { serial: invoice.order_serial })}
            link={<Link to={`/transaction/${invoice.order_id}`} />}
          />
        </Rows>
      </Band>
      {invoice.open > 0 && (
        <Band>
          {invoice.unpaid_payment && (
            <Notice
              tone="warn"
              title={t('credit.unpaid')}
              action={
                <Button
                  variant="ghost"
                  size="small"
                  link={<Link to={`/credit/payment/${invoice.unpaid_payment}`} />}
                >
                  {t('credit.continue')}
                </Button>
              }
            >
              {t('credit.unpaidHint')}
            </Notice>
          )}
          <PayInvoices invoices={[invoice]} />
        </Band>
      )}
      <Band label={t('credit.movements')}>
        <SectionHeader title={t('credit.movements')} />
        <Rows>
          {invoice.movements.map(({ kind, amount, reference, at }) => (
            <ListRow
              key={`${kind}${reference}`}
              title={t(`credit.kind.${kind}`)}
              detail={moment(at)}
              end={money(amount)}
            />
          ))}
        </Rows>
      </Band>
    </Screen>
  )
}
