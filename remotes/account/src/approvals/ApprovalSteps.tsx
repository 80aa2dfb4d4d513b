import { useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { type Approval, tones } from './approval.ts'
import styles from './Approval.module.css'
import { useReason } from './use-reason.ts'

type Step = Approval['steps'][number]

/** The steps of a request in their order: why each is needed, who decides it, and who has decided it when. */
export function ApprovalSteps({ steps, subject }: Pick<Approval, 'steps' | 'subject'>) {
  const t = useMessages()
  const moment = useMoment()
  const reasonOf = useReason(subject)
  const judgesOf = ({ approver_name, deputy_name, judges }: Step) => {
    if (!approver_name) return t(judges === 'admin' ? 'approval.byAdmins' : 'approval.ruleByAll')
    return deputy_name
      ? t('approval.byDeputy', { name: approver_name, deputy: deputy_name })
      : t('approval.ruleBy', { name: approver_name })
  }
  const deciderOf = ({ decided_by_name: name, decided_for_name: member }: Step) =>
    name && member ? t('approval.decidedFor', { name, member }) : name
  return (
    <Band>
      <SectionHeader title={t('approval.why')} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.position} className={styles.text}>
            <span className={styles.head}>
              <b>{t('approval.step', { number: step.position })}</b>
              <Badge tone={tones[step.state]}>{t(`approval.state.${step.state}`)}</Badge>
            </span>
            {step.reasons.map((reason) => (
              <span key={reasonOf(reason)}>{reasonOf(reason)}</span>
            ))}
            <span className={styles.quiet}>
              {step.decided_by_name && step.decided_at
                ? `${deciderOf(step)} · ${moment(step.decided_at)}`
                : judgesOf(step)}
            </span>
            {step.reminded_at && step.state === 'waiting' && (
              <span className={styles.quiet}>
                {t('approval.reminded', { time: moment(step.reminded_at) })}
              </span>
            )}
            {step.escalated_at && (
              <span className={styles.quiet}>
                {t('approval.escalated', { time: moment(step.escalated_at) })}
              </span>
            )}
            {step.reason && (
              <span>
                {t('approval.reason')}: {step.reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Band>
  )
}
