import { later, Link, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { type Approval, type Decision, tones } from './approval.ts'
import styles from './Approval.module.css'
import { ApprovalLines } from './ApprovalLines.tsx'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { DecisionForm } from './DecisionForm.tsx'

const Questions = later(() => import('./Questions.tsx'))

interface ApprovalViewProps {
  approval: Approval
  onDecide: (body: Decision) => Promise<void>
  /** Reads the request again, after another approver has decided it. */
  onReload: () => Promise<unknown>
  /** Absent for the link of a message, which is for a decision alone. */
  onAsk?: (question: string) => Promise<void>
  onAnswer?: (questionId: string, answer: string) => Promise<void>
}

/** A request: who wants to buy what and why it needs approval, and the decision. */
export function ApprovalView({ approval, onDecide, onReload, onAsk, onAnswer }: ApprovalViewProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const [refused, setRefused] = useState<readonly string[]>([])
  const hasQuestions = approval.can_ask || approval.questions.length > 0
  const step = approval.steps.find(({ state }) => state === 'waiting')?.position
  const facts = [
    [t('approval.requester'), approval.requester_name],
    [t('approval.company'), approval.company_name],
    [t('approval.order'), approval.order_serial],
    [t('approval.centre'), approval.cost_centre_name],
    [t('approval.po'), approval.po_number],
    [t('approval.wanted'), approval.wanted_on && longDate(approval.wanted_on, language)],
    [t('approval.reference'), approval.reference],
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
        <dl className={styles.facts}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Band>
      <ApprovalSteps steps={approval.steps} />
      <Band>
        <SectionHeader title={t('approval.goods')} />
        {approval.can_decide && approval.lines.length > 1 && <p>{t('approval.linesHint')}</p>}
        <ApprovalLines
          lines={approval.lines}
          refused={refused}
          {...(approval.can_decide && approval.lines.length > 1 && { onChange: setRefused })}
        />
        <dl className={styles.amounts}>
          {approval.discount > 0 && (
            <div>
              <dt>{t('approval.discount')}</dt>
              <dd>−{rupiah(approval.discount, language)}</dd>
            </div>
          )}
          <div>
            <dt>{t('approval.fees')}</dt>
            <dd>{rupiah(approval.shipping_and_fees, language)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('approval.total')}</dt>
            <dd>{rupiah(approval.grand_total, language)}</dd>
          </div>
          {approval.budget_left !== null && (
            <div>
              <dt>{t('approval.budgetLeft')}</dt>
              <dd>{rupiah(approval.budget_left, language)}</dd>
            </div>
          )}
        </dl>
      </Band>
      {!hasQuestions ? null : onAsk && onAnswer ? (
        <Suspense fallback={<SkeletonRow />}>
          <Questions approval={approval} onAsk={onAsk} onAnswer={onAnswer} />
        </Suspense>
      ) : (
        <Band>
          <Button variant="secondary" fullWidth link={<Link to={`/approvals/${approval.id}`} />}>
            {t('approval.logInToAsk')}
          </Button>
        </Band>
      )}
      {approval.can_decide && (
        <DecisionForm
          key={step}
          refused={refused}
          isWhole={refused.length === approval.lines.length}
          onDecide={(decision) => onDecide({ ...decision, step })}
          onReload={onReload}
        />
      )}
      {onAsk && !approval.can_decide && (
        <Band>
          <Button variant="secondary" fullWidth link={<Link to="/approvals" />}>
            {t('approval.all')}
          </Button>
        </Band>
      )}
    </>
  )
}
