import { actOnComplaint } from '@borong/api/complaints'
import { call, isApiError, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import type { Complaint, Photo } from './complaint.data.ts'
import styles from './Complaints.module.css'
import { Photos } from './Photos.tsx'

type Act = Complaint['acts'][number]

// An act with a text or a number opens its form first; those without ask once.
const withText: ReadonlySet<Act> = new Set(['reply', 'escalate'])
const main: ReadonlySet<Act> = new Set(['accept', 'confirm', 'send_back'])

interface ComplaintActsProps {
  complaint: Complaint
  onChange: (complaint: Complaint) => void
  onStale: () => void
}

/** The acts of the buyer. Each is confirmed in a second step, because none can be undone. */
export function ComplaintActs({ complaint, onChange, onStale }: ComplaintActsProps) {
  const t = useMessages()
  const [act, setAct] = useState<Act>()
  const [text, setText] = useState('')
  const [tracking, setTracking] = useState('')
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const send = useSubmit(async (chosen: Act) => {
    try {
      const { result } = await call(actOnComplaint, {
        params: { number: complaint.number },
        body: {
          act: chosen,
          version: complaint.version,
          text: text.trim(),
          tracking_number: tracking.trim(),
          file_ids: photos.map(({ id }) => id),
        },
      })
      onChange(result)
    } catch (error) {
      if (isApiError(error) && error.reason === 'COMPLAINT_CHANGED') onStale()
      throw error
    }
  })
  return (
    <Band label={t('complaint.acts')}>
      <SectionHeader title={t('complaint.acts')} />
      {!act && (
        <div className={styles.acts}>
          {complaint.acts.map((one) => (
            <Button
              key={one}
              variant={main.has(one) ? 'primary' : one === 'withdraw' ? 'danger' : 'secondary'}
              onClick={() => setAct(one)}
            >
              {t(`complaint.do.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {act && (
        <Form submit={send} onSubmit={() => send.start(act)}>
          <p>{t(`complaint.sure.${act}`)}</p>
          {withText.has(act) && (
            <>
              <TextArea
                label={t('complaint.text')}
                value={text}
                onChange={setText}
                maxLength={2000}
                invalid={!text.trim() && t('complaint.error.reply')}
              />
              <Photos photos={photos} onChange={setPhotos} />
            </>
          )}
          {act === 'send_back' && (
            <TextField
              label={t('order.tracking')}
              value={tracking}
              onChange={setTracking}
              maxLength={60}
              invalid={!tracking.trim() && t('complaint.error.tracking')}
            />
          )}
          <ErrorNotice error={send.error} />
          <div className={styles.acts}>
            <Button type="submit" loading={send.busy}>
              {t(`complaint.do.${act}`)}
            </Button>
            <Button variant="secondary" onClick={() => setAct(undefined)}>
              {t('complaint.back')}
            </Button>
          </div>
        </Form>
      )}
    </Band>
  )
}
