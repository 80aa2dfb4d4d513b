import type { company as companyCall } from '@borong/api/companies'
import { Link, type Reply } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Loading } from '@borong/patterns/Loading'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { OrderNotes } from '../checkout/OrderNotes.tsx'
import { Amounts } from '../shop/Amounts.tsx'
import { Band, Screen } from '../shop/Screen.tsx'
import { BalanceFields } from './BalanceFields.tsx'
import { CentreFields } from './CentreFields.tsx'
import { OutletCouriers } from './OutletCouriers.tsx'
import type { Outlet, OutletTable } from './outlet-table.ts'
import { PaymentField } from './PaymentField.tsx'
import { problemsOf } from './plan-problems.ts'
import { SumBar } from './SumBar.tsx'
import { type StepProps, tablePath } from './step-props.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import { useOutletOrder } from './use-outlet-order.ts'
import { VoucherField } from './VoucherField.tsx'

type Company = Reply<typeof companyCall> & { outlets: readonly Outlet[] }

/** Couriers, cost centres, notes and payment of an order for several outlets, and the order itself. */
export function SendStep(props: StepProps & { company: Company }) {
  const { companyId, table, columns, onChange, company } = props
  const t = useOutletMessages()
  const order = useOutletOrder({ companyId, table, columns, onChange, settings: company.settings })
  const { plan } = order
  const change = (part: Partial<OutletTable>) => onChange(() => part)
  const back = <Link to={tablePath(companyId)} />
  const problems = plan ? problemsOf(plan, columns, t) : []
  const bar = plan && (
    <SumBar
      label={order.missing ?? t('checkout.total')}
      amount={plan.totals.total_payment}
      action={
        <Button
          onClick={order.place}
          disabled={order.missing !== undefined}
          loading={!order.isCurrent && !order.error}
        >
          {t('checkout.order')}
        </Button>
      }
    />
  )
  return (
    <Screen title={t('outletOrder.title')} bar={bar}>
      <Band>
        <Button variant="ghost" size="small" link={back}>
          {t('outletOrder.toTable')}
        </Button>
        {order.error && <LoadError error={order.error} onRetry={order.refetch} />}
        {!order.hasGoods && <Notice tone="warn">{t('outletOrder.unready')}</Notice>}
        {order.hasGoods && !plan && !order.error && (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
        {problems.length > 0 && (
          <Notice tone="warn" live title={t('outletOrder.unready')}>
            {problems.map(({ key, text }) => (
              <p key={key}>{text}</p>
            ))}
          </Notice>
        )}
      </Band>
      {plan && (
        <>
          <OutletCouriers plan={plan} table={table} columns={columns} onChange={change} />
          <CentreFields table={table} columns={columns} company={company} onChange={change} />
          <Band label={t('business.order')}>
            {plan.budget && (
              <Notice tone="warn" live>
                {plan.budget.problem.message}
              </Notice>
            )}
            {plan.budget?.allows_exception && (
              <Checkbox
                label={t('business.exception')}
                checked={table.budget_exception}
                onChange={(budget_exception) => change({ budget_exception })}
              />
            )}
            {plan.needs_approval && <Notice live>{t('outletOrder.approval')}</Notice>}
            <OrderNotes
              notes={table}
              isPoRequired={company.settings.po_number_required ?? false}
              onChange={change}
            />
          </Band>
          <Band label={t('summary.title')}>
            <p>
              {t('outletOrder.parcels', {
                outlets: new Set(plan.shipments.map((one) => one.shipping_address_id)).size,
                shipments: plan.shipments.length,
              })}
            </p>
            <VoucherField plan={plan} table={table} onChange={change} />
            <BalanceFields plan={plan} table={table} onChange={change} />
            {plan.totals.total_payment === 0 ? (
              <Notice tone="success">
                {t(plan.totals.rounding > 0 ? 'payment.rounded' : 'payment.covered')}
              </Notice>
            ) : (
              <PaymentField
                amount={plan.totals.total_payment - plan.totals.service_fee}
                value={order.paymentId}
                onChange={order.setPayment}
              />
            )}
            <Amounts totals={plan.totals} promoCode={plan.voucher?.code ?? ''} />
            {order.problem && (
              <Notice tone="error" live>
                {order.problem}
              </Notice>
            )}
          </Band>
        </>
      )}
    </Screen>
  )
}
