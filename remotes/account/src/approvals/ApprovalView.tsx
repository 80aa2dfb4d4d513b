import { later, Link, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { type ReactNode, Suspense, useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { type Approval, type ApprovalViewProps, type Quantities, tones } from './approval.ts'
import styles from './Approval.module.css'
import { ApprovalLines } from './ApprovalLines.tsx'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { DecisionForm } from './DecisionForm.tsx'

const Questions = later(() => import('./Questions.tsx'))

/** A request: who wants to buy what and why it needs approval, and the decision. */
export function ApprovalView({ approval, onDecide, onReload, isSignedIn }: ApprovalViewProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const { bill } = approval
  const step = approval.steps.find(({ state }) => state === 'waiting')?.position
  const [refused, setRefused] = useState<readonly string[]>([])
  const [quantities, setQuantities] = useState<Quantities>({})
  const lowered = approval.lines.flatMap(({ id, quantity: seen }) =>
    id in quantities && !refused.includes(id) ? [{ line: id, quantity: quantities[id], seen }] : [],
  )
  const isDivisible = approval.can_decide && approval.lines.length > 1
  const facts = [
    [t('approval.requester'), approval.requester_name],
    [t('approval.company'), approval.company_name],
    [t(bill ? 'approval.bill' : 'approval.order'), approval.order_serial],
    ...(bill ? billFacts(t, bill) : []),
    [t('approval.centre'), approval.cost_centre_name],
    [t('approval.po'), approval.po_number],
    [t('approval.wanted'), approval.wanted_on && longDate(approval.wanted_on, language)],
    [t('approval.reference'), approval.reference],
  ] as const
  const inRupiah = (amount: number) => rupiah(amount, language)
  const { discount, budget_left } = approval
  const amounts = [
    [t('approval.discount'), discount > 0 && `−${inRupiah(discount)}`],
    [t(bill ? 'approval.admin' : 'approval.fees'), inRupiah(approval.shipping_and_fees)],
    [t('approval.total'), <b key="total">{inRupiah(approval.grand_total)}</b>],
    [t('approval.budgetLeft'), budget_left !== null && inRupiah(budget_left)],
  ] as const
  return (
    <>
      <Band>
        <p className={styles.head}>
          <Badge tone={tones[approval.state]}>{t(`approval.state.${approval.state}`)}</Badge>
          {approval.state === 'waiting' && (
            <span>{t('approval.until', { time: moment(approval.expires_at) })}</span>
          )}
        </p>
        <Pairs rows={facts} />
      </Band>
      <ApprovalSteps steps={approval.steps} subject={approval.subject} />
      <Band>
        <SectionHeader title={t(bill ? 'approval.billTitle' : 'approval.goods')} />
        {isDivisible && <p>{t(bill ? 'approval.billsHint' : 'approval.linesHint')}</p>}
        <ApprovalLines
          lines={approval.lines}
          refused={refused}
          quantities={quantities}
          {...(approval.can_decide && { onLower: setQuantities })}
          {...(isDivisible && { onChange: setRefused })}
        />
        <Pairs rows={amounts} />
      </Band>
      {(approval.can_ask || approval.questions.length > 0) && (
        <Suspense>
          <Questions approval={approval} isSignedIn={isSignedIn} onReload={onReload} />
        </Suspense>
      )}
      {approval.can_decide && (
        <DecisionForm
          key={step}
          step={step}
          approval={approval}
          refused={refused}
          lowered={lowered}
          onDecide={onDecide}
          onReload={onReload}
        />
      )}
      {isSignedIn && !approval.can_decide && (
        <Band>
          <Button variant="secondary" fullWidth link={<Link to="/approvals" />}>
            {t('approval.all')}
          </Button>
        </Band>
      )}
    </>
  )
}

const billFacts = (t: ReturnType<typeof useMessages>, bill: NonNullable<Approval['bill']>) =>
  [
    [t('approval.biller'), bill.biller],
    [t('approval.number'), bill.number],
    [t('approval.owner'), bill.owner],
    [t('approval.months'), bill.months > 1 && bill.months],
    [t('approval.payment'), bill.payment_name],
  ] as const

/** Labels with their values. A label without a value is left out. */
const Pairs = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {rows.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
