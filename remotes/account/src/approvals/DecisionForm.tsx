import { useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import type { ApprovalViewProps, Decision } from './approval.ts'

const MOST = 300

interface DecisionFormProps extends Omit<ApprovalViewProps, 'isSignedIn'> {
  /** The position of the step that waits. */
  step: number | undefined
  refused: readonly string[]
  /** The lines of which less is approved; without a quantity that they can have, the decision waits. */
  lowered: readonly { line: string; quantity: number | undefined; seen: number }[]
}

/** Approves the request, all of it or without some lines, or refuses it with a reason. */
export function DecisionForm({
  approval,
  step,
  refused,
  lowered,
  onDecide,
  onReload,
}: DecisionFormProps) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [last, setLast] = useState<Decision['decision']>('approve')
  const changes = refused.length + lowered.length
  const send = useSubmit(async (decision: Decision['decision']) => {
    const refused_lines = decision === 'approve' ? [...refused] : []
    const lowered_lines =
      decision === 'approve'
        ? lowered.flatMap(({ quantity, ...line }) => (quantity ? [{ ...line, quantity }] : []))
        : []
    await onDecide({ decision, reason: reason.trim(), refused_lines, lowered_lines, step })
  })
  const decide = (decision: Decision['decision']) => {
    if (decision === 'approve' && lowered.some(({ quantity }) => !quantity)) return
    const isNeeded = decision === 'refuse' || changes > 0
    setMissing(isNeeded && reason.trim() === '')
    if (isNeeded && reason.trim() === '') return
    setLast(decision)
    void send.start(decision)
  }
  // Another decision, a deadline or a change came before this one.
  const isOver = send.error?.status === 409
  return (
    <Band>
      <SectionHeader title={t('approval.decision')} />
      <TextArea
        label={t('approval.reason')}
        hint={t('approval.reasonHint')}
        maxLength={MOST}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setMissing(false)
        }}
        error={isMissing ? t('approval.reasonMissing') : undefined}
      />
      <ErrorNotice error={send.error} />
      {isOver && (
        <Button variant="secondary" fullWidth onClick={onReload}>
          {t('approval.reload')}
        </Button>
      )}
      {refused.length < approval.lines.length && (
        <Button
          fullWidth
          loading={send.busy && last === 'approve'}
          onClick={() => decide('approve')}
        >
          {changes > 0 ? t('approval.approveRest', { count: changes }) : t('approval.approve')}
        </Button>
      )}
      <Button
        variant="danger"
        fullWidth
        loading={send.busy && last === 'refuse'}
        onClick={() => decide('refuse')}
      >
        {t('approval.refuse')}
      </Button>
    </Band>
  )
}
