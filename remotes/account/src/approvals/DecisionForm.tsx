import { useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import type { Decision } from './approval.ts'

const MOST = 300

interface DecisionFormProps {
  refused: readonly string[]
  /** Whether every line is refused, which the whole request has its own button for. */
  isWhole: boolean
  onDecide: (body: Decision) => Promise<void>
  onReload: () => Promise<unknown>
}

/** Approves the request, all of it or without some lines, or refuses it with a reason. */
export function DecisionForm({ refused, isWhole, onDecide, onReload }: DecisionFormProps) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [last, setLast] = useState<Decision['decision']>('approve')
  const send = useSubmit(async (decision: Decision['decision']) => {
    const refused_lines = decision === 'approve' ? [...refused] : []
    await onDecide({ decision, reason: reason.trim(), refused_lines })
  })
  const decide = (decision: Decision['decision']) => {
    const isNeeded = decision === 'refuse' || refused.length > 0
    setMissing(isNeeded && reason.trim() === '')
    if (isNeeded && reason.trim() === '') return
    setLast(decision)
    void send.start(decision)
  }
  const isOver =
    send.error?.reason === 'ALREADY_DECIDED' || send.error?.reason === 'APPROVAL_EXPIRED'
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
      {!isWhole && (
        <Button
          fullWidth
          loading={send.busy && last === 'approve'}
          onClick={() => decide('approve')}
        >
          {refused.length > 0
            ? t('approval.approveRest', { count: refused.length })
            : t('approval.approve')}
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
