import { addReview } from '@borong/api/reviews'
import { call, requireLogin } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Chips } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { Notice } from '@borong/ui/Notice'
import { TextArea } from '@borong/ui/TextArea'
import { useEffect, useRef, useState } from 'react'
import { storeReviewDraft, readReviewDraft } from './review-draft.ts'
import { want } from './wanted.ts'
import { useReviewMessages } from './use-review-messages.ts'

interface ReviewFormProps {
  productId: string
  onDone: () => Promise<unknown>
  onClose: () => void
}

const LONGEST = 2000

/** The form for a buyer's review: stars and a text. */
export default function ReviewForm({ productId, onDone, onClose }: ReviewFormProps) {
  const t = useReviewMessages()
  const textOf = useErrorText()
  const [review, setReview] = useState(() => readReviewDraft(productId) ?? { rating: 5, text: '' })
  const { rating, text } = review
  const change = (more: Partial<typeof review>) => {
    const changed = { ...review, ...more }
    setReview(changed)
    storeReviewDraft(productId, changed)
  }
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(), [])
  async function send() {
    if (!requireLogin()) return want(productId, { act: 'review' })
    try {
      await call(addReview, { params: { productId }, body: review })
      storeReviewDraft(productId, null)
      await onDone()
      onClose()
    } catch (error) {
      setProblem(textOf(error))
    }
  }
  return (
    <>
      <div ref={form}>
        <Chips>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Chip key={stars} selected={rating === stars} onClick={() => change({ rating: stars })}>
              {t('review.stars', { count: stars })}
            </Chip>
          ))}
        </Chips>
      </div>
      <TextArea
        label={t('review.text')}
        value={text}
        onChange={(words) => change({ text: words })}
        maxLength={LONGEST}
      />
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
