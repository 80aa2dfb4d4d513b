import { useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import type { Approval } from './approval.ts'
import styles from './Approval.module.css'

const MOST = 500

interface QuestionsProps {
  approval: Approval
  onAsk: (question: string) => Promise<void>
  onAnswer: (questionId: string, answer: string) => Promise<void>
}

/** The questions of approvers to the requester, with their answers. */
export default function Questions({ approval, onAsk, onAnswer }: QuestionsProps) {
  const t = useMessages()
  const moment = useMoment()
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
              <TextForm name="answer" onSend={(answer) => onAnswer(one.id, answer)} />
            ) : (
              <span>{t('approval.unanswered')}</span>
            )}
          </li>
        ))}
      </ul>
      {can_ask && <TextForm key={questions.length} name="ask" onSend={onAsk} />}
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
