import { chatMessages, chats, sendMessage } from '@borong/api/chat'
import { call, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { SendIcon } from '@borong/ui/icons/SendIcon'
import { TextArea } from '@borong/ui/TextArea'
import { useRef } from 'react'
import styles from './Chat.module.css'
import { useUnsent } from './unsent.atoms.ts'

/** The gateway's length limit, and the length from which the counter is shown. */
const LONGEST = 1000
const COUNTED_FROM = 900

type Message = Reply<typeof sendMessage>['result']

interface WriteBarProps {
  seller: string
  /** The product that the message is about. */
  product?: string | undefined
  /** The serial of the order that the message is about. */
  order?: string | undefined
  onSent: (message: Message) => void
}

/** The field for a message. The text remains until the message has arrived. */
export function WriteBar({ seller, product, order, onSent }: WriteBarProps) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const unsent = useUnsent(seller)
  const field = useRef<HTMLTextAreaElement>(null)
  const typed = unsent.text.trim()
  const text = typed && order ? `${t('chat.aboutOrder', { serial: order })}\n${typed}` : typed
  const tooMany = Math.max(0, text.length - LONGEST)
  const send = useSubmit(async () => {
    if (text === '') return
    if (tooMany > 0) return field.current?.focus()
    const { result } = await call(sendMessage, {
      params: { sellerAlias: seller },
      body: { key: unsent.key, text, ...(product ? { product_id: product } : {}) },
    })
    unsent.discard(unsent)
    onSent(result)
    await invalidate(chatMessages, chats)
  })
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        void send.start()
      }}
    >
      <ErrorNotice error={send.error} />
      <div className={styles.write}>
        <TextArea
          ref={field}
          label={t('chat.write')}
          hideLabel
          placeholder={t('chat.write')}
          rows={1}
          value={unsent.text}
          onChange={unsent.write}
          error={tooMany > 0 ? t('chat.tooLong', { count: tooMany }) : undefined}
          hint={text.length >= COUNTED_FROM ? `${text.length}/${LONGEST}` : undefined}
        />
        <Button type="submit" loading={send.busy} icon={<SendIcon size={18} />}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  )
}
