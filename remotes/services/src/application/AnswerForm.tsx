import { completeApplication } from '@borong/api/applications'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import type { Application, AttachedFile } from './application.atoms.ts'
import { Documents } from './Documents.tsx'
import styles from './Application.module.css'

/** Answers a question of the desk, with documents. */
export function AnswerForm({
  number,
  onAnswered,
}: {
  number: string
  onAnswered: (application: Application) => void
}) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const send = useSubmit(async () => {
    const { result } = await call(completeApplication, {
      params: { number },
      body: { text, file_ids: files.map(({ id }) => id) },
    })
    onAnswered(result)
  })
  return (
    <Form submit={send} onSubmit={() => send.start()}>
      <Band>
        <SectionHeader title={t('application.answerTitle')} />
        <div className={styles.fields}>
          <TextArea
            label={t('application.answer')}
            value={text}
            onChange={setText}
            maxLength={2000}
            rows={4}
            invalid={!text.trim() && t('application.answerMissing')}
          />
          <Documents files={files} onChange={setFiles} hint={t('application.answerDocuments')} />
          <ErrorNotice error={send.error} />
          <Button type="submit" fullWidth loading={send.busy}>
            {t('application.answerSend')}
          </Button>
        </div>
      </Band>
    </Form>
  )
}
