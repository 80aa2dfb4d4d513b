import { call, isFault, requireLogin, useMessages } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { Notice } from '@borong/ui/Notice'
import { TextArea } from '@borong/ui/TextArea'
import { useEffect, useRef, useState } from 'react'

interface ReviewFormProps {
  productId: string
  onDone: () => Promise<unknown>
  onClose: () => void
}

const LONGEST = 2000

/** Stars and a few words, from someone who bought it. */
export default function ReviewForm({ productId, onDone, onClose }: ReviewFormProps) {
  const t = useMessages()
  const [rating, setRating] = useState(5)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(), [])
  async function send() {
    if (!requireLogin()) return
    try {
      await call('addReview', { params: { productId }, body: { rating, text } })
      await onDone()
      onClose()
    } catch (error) {
      setProblem(isFault(error) ? error.message : t('failure.text'))
    }
  }
  return (
    <>
      <div ref={form}>
        <Chips>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Chip key={stars} selected={rating === stars} onClick={() => setRating(stars)}>
              {t('review.stars', { count: stars })}
            </Chip>
          ))}
        </Chips>
      </div>
      <TextArea label={t('review.text')} value={text} onChange={setText} maxLength={LONGEST} />
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <Chips>
        <Button onClick={send}>{t('review.send')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Chips>
    </>
  )
}
