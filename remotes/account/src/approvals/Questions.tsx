import { answerApprover, askRequester } from '@borong/api/approvals'
import { call, Link, toast, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import type { ApprovalViewProps } from './approval.ts'
import styles from './Approval.module.css'

const MOST = 500

type QuestionsProps = Pick<ApprovalViewProps, 'approval' | 'isSignedIn' | 'onReload'>

/** The questions of approvers to the requester, with their answers. */
export default function Questions({ approval, isSignedIn, onReload }: QuestionsProps) {
  const t = useMessages()
  const moment = useMoment()
  if (!isSignedIn)
    return (
      <Band>
        <Button variant="secondary" fullWidth link={<Link to={`/approvals/${approval.id}`} />}>
          {t('approval.logInToAsk')}
        </Button>
      </Band>
    )
  const params = { approvalId: approval.id }
  const ask = async (question: string) => {
    await call(askRequester, { params, body: { question } })
    await onReload()
    toast(t('approval.asked'), { type: 'success' })
  }
  const answerTo = (questionId: string) => async (answer: string) => {
    await call(answerApprover, { params: { ...params, questionId }, body: { answer } })
    await onReload()
    toast(t('approval.answered'), { type: 'success' })
  }
  const { questions, can_ask, can_answer, requester_name } = approval
  return (
    <Band>
      <SectionHeader title={t('approval.questions')} />
      <ul className={styles.steps}>
        {questions.map((one) => (
          <li key={one.id} className={styles.text}>
            <span className={styles.quiet}>
              {one.asked_by_name} · {moment(one.asked_at)}
            </span>
            <b>{one.question}</b>
            {one.answered_at ? (
              <>
                <span className={styles.quiet}>
                  {requester_name} · {moment(one.answered_at)}
                </span>
                <span>{one.answer}</span>
              </>
            ) : can_answer ? (
              <TextForm name="answer" onSend={answerTo(one.id)} />
            ) : (
              <span>{t('approval.unanswered')}</span>
            )}
          </li>
        ))}
      </ul>
      {can_ask && <TextForm key={questions.length} name="ask" onSend={ask} />}
    </Band>
  )
}

function TextForm({
  name,
  onSend,
}: {
  name: 'ask' | 'answer'
  onSend: (text: string) => Promise<void>
}) {
  const t = useMessages()
  const [text, setText] = useState('')
  const send = useSubmit(() => onSend(text.trim()))
  return (
    <Form submit={send} onSubmit={() => text.trim() && send.start()}>
      <TextArea
        label={t(`approval.${name}`)}
        hint={t(`approval.${name}Hint`)}
        maxLength={MOST}
        value={text}
        onChange={setText}
        invalid={text.trim() === '' && t('approval.textMissing')}
      />
      <ErrorNotice error={send.error} />
      <Button type="submit" variant="secondary" fullWidth loading={send.busy}>
        {t(`approval.${name}Send`)}
      </Button>
    </Form>
  )
}
