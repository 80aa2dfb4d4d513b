import { messageQuote } from '@borong/api/quotes'
import { call, useLanguage, useSubmit, storedKeys } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { Timeline } from '@borong/ui/Timeline'
import { useState } from 'react'
import { Documents } from '../application/Documents.tsx'
import { FileLink } from '../application/FileLink.tsx'
import type { Quote } from './quote.data.ts'
import { moment } from '@borong/ui/format/moment'
import styles from './Quote.module.css'
import { useEventMessages } from './use-event-messages.ts'

const keys = storedKeys('services.quote-messages')

interface MessagesProps {
  quote: Quote
  onChange: (quote: Quote) => void
}

/** The history of a quote with the messages of both sides, the files, and a new message. */
export default function Messages({ quote, onChange }: MessagesProps) {
  const t = useEventMessages()
  const { language } = useLanguage()
  const { events } = quote
  const titleOf = ({ from, state }: Quote['events'][number]) => {
    const values = { seller: quote.vendor_name }
    return state ? t(`quote.event.${from}_${state}`, values) : t(`quote.from.${from}`, values)
  }
  return (
    <Band>
      <SectionHeader title={t('quote.history')} />
      <Timeline
        label={t('quote.history')}
        steps={events.map((event, index) => ({
          id: event.id,
          title: titleOf(event),
          detail: (
            <>
              {[
                moment(event.at, language),
                event.total === null ? '' : rupiah(event.total, language),
              ]
                .filter(Boolean)
                .join(' · ')}
              {event.text && <p className={styles.long}>{event.text}</p>}
            </>
          ),
          state: index === events.length - 1 && quote.acts.length > 0 ? 'current' : 'done',
        }))}
      />
      {quote.files.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
      {quote.can_message !== false && <NewMessage quote={quote} onChange={onChange} />}
    </Band>
  )
}

function NewMessage({ quote, onChange }: MessagesProps) {
  const t = useEventMessages()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<Quote['files']>([])
  const send = useSubmit(async () => {
    const body = { text: text.trim(), file_ids: files.map(({ id }) => id) }
    const { result } = await keys.once(JSON.stringify([quote.id, body]), (key) =>
      call(messageQuote, { params: { quoteId: quote.id }, body: { ...body, key } }),
    )
    setText('')
    setFiles([])
    onChange(result)
  })
  return (
    <Form submit={send} onSubmit={() => send.start()}>
      <TextArea
        label={t('quote.message')}
        value={text}
        onChange={setText}
        maxLength={1000}
        rows={2}
        invalid={!text.trim() && t('quote.messageMissing')}
      />
      <Documents
        files={files}
        onChange={(chosen) => setFiles([...chosen])}
        hint={t('quote.filesHint')}
      />
      <ErrorNotice error={send.error} />
      <Button type="submit" variant="secondary" loading={send.busy}>
        {t('quote.sendMessage')}
      </Button>
    </Form>
  )
}
